// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// Keys: ways through list boxes, grids and trees

import { page } from "../lists.js";
import { disclosureOf, kindNow } from "./kinds.js";
import { isPlain, lineAround, linesOf, stopFrom, stopsOf } from "./stops.js";
import { reach, selectionPart } from "./selection.js";

/** Says whether a node uses arrows and letters itself.
 @param {PageElement} node */
const isField = (node) => node.matches("select, textarea, input:not([type=checkbox])");

/** @param {PageElement} list */
const stepOf = (list) => (getComputedStyle(list).direction === "rtl" ? -1 : 1);

/** The ways that keys lead: each is given the rows, the place of the row among them, what can have
 the focus in the row, and which of these has it.
 @type {Record<string, (from: KeyPlace) => PageElement | false>} */
const ways = {
  ArrowDown: ({ all, place, at }) => stopFrom(all, place + 1, 1, at),
  ArrowUp: ({ all, place, at }) => stopFrom(all, place - 1, -1, at),
  PageDown: (from) => pageAway(from, 1),
  PageUp: (from) => pageAway(from, -1),
  Home: (from) => (from.isWhole ? firstOf(from) : from.stops[0]),
  End: (from) => (from.isWhole ? lastOf(from) : from.stops.at(-1)),
  ArrowRight: (from) => aside(from, stepOf(from.list)),
  ArrowLeft: (from) => aside(from, -stepOf(from.list)),
  Escape: ({ stops, target }) => isField(target) && stops.find((stop) => !isField(stop)),
};

/** @param {KeyPlace} from */
const firstOf = ({ all }) => stopFrom(all, 0, 1, 0);
/** @param {KeyPlace} from */
const lastOf = ({ all, isEnd }) => stopFrom(all, all.length - 1, -1, isEnd ? Infinity : 0);

/** The row that is as far away as what is in sight.
 @param {KeyPlace} from @param {number} step */
function pageAway({ list, all, place, at }, step) {
  const top = (/** @type {PageElement} */ line) => line.getBoundingClientRect().top;
  const height = (list.closest("[data-scroll]")?.clientHeight ?? innerHeight) - 44;
  let next = place + step;
  while (all[next + step] && Math.abs(top(all[next]) - top(all[place])) < height) next += step;
  return stopFrom(all, next, step, at) ?? stopFrom(all, next, -step, at);
}

/** On or back in a row. In a tree the first stop stands for the row: on opens it and then goes in,
 back closes it and then goes to the row above.
 @param {KeyPlace} from @param {number} step */
function aside(from, step) {
  const { list, line, stops, at } = from;
  const next = stops[at + step];
  if (kindNow(list) !== "treegrid" || at > 0) return next;
  const isOpen = line.getAttribute("aria-expanded");
  if (isOpen === (step > 0 ? "false" : "true")) {
    page.press(disclosureOf(line), "press");
    return from.target;
  }
  return step > 0 ? next ?? below(from, isOpen) : above(from);
}

/** @param {PageElement} line */
const levelOf = (line) => Number(line.getAttribute("aria-level"));

/** @param {KeyPlace} from @param {string} isOpen */
const below = ({ all, place }, isOpen) => isOpen === "true" && stopFrom(all, place + 1, 1, 0);

/** @param {KeyPlace} from */
const above = ({ all, place, line }) => {
  const parent = all.slice(0, place).findLast((other) =>
    other.matches(".row") && levelOf(other) < levelOf(line));
  return parent && stopsOf(parent)[0];
};

/** Letters go to the next row that begins with them, in lists of more than seven.
 @param {KeyPlace} from @param {string} key */
function named({ list, line, at }, key) {
  const rows = [...list.querySelectorAll(".row")];
  const found = rows.length > 7 && page.nextThatBegins?.(key, rows, rows.indexOf(line));
  return found && stopFrom([found], 0, 1, at);
}

addEventListener("keydown", (event) => {
  const { target, key, ctrlKey, metaKey, shiftKey } = event;
  const line = lineAround(target);
  const list = line?.closest(".list");
  const isOurs = list && !isPlain(list) && !target.closest(".menu");
  if (!isOurs || event.altKey || event.defaultPrevented) return;
  if (isField(target) && key !== "Escape") return;
  if (chooseByKey(event, line)) return event.preventDefault();
  const isEnd = (key === "Home" || key === "End") && (ctrlKey || metaKey);
  if (shiftKey || ((ctrlKey || metaKey) && !isEnd)) return;
  const stops = stopsOf(line);
  const at = Math.max(stops.indexOf(target), 0);
  const all = linesOf(list);
  const isWhole = isEnd || (kindNow(list) !== "grid" && at === 0);
  const from = { list, line, target, stops, at, all, place: all.indexOf(line), isEnd, isWhole };
  const next = ways[key] ? ways[key](from) : named(from, key);
  if (next) next.focus();
  if (next || (ways[key] && key !== "Escape")) event.preventDefault();
});

/** Enter and Space choose a row, or show what is below it; with Shift, Space does so from anywhere
 in the row. Where several can be chosen, Space takes a row in or out, and with Shift reaches to it
 in a list box.
 @param {KeyboardEvent} event @param {PageElement} row */
function chooseByKey({ key, target, shiftKey, repeat }, row) {
  const isSpace = key === " ";
  const isOnRow = target === row && (isSpace || (key === "Enter" && !shiftKey));
  if (!isOnRow && !(isSpace && shiftKey)) return false;
  const canChoose = row.hasAttribute("aria-selected");
  const control = canChoose ? row : isOnRow && disclosureOf(row);
  const isMultiple = canChoose && row.closest(".list").dataset.selection === "multiple";
  const isReached = isMultiple && shiftKey && row.getAttribute("role") === "option";
  if (!control || repeat || row.hasAttribute("aria-disabled")) return isOnRow || canChoose;
  if (isReached) reach(row, row);
  else page.press(control, isMultiple && isSpace ? "extend" : "press");
  if (isMultiple && !isReached) selectionPart.anchor = row;
  return true;
}

export { isField, ways };
