// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// Rows of plain lists: keys go from one to the next, and letters to the row that begins with them

import { isModified } from "../../../../Assets/Script/Controls/controls.js";

const rowControls = ":is(a, button)[data-on=press]";
let letters = ""; // the letters that were typed to find a row
let lettersAt = 0; // the time when the last of them was typed

/** @param {PageElement} list */
const rowsOf = (list) =>
  [...list.querySelectorAll(`.row ${rowControls}:enabled, .row a[data-on]`)]
    .filter((stop) => stop.checkVisibility());

addEventListener("keydown", (event) => {
  const list = event.target.closest?.(rowControls)
    && event.target.closest(".list[role=list]:not(.sidebar-list)");
  if (!list || isModified(event) || event.target.closest(".menu")) return;
  const rows = rowsOf(list);
  const at = rows.indexOf(event.target);
  if (at >= 0 && goToRow(event.key, rows, at)) event.preventDefault();
});

/** Arrows, Home and End, or letters in a list of more than seven rows.
 @param {string} key @param {PageElement[]} rows @param {number} at */
function goToRow(key, rows, at) {
  const place = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[key];
  const named = rows.length > 7 ? nextThatBegins(key, rows, at) : undefined;
  const next = place === undefined ? named : rows[place];
  next?.focus();
  return place !== undefined || next !== undefined;
}

/** The next row, or entry of a menu, that begins with what is typed.
 @param {string} key @param {PageElement[]} rows @param {number} at */
function nextThatBegins(key, rows, at) {
  if (key.length !== 1 || key === " ") return undefined;
  letters = performance.now() - lettersAt > 700 ? key : letters + key;
  lettersAt = performance.now();
  const start = letters.length > 1 ? at : at + 1;
  const inTurn = [...rows.slice(start), ...rows.slice(0, start)];
  return inTurn.find((row) => wordsOf(row).startsWith(letters.toLocaleLowerCase()));
}

/** Reads what a row or an entry shows first, in words.
 @param {PageElement} stop */
const wordsOf = (stop) => {
  const row = stop.closest(".row, .menu > *, .entries > *");
  return (row.querySelector(".text") ?? row).textContent.trim().toLocaleLowerCase();
};

export { nextThatBegins, rowsOf };
