// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// Selection: rows are chosen by presses. Of several, Control switches one; Shift reaches from the
// row that was chosen last, and Control with A takes all.

let anchor = null; // the row that Shift reaches from

const listAround = (node) => node.closest?.(".list[data-selection=multiple]");
const rowAround = (stop) => stop.closest(".row");

/** Selects the rows from one to another. */
const choose = (from, to) =>
  page.press(rowAround(to), "through", { n: Number(rowAround(from).dataset.e) });

/** Selects the rows from where Shift reaches from to this one, and goes there. */
function reach(from, to) {
  choose(anchorFor(from), to);
  to.focus();
}

/** Where Shift reaches from to this row. */
const anchorFor = (stop) => {
  if (!anchor?.isConnected || listAround(anchor) !== listAround(stop)) anchor = stop;
  return anchor;
};

/** The rows that can be chosen, or what is pressed to choose them. */
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

/** A press with Shift would select the words between. */
addEventListener("mousedown", (event) => {
  if (event.shiftKey && listAround(event.target)) event.preventDefault();
});

// Where a row takes the press itself, nothing in it does: what is not to press lets it through.
form.addEventListener("click", (event) => {
  const { target, shiftKey } = event;
  const isRow = target.matches(".row[aria-selected]:not([aria-disabled])");
  if (event.button !== 0 || !(isRow || target.matches(".row > .select"))) return;
  const isSwitched = (event.ctrlKey || event.metaKey) && listAround(target);
  const isReached = shiftKey && listAround(target);
  if (isSwitched) page.press(target, "extend");
  else if (isReached) reach(target, target);
  else if (isRow) page.press(target, "press");
  if (isSwitched || isReached) event.preventDefault();
  if (!isReached && listAround(target)) anchor = target;
}, true);
