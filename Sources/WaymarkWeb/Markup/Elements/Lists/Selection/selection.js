// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// Selection: rows are chosen by presses. Of several, Control switches one; Shift reaches from the
// row that was chosen last, and Control with A takes all.

import { form, page } from "../lists.js";
import { kindNow } from "./kinds.js";
import { isField } from "./keys.js";

/** @type {PageElement} */
let anchor = null; // the row that Shift reaches from

/** @param {PageElement} node */
const listAround = (node) => node.closest?.(".list[data-selection=multiple]");
/** @param {PageElement} stop */
const rowAround = (stop) => stop.closest(".row");

/** Selects the rows from one to another.
 @param {PageElement} from @param {PageElement} to */
const choose = (from, to) =>
  page.press(rowAround(to), "through", { n: page.idOf(rowAround(from)) });

/** Selects the rows from where Shift reaches from to this one, and goes there.
 @param {PageElement} from @param {PageElement} to */
function reach(from, to) {
  choose(anchorFor(from), to);
  to.focus();
}

/** Finds where Shift reaches from to this row.
 @param {PageElement} stop */
const anchorFor = (stop) => {
  if (!anchor?.isConnected || listAround(anchor) !== listAround(stop)) anchor = stop;
  return anchor;
};

/** The rows that can be chosen, or what is pressed to choose them.
 @param {PageElement} list */
const choices = (list) => kindNow(list) === "list" ? page.rowsOf(list)
  : [...list.querySelectorAll(".row[aria-selected]")];

addEventListener("keydown", (event) => {
  const { target, key, shiftKey } = event;
  const list = listAround(target);
  if (!list || event.altKey || target.closest(".menu") || isField(target)) return;
  const isAll = (event.ctrlKey || event.metaKey) && key.toLowerCase() === "a";
  const step = shiftKey && { ArrowDown: 1, ArrowUp: -1 }[key];
  if (!isAll && !step) return;
  const rows = choices(list);
  const at = rows.findIndex((row) => row === target || row === rowAround(target));
  if (at < 0) return;
  const next = rows[at + step];
  if (isAll) choose(rows[0], rows.at(-1));
  else if (next) reach(rows[at], next);
  if (isAll || next) event.preventDefault();
});

/** A press with Shift would select the words between, and one of the middle button scroll. */
addEventListener("mousedown", (event) => {
  const { target, button, shiftKey } = event;
  if (shiftKey && listAround(target)) event.preventDefault();
  const row = button ? chosenBy(target) : null;
  if (!linkOf(row)) return;
  if (button === 1) event.preventDefault();
  if (button === 2) aim(row);
});
addEventListener("auxclick", ({ target, button }) => {
  if (button === 1) openApart(chosenBy(target), { ctrlKey: true, metaKey: true });
});

/** The link beneath a row that is pressed itself, which browsers do not see.
 @param {PageElement} row */
const linkOf = (row) => row?.querySelector("a.select");

/** Opens what a row leads to, as browsers open links with these keys.
 @param {PageElement} row @param {MouseEventInit} keys */
const openApart = (row, keys) => linkOf(row)?.dispatchEvent(new MouseEvent("click", keys));

/** The browser's own menu is about what is below the pointer: for once, that is the row's link.
 @param {PageElement} row */
function aim(row) {
  row.classList.add("aimed");
  const lower = () => setTimeout(() => row.classList.remove("aimed"));
  addEventListener("contextmenu", lower, { once: true });
}

const pressable = "[data-on], a, button, input, label, select, textarea, summary, .menu";

/** Finds what a press chooses: the row, or what lies over it; none where something in the row is
 pressed.
 @param {PageElement} target */
function chosenBy(target) {
  if (target.matches(".select")) return target;
  const row = target.closest(".row[aria-selected]:not([aria-disabled])");
  const control = target.closest(pressable);
  return control && row?.contains(control) ? null : row;
}

form.addEventListener("click", (event) => {
  const { shiftKey } = event;
  const target = event.button === 0 ? chosenBy(event.target) : null;
  if (!target) return;
  const isRow = target.matches(".row");
  const isSwitched = (event.ctrlKey || event.metaKey) && listAround(target);
  const isReached = shiftKey && listAround(target);
  if (isSwitched) page.press(target, "extend");
  else if (isReached) reach(target, target);
  else if (isRow && page.isModified(event) && linkOf(target)) openApart(target, event);
  else if (isRow) page.press(target, "press");
  if (isSwitched || isReached) event.preventDefault();
  if (!isReached && listAround(target)) anchor = target;
  if (event.detail) event.target.closest(".row[tabindex]")?.focus({ focusVisible: false });
}, true);

export { reach };

/** Lets other parts write these. */
export const selectionPart = {
  set anchor(/** @type {PageElement} */ to) { anchor = to; },
};
