// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// Leading columns that have no room beside the others come when a person asks for them, and lie
// over the others until something else is pressed, chosen or asked for

import { columnsPart, last, main, shown } from "./columns.js";

/** @type {PageElement} */
let over = null; // the split view of which the leading column lies over the others
let overRoute = ""; // the route of that

/** @param {PageElement} split */
const columnsOf = (split) => split.querySelector(":scope > .columns");
/** @param {PageElement} split */
const isWithoutRoom = (split) =>
  getComputedStyle(columnsOf(split)).getPropertyValue("--leading") === "none";

/** The leading column lies over the others as long as there is no room and nothing else is come
 to.
 @param {string} route */
function arrangeLeading(route) {
  if (over && (!over.isConnected || !isWithoutRoom(over) || overRoute !== route)) over = null;
  for (const split of document.querySelectorAll(".split")) {
    split.toggleAttribute("data-over", split === over);
  }
  keepFocus();
}

/** Moves the focus to the title of what is left if it was in a column that has gone. */
function keepFocus() {
  if (!hasGone(document.activeElement) && !(hasGone(last) && main.isFocusLost())) return;
  columnsPart.last = null;
  main.focusTitle();
}

/** @param {PageElement} node */
const hasGone = (node) => node?.closest(".column")?.checkVisibility() === false;

/** @param {PageElement} split */
function layOver(split) {
  over = split;
  overRoute = shown;
  arrangeLeading(shown);
}

/** Takes away the column that lies over the others; says whether there was one. */
function putAway() {
  const toggle = over?.querySelector(":scope > .sidebar-toggle");
  if (toggle) layOver(null);
  return toggle;
}

/** A column that is not there at all comes from the server, and lies over the others as well.
 @param {PointerEvent} event @param {PageElement} split */
function pressToggle(event, split) {
  const isHere = columnsOf(split).querySelector(":scope > .sidebar");
  layOver(split === over ? null : split);
  if (!isHere) return;
  event.preventDefault();
  event.stopPropagation();
}

addEventListener("click", (event) => {
  const split = event.target.closest?.(".sidebar-toggle")?.parentNode;
  if (split && isWithoutRoom(split)) pressToggle(event, split);
  else if (over && !event.target.closest?.(".split[data-over] > .columns > .sidebar")) putAway();
}, true);

addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || event.defaultPrevented || document.querySelector("dialog")) return;
  const toggle = putAway();
  if (!toggle) return;
  toggle.focus();
  event.preventDefault();
});

export { arrangeLeading };
