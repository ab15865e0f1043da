// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// Stops: a list box, a grid, a tree and a sidebar are one stop of the Tab key, and arrows go on
// from there

import { controls, kindNow } from "./kinds.js";

/** @type {WeakMap<PageElement, PageElement>} */
const current = new WeakMap(); // list -> what the Tab key comes to
const lines = ".row, .section-header, .section-footer";

/** @param {PageElement} node */
const lineAround = (node) => node.closest?.(lines);
/** @param {PageElement} list */
const linesOf = (list) => [...list.querySelectorAll(lines)];

/** Each row of a plain list is a stop, and so is all that can be pressed in a plain table; a sidebar
 is one as a whole, unless fields need the arrows.
 @param {PageElement} list */
const isPlain = (list) => kindNow(list) === "table" || kindNow(list) === "list"
  && !list.matches(".sidebar-list:not(:has(select, textarea, input:not([type=checkbox]), .spinner))");

/** @param {PageElement} control */
const isDisclosure = (control) => control.matches(".actions > [aria-expanded]");

/** Finds what can have the focus in a row. A row that can be chosen, or holds nothing to press, has
 it itself; the button that shows what is below is pressed by the row's arrows.
 @param {PageElement} line */
function stopsOf(line) {
  const inner = [...line.querySelectorAll(`${controls}, .select`)].filter((control) =>
    !control.disabled && !isDisclosure(control) && control.checkVisibility());
  return line.hasAttribute("tabindex") ? [line, ...inner] : inner;
}

/** Takes what is in a row out of the way of the Tab key, or gives it back.
 @param {PageElement} line @param {PageElement} [list] */
function setStops(line, list = line.closest(".list")) {
  const inner = [...line.querySelectorAll(controls)];
  const isStop = kindNow(list) !== "list" && line.matches(".row")
    && (line.hasAttribute("aria-selected")
      || inner.every((control) => isDisclosure(control) || control.matches(".context > *")));
  for (const node of isStop ? [line, ...inner] : inner) {
    if (node.dataset.tab) continue; // the app says whether it is one
    if (isPlain(list)) node.removeAttribute("tabindex");
    else if (node.tabIndex || current.get(list) !== node) node.tabIndex = -1;
  }
  if (!isStop) line.removeAttribute("tabindex");
}

/** The stop stays where a person left it; at first it is what is chosen, or else the first row.
 @param {PageElement} list */
function keepStop(list) {
  const old = current.get(list);
  const isThere = old?.tabIndex === 0 && list.contains(old) && !old.disabled;
  if (isThere || isPlain(list)) return;
  const next = list.querySelector(":focus") ?? chosenIn(list) ?? firstStop(list);
  if (next) stopAt(list, next);
}

/** Finds what is chosen in a list: of links, that to the screen that is shown.
 @param {PageElement} list */
const chosenIn = (list) => list.querySelector("[aria-selected=true], [aria-current]:not(.select)");

/** @param {PageElement} list */
const firstStop = (list) => list.querySelector(`.row[tabindex], :is(${lines}) ${controls}:enabled,
  :is(${lines}) a[data-on]:not(.select)`);

/** @param {PageElement} list @param {PageElement} stop */
function stopAt(list, stop) {
  const old = current.get(list);
  if (old) old.tabIndex = -1;
  stop.tabIndex = 0;
  current.set(list, stop);
}

/** The stop of the first of these rows, in one direction, that has one: as far in it as in the row
 before.
 @param {PageElement[]} all @param {number} place @param {number} step @param {number} at */
function stopFrom(all, place, step, at) {
  for (; all[place]; place += step) {
    const stops = stopsOf(all[place]);
    if (stops.length) return stops[Math.min(at, stops.length - 1)];
  }
  return undefined;
}

/** @type {{ line: PageElement, at: number }} */
let last = null; // { line, at }: where in a list the focus is, or was before a dialog came

addEventListener("focusin", ({ target }) => {
  const line = lineAround(target);
  const list = line?.closest(".list");
  if (list) last = { line, at: stopsOf(line).indexOf(target) };
  else if (!target.closest("dialog") || target.closest("dialog").contains(last?.line)) last = null;
  const isStop = list && !isPlain(list) && target.matches(`${controls}, .row`);
  if (isStop) stopAt(list, target);
});
addEventListener("focusout", ({ relatedTarget }) => {
  if (!relatedTarget) queueMicrotask(forgetIfLeft);
});

/** A person who pressed beside everything is nowhere any more; a row that went is no such case. */
function forgetIfLeft() {
  if (last?.line.isConnected && document.activeElement === document.body) last = null;
}

/** Says whether a stop is out of sight: what can be done with a row is, under a finger.
 @param {PageElement} stop */
const isAside = (stop) => stop?.closest(".actions")
  && getComputedStyle(stop.closest(".actions")).position === "absolute";

/** Moves the focus on if a row was removed with it: to the next row, or else to the title; under a
 finger to the row itself if all that is in it is out of sight, or would bring up a keyboard.
 @param {PageRecord} record */
function goOnFrom({ target, addedNodes: [added], removedNodes, previousSibling: before }) {
  const list = target.closest(".list");
  const isLost = last && !last.line.isConnected && list?.isConnected
    && [...removedNodes].some((node) => node.contains(last.line));
  if (!isLost || document.activeElement !== document.body) return;
  const all = linesOf(list);
  // 4 is Node.DOCUMENT_POSITION_FOLLOWING, and is part of what is inside, too.
  const place = all.findIndex((line) => added?.contains(line)
    ?? (before?.isConnected ? before.compareDocumentPosition(line) === 4
      : target.compareDocumentPosition(line) & 4));
  const end = place < 0 ? all.length : place;
  /** @param {number} at */
  const near = (at) => stopFrom(all, end, 1, at) ?? stopFrom(all, end - 1, -1, at);
  let next = near(Math.max(last.at, 0));
  if (isAside(next)) {
    next = near(0);
    if (isAside(next) || next.matches("input, textarea")) (next = lineAround(next)).tabIndex = -1;
  }
  last = null;
  (next ?? list.closest(".screen")?.querySelector("h1"))?.focus();
}

export {
  chosenIn, current, goOnFrom, isPlain, keepStop, lineAround, linesOf, setStops, stopAt, stopFrom,
  stopsOf,
};
