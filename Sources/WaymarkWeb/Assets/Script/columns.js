// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// Columns: a module of its own, which comes with the first split view. The edge between two
// columns can be moved by hand or by keys, and stays there in this browser.

const stored = "waymark-columns";
const widths = JSON.parse(localStorage.getItem(stored) ?? "{}"); // place of a column -> pixels

const columnOf = (edge) =>
  edge.parentNode.querySelector(`:scope > .columns > .${edge.dataset.column}`);
const isMirrored = (edge) => getComputedStyle(edge).direction === "rtl";

/** Which column it is: how many split views are around it, and its kind. */
function placeOf(edge) {
  let depth = 0;
  for (let split = edge.parentNode; split; split = split.parentNode.closest(".split")) depth += 1;
  return edge.dataset.column + depth;
}

/** How narrow and how wide the app allows a column to be. */
function limitsOf(column) {
  const { minInlineSize, maxInlineSize } = getComputedStyle(column);
  return [parseFloat(minInlineSize), parseFloat(maxInlineSize)];
}

let main; // the page's own script
let fits = false; // whether there was room for all columns

const haveRoom = () => [...document.querySelectorAll(".columns")].every(
  ({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);

/** Columns are as wide as they were made, and assistive technology hears where the edges are. Where
 there is no room for all of them any more, the one in front stays in sight. */
export function arrange(page = main) {
  main = page;
  const didFit = fits;
  fits = haveRoom();
  if (didFit && !fits) main.showColumn(main.titleInFront());
  for (const edge of document.querySelectorAll(".edge")) {
    const column = columnOf(edge);
    if (!column || !edge.checkVisibility()) continue;
    const width = widths[placeOf(edge)];
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
  widths[placeOf(edge)] = width;
  localStorage.setItem(stored, JSON.stringify(widths));
  arrange();
}

addEventListener("resize", () => arrange());

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
