// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// Columns: a module of its own, which comes with the first split view. The edge between two
// columns can be moved by hand or by keys, and stays there in this browser. Columns for which a
// window is wide again stand where they stood.

const stored = "waymark-columns";
const widths = JSON.parse(localStorage.getItem(stored) ?? "{}"); // place of a column -> pixels

const columnOf = (edge) =>
  edge.parentNode.querySelector(`:scope > .columns > .${edge.dataset.column}`);
const isMirrored = (edge) => getComputedStyle(edge).direction === "rtl";

/** Which column it is: its kind, and how many split views are around it. */
function placeOf(node, kind) {
  let depth = 0;
  for (let at = node; at; at = at.parentNode.closest?.(".split")) depth += 1;
  return kind + depth;
}
const placeOfEdge = (edge) => placeOf(edge, edge.dataset.column);
const placeOfColumn = (column) => placeOf(column, column.classList[1]);

/** How narrow and how wide the app allows a column to be. */
function limitsOf(column) {
  const { minInlineSize, maxInlineSize } = getComputedStyle(column);
  return [parseFloat(minInlineSize), parseFloat(maxInlineSize)];
}

let main; // the page's own script
let fits = true; // whether there was room for all columns

const haveRoom = () => [...document.querySelectorAll(".columns")].every(
  ({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);

/** Brings the column of a node into sight, where there is room for one or two only. */
export const show = (node) =>
  node?.closest(".column")?.scrollIntoView({ inline: "nearest", behavior: "instant" });

/** The page has changed. */
export function arrange(page) {
  main = page;
  for (const column of document.querySelectorAll(".column")) {
    if (!known.has(column) && isTurned) restore(column);
    known.add(column);
  }
  if (isTurned && hadFocus && main.isFocusLost()) main.focusTitle();
  if (!main.awaited()) isTurned = false;
  fit();
}

/** Columns are as wide as they were made, and assistive technology hears where the edges are. Where
 there is no room for all of them any more, the one in front stays in sight. */
function fit() {
  const didFit = fits;
  fits = haveRoom();
  if (didFit && !fits) show(main.isFocusLost() ? main.titleInFront() : document.activeElement);
  for (const edge of document.querySelectorAll(".edge")) {
    const column = columnOf(edge);
    if (!column || !edge.checkVisibility()) continue;
    const width = widths[placeOfEdge(edge)];
    column.style.setProperty("--column", width === undefined ? "" : `${width}px`);
    [edge.ariaValueMin, edge.ariaValueMax] = limitsOf(column).map(Math.round);
    edge.ariaValueNow = column.offsetWidth;
    edge.ariaValueText = `${column.offsetWidth} pixels`;
    edge.ariaControlsElements = [column];
  }
}

function setWidth(edge, width) {
  const [least, most] = limitsOf(columnOf(edge));
  keep(edge, Math.round(Math.min(Math.max(width, least), most)));
}

/** Without a width, a column is as wide as the app wants it. */
function keep(edge, width) {
  widths[placeOfEdge(edge)] = width;
  localStorage.setItem(stored, JSON.stringify(widths));
  fit();
}

addEventListener("resize", fit);

// ---------------------------------------------------------------------------------------------
// A narrow window has one column, and others again when it is wide

const known = new WeakSet(); // columns that are there
const scrolled = new Map(); // place of a column -> { column, positions }, as it was last
const wide = matchMedia("(width >= 40rem)");
let isTurned = false; // whether columns come and go with the width of the window
let hadFocus = false; // whether a person was somewhere then

wide.addEventListener("change", () => {
  isTurned = true;
  hadFocus = !document.activeElement.matches("body");
});

addEventListener("scroll", ({ target }) => {
  const column = target.closest?.(".column");
  if (!column) return;
  const place = placeOfColumn(column);
  if (scrolled.get(place)?.column !== column) scrolled.set(place, { column, positions: new Map() });
  scrolled.get(place).positions.set(target, [target.scrollLeft, target.scrollTop]);
}, { capture: true, passive: true });

/** A column that shows what the one in its place did stands where that stood. */
function restore(column) {
  const old = scrolled.get(placeOfColumn(column));
  if (!old || old.column === column || titleOf(old.column) !== titleOf(column)) return;
  for (const [node, [left, top]] of old.positions) {
    twinIn(column, node, old.column)?.scrollTo({ left, top, behavior: "instant" });
  }
}

const titleOf = (column) => column.querySelector("h1")?.textContent;

/** The node that is in one column where another is in the other one. */
function twinIn(column, node, other) {
  if (node === other) return column;
  const place = [...node.parentNode?.children ?? []].indexOf(node);
  return place < 0 ? undefined : twinIn(column, node.parentNode, other)?.children[place];
}

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether no more than the edge of a column can be seen. */
function isOutOfSight(column) {
  const [inner, outer] = [column, column.parentNode].map((node) => node.getBoundingClientRect());
  const seen = Math.min(inner.right, outer.right) - Math.max(inner.left, outer.left);
  return seen < inner.width / 4;
}

/** A press on the edge of a column that is out of sight brings this into sight. */
addEventListener("click", (event) => {
  const column = event.target.closest?.(".column");
  if (!column || event.detail === 0 || !isOutOfSight(column)) return;
  event.preventDefault();
  event.stopPropagation();
  column.scrollIntoView({ inline: "center", behavior: calm.matches ? "instant" : "smooth" });
}, true);

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

/** The focus goes to the button that shows it again. */
function hideBy(toggle) {
  toggle.focus();
  toggle.click();
}
