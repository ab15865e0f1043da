// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// Selection: a module of its own, which comes with the first list of which several rows can be
// selected. Control switches one row; Shift reaches from the row that was chosen last, and Control
// with A takes all.

let page; // what the page's own script lends: press, rowsOf
let anchor = null; // the row that Shift reaches from

export function arrange(lent) {
  page = lent;
}

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

addEventListener("keydown", (event) => {
  const list = listAround(event.target);
  if (!list || event.altKey || event.target.closest(".menu")) return;
  const rows = page.rowsOf(list);
  const at = rows.indexOf(event.target);
  if (at < 0) return;
  const isAll = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "a";
  const next = event.shiftKey && rows[{ ArrowDown: at + 1, ArrowUp: at - 1 }[event.key]];
  if (isAll) choose(rows[0], rows.at(-1));
  else if (next) reach(event.target, next);
  if (isAll || next) event.preventDefault();
});

/** A press with Shift would select the words between. */
addEventListener("mousedown", (event) => {
  if (event.shiftKey && listAround(event.target)) event.preventDefault();
});

addEventListener("click", (event) => {
  const stop = event.target.closest?.(".row > .select");
  if (!stop || !listAround(stop) || event.button !== 0) return;
  const isSwitched = event.ctrlKey || event.metaKey;
  if (isSwitched) page.press(stop, "extend");
  else if (event.shiftKey) reach(stop, stop);
  if (isSwitched || event.shiftKey) event.preventDefault();
  if (!event.shiftKey) anchor = stop;
}, true);
