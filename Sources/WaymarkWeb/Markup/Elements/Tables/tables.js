// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// Tables: a module of its own, which comes with the first table: columns are made wider and
// narrower by their handles. Rows are those of lists.

/** @type {Lent} */
let page; // the parts that the page's own script lends: tell, isModified
/** @type {{ handle: PageElement, from: number, width: number }} */
let drag = null; // the handle that is held, where it was, and how wide its column was

/** @param {Lent} lent */
export function arrange(lent) {
  page = lent;
}

/** @param {any} node @returns {PageElement | undefined} */
const handleAt = (node) => node.closest?.(".table-handle");
/** @param {PageElement} handle */
const columnOf = (handle) => handle.closest("th");
/** @param {PageElement} handle */
const widthOf = (handle) => Math.round(columnOf(handle).getBoundingClientRect().width);
/** @param {PageElement} handle */
const stepOf = (handle) => (getComputedStyle(handle).direction === "rtl" ? -1 : 1);

/** The nearest width that a column may have.
 @param {PageElement} handle @param {number} width */
function within(handle, width) {
  const most = handle.ariaValueMax ? Number(handle.ariaValueMax) : Infinity;
  return Math.round(Math.max(Number(handle.ariaValueMin), Math.min(width, most)));
}

/** Shows a column in a width, which the server does not know yet.
 @param {PageElement} handle @param {number} width */
function show(handle, width) {
  const now = within(handle, width);
  columnOf(handle).style.inlineSize = `${now}px`;
  handle.ariaValueNow = String(now);
  return now;
}

/** @param {PageElement} handle @param {number} width */
const choose = (handle, width) => page.tell({ of: handle, a: "set", v: show(handle, width) });

addEventListener("pointerdown", (event) => {
  const handle = event.button === 0 && handleAt(event.target);
  if (!handle) return;
  event.preventDefault();
  handle.setPointerCapture(event.pointerId);
  drag = { handle, from: event.clientX, width: widthOf(handle) };
});
addEventListener("pointermove", ({ clientX }) => {
  if (drag) show(drag.handle, wayTo(clientX));
});
addEventListener("pointerup", ({ clientX }) => {
  if (drag && clientX !== drag.from) choose(drag.handle, wayTo(clientX));
  drag = null;
});
addEventListener("pointercancel", giveUp);

/** A column is as wide as before it was dragged. */
function giveUp() {
  if (drag) show(drag.handle, drag.width);
  drag = null;
}

/** @param {number} x */
const wayTo = (x) => drag.width + (x - drag.from) * stepOf(drag.handle);

/** A handle says how wide its column is as soon as somebody comes to it. */
addEventListener("focusin", ({ target }) => {
  const handle = handleAt(target);
  if (handle) handle.ariaValueNow = String(widthOf(handle));
});
addEventListener("keydown", (event) => {
  if (drag && event.key === "Escape") return giveUp();
  const handle = handleAt(event.target);
  if (!handle || page.isModified(event)) return;
  const to = widthBy(event.key, handle);
  if (to === undefined) return;
  event.preventDefault();
  choose(handle, to);
});

/** Arrows make a column wider and narrower by steps, Home as narrow as it may be.
 @param {string} key @param {PageElement} handle */
function widthBy(key, handle) {
  const on = 16 * stepOf(handle);
  const by = { ArrowRight: on, ArrowLeft: -on, Home: -Infinity, End: Infinity }[key];
  if (by === Infinity && !handle.ariaValueMax) return undefined;
  return by && widthOf(handle) + by;
}

export { within };
