// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// Edges: the line between two columns can be moved by hand or by keys, and stays there in this
// browser

import { placeOf, titleOf } from "./columns.js";

const stored = "waymark-columns";
/** @type {Record<string, number>} */
const widths = JSON.parse(localStorage.getItem(stored) ?? "{}"); // place of a column -> pixels

/** @param {PageElement} edge */
const columnOf = (edge) =>
  edge.parentNode.querySelector(`:scope > .columns > .${edge.dataset.column}`);
/** @param {PageElement} edge */
const isMirrored = (edge) => getComputedStyle(edge).direction === "rtl";
/** @param {PageElement} edge */
const placeOfEdge = (edge) => placeOf(edge, edge.dataset.column);

/** Reads how narrow and how wide the app allows a column to be.
 @param {PageElement} column */
function limitsOf(column) {
  const { minInlineSize, maxInlineSize } = getComputedStyle(column);
  return [parseFloat(minInlineSize), parseFloat(maxInlineSize)];
}

/** Columns are as wide as they were made, and assistive technology hears where the edges are. */
function arrangeEdges() {
  for (const edge of document.querySelectorAll(".edge")) {
    const column = columnOf(edge);
    if (!column || !edge.checkVisibility()) continue;
    const width = widths[placeOfEdge(edge)];
    column.style.setProperty("--column", width === undefined ? "" : `${width}px`);
    [edge.ariaValueMin, edge.ariaValueMax] = limitsOf(column).map(Math.round);
    edge.ariaValueNow = column.offsetWidth;
    edge.ariaValueText = `${column.offsetWidth} pixels`;
    edge.ariaControlsElements = [column];
    const title = titleOf(column);
    if (title) edge.ariaLabel = `Width of ${title}`;
  }
}

/** @param {PageElement} edge @param {number} width */
function setWidth(edge, width) {
  const [least, most] = limitsOf(columnOf(edge));
  keep(edge, Math.round(Math.min(Math.max(width, least), most)));
}

/** Without a width, a column is as wide as the app wants it.
 @param {PageElement} edge @param {number} width */
function keep(edge, width) {
  widths[placeOfEdge(edge)] = width;
  localStorage.setItem(stored, JSON.stringify(widths));
  arrangeEdges();
}

/** @type {{ edge: PageElement, from: number, width: number }} */
let drag = null; // { edge, from, width }: what is being moved

addEventListener("pointerdown", (event) => {
  const edge = event.target.closest?.(".edge");
  if (!edge || event.button !== 0) return;
  event.preventDefault();
  edge.focus({ focusVisible: false });
  edge.setPointerCapture(event.pointerId);
  drag = { edge, from: event.clientX, width: columnOf(edge).offsetWidth };
});
addEventListener("pointermove", (event) => {
  if (!drag) return;
  const way = event.clientX - drag.from;
  setWidth(drag.edge, drag.width + (isMirrored(drag.edge) ? -way : way));
});
for (const name of ["pointerup", "pointercancel"]) addEventListener(name, () => (drag = null));

addEventListener("dblclick", ({ target }) => {
  if (target.matches?.(".edge")) keep(target, undefined);
});

/** Arrows move an edge, Home and End go as far as it goes, Enter hides the sidebar. */
addEventListener("keydown", (event) => {
  const edge = event.target;
  if (!edge.matches?.(".edge") || event.ctrlKey || event.metaKey || event.altKey) return;
  const column = columnOf(edge);
  const [least, most] = limitsOf(column);
  const step = isMirrored(edge) ? -16 : 16;
  const width = {
    ArrowRight: column.offsetWidth + step,
    ArrowLeft: column.offsetWidth - step,
    Home: least,
    End: most,
  }[event.key];
  const toggle = event.key === "Enter" && edge.dataset.column === "sidebar"
    && edge.parentNode.querySelector(":scope > .sidebar-toggle");
  if (toggle) hideBy(toggle);
  else if (width === undefined) return;
  else setWidth(edge, width);
  event.preventDefault();
});

/** The focus goes to the button that shows it again.
 @param {PageElement} toggle */
function hideBy(toggle) {
  toggle.focus();
  toggle.click();
}

export { arrangeEdges, setWidth };
