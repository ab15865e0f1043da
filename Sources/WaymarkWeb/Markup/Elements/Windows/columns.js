// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// Columns: a module of its own, which comes with the first split view. Where there is no room for
// all of them the one in front is in sight, and those for which there is room again stand where
// they stood

import { arrangeLeading } from "./leading.js";
import { arrangeEdges } from "./edges.js";

/** @type {Lent} */
let main; // the page's own script
let fits = true; // says whether there was room for all columns
let isTurned = false; // says whether columns come and go with the width of the window
/** @type {PageElement} */
let last = null; // the node that had the focus last

/** Arranges the columns of a page that has changed; the way past them is there while they are.
 @param {Lent} page @param {Route} route */
export function arrange(page, route) {
  main = page;
  const skip = document.querySelector(".skip");
  skip.hidden = !document.querySelector(".split");
  skip.setAttribute("href", "#" + (main.titleInFront()?.id || "page"));
  arrangeAgain();
  const isElsewhere = shown !== `${route}`;
  beginAtTheTop(`${route}`);
  fit();
  if (isElsewhere && !fits) show(main.titleInFront());
}

function fit() {
  arrangeLeading(shown);
  const didFit = fits;
  fits = haveRoom();
  if (didFit && !fits) show(document.activeElement.closest(".column") ?? main.titleInFront());
  arrangeEdges();
}

addEventListener("resize", fit);

const haveRoom = () => [...document.querySelectorAll(".columns")].every(
  ({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);

/** Brings the column of a node into sight, where there is room for one or two only.
 @param {PageElement} node */
export const show = (node) =>
  node?.closest(".column")?.scrollIntoView({ inline: "nearest", behavior: "instant" });

/** @type {Titles} */
const titles = new Map(); // a node that was scrolled in a column -> its title in the last picture
let shown = ""; // the route of that picture

/** Scrolls to its top what shows another screen than before, in the same nodes.
 @param {string} route */
function beginAtTheTop(route) {
  for (const [node, title] of titles) {
    titles.set(node, titleIn(node));
    if (!node.isConnected) titles.delete(node);
    else if (shown !== route && titles.get(node) !== title) {
      node.scrollTo({ top: 0, behavior: "instant" });
    }
  }
  shown = route;
}

/** @param {PageElement} node */
const titleIn = (node) => titleOf(node.closest(".column"));

/** Names a column: by its kind, and by how many split views are around it.
 @param {PageElement} node @param {string} [kind] */
function placeOf(node, kind = node.classList[1]) {
  let depth = 0;
  for (let at = node; at; at = at.parentNode.closest?.(".split")) depth += 1;
  return kind + depth;
}

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Says whether no more than the edge of a column can be seen.
 @param {PageElement} column */
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

// ---------------------------------------------------------------------------------------------
// A narrow window has one column, and others again when it is wide

const known = new WeakSet(); // columns that are there
/** @type {Map<string, { column: PageElement, positions: Map<PageElement, number[]> }>} */
const scrolled = new Map(); // place of a column -> { column, positions }, as it was last
const wide = matchMedia("(width >= 40rem)");

/** Columns that have come with the room stand as they did, and the focus goes to the title of what
 is left where its own column went. */
function arrangeAgain() {
  for (const column of document.querySelectorAll(".column")) {
    if (!known.has(column) && isTurned) restore(column);
    known.add(column);
  }
  if (isTurned && last?.checkVisibility() === false && main.isFocusLost()) main.focusTitle();
  if (!main.awaited()) isTurned = false;
}

wide.addEventListener("change", () => (isTurned = true));
addEventListener("focusin", ({ target }) => (last = target));

addEventListener("scroll", (/** @type {PageChange} */ { target }) => {
  const column = target.closest?.(".column");
  if (!column) return;
  const name = placeOf(column);
  if (scrolled.get(name)?.column !== column) scrolled.set(name, { column, positions: new Map() });
  scrolled.get(name).positions.set(target, [target.scrollLeft, target.scrollTop]);
  if (!titles.has(target)) titles.set(target, titleIn(target));
}, { capture: true, passive: true });

/** A column that shows what the one in its place did stands where that stood.
 @param {PageElement} column */
function restore(column) {
  const old = scrolled.get(placeOf(column));
  if (!old || old.column === column || titleOf(old.column) !== titleOf(column)) return;
  for (const [node, [left, top]] of old.positions) {
    twinIn(column, node, old.column)?.scrollTo({ left, top, behavior: "instant" });
  }
}

/** @param {PageElement} column */
const titleOf = (column) => column?.querySelector("h1")?.textContent;

/** The node that is in one column where another is in the other one.
 @param {PageElement} column
 @param {PageElement} node
 @param {PageElement} other
 @returns {PageElement} */
function twinIn(column, node, other) {
  if (node === other) return column;
  const place = [...node.parentNode?.children ?? []].indexOf(node);
  return place < 0 ? undefined : twinIn(column, node.parentNode, other)?.children[place];
}

export { last, main, placeOf, shown, titleOf };

/** Lets other parts write these. */
export const columnsPart = {
  set last(/** @type {PageElement} */ to) { last = to; },
};
