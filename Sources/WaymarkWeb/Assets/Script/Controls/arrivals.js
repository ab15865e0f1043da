// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// Arrivals: what a press has brought takes no press for a moment, so that a double press does not
// act on what it could not see; keys act at once, and so does what was there before

import { isModified } from "./controls.js";
import { dialogs, form } from "../../../Markup/Elements/Sheets/sheets.js";

const pause = 350; // milliseconds between the two halves of a slow double press
const met = new WeakSet(); // screens, sheets and alerts that were there at the last look
let isByPress = navigator.userActivation?.isActive; // no key came after the last press
/** @type {PageElement[]} */
let early = []; // the nodes that had only just come when the last press began
/** @type {PageElement} */
let front = null; // the sheet or alert in front, or the page
/** @type {Route} */
let routeBefore = []; // the route of the page at the last look

const unmet = () => [...document.querySelectorAll(".screen, dialog")]
  .filter((node) => !met.has(node));

/** Finds the screens, sheets and alerts that have come, and what is in front since another sheet
 went; screens to which a way back leads are no news.
 @param {Route} route */
function noteArrivals(route) {
  const isWayBack = route.length < routeBefore.length
    && route.every((segment, i) => segment === routeBefore[i]);
  const next = [...dialogs].at(-1) ?? form;
  const come = unmet().filter((node) => met.add(node) && node.checkVisibility());
  if (front && next !== front) come.push(next);
  // A document began with the press that led to it, however late its script comes.
  const left = front ? pause : pause - performance.now();
  if (!isWayBack) come.forEach((node) => shield(node, left));
  [front, routeBefore] = [next, route];
}

/** @param {PageElement} node @param {number} left milliseconds */
function shield(node, left) {
  if (!isByPress || left < 0) return;
  node.dataset.new = "";
  setTimeout(() => delete node.dataset.new, left);
}

addEventListener("toggle", ({ target, newState }) => {
  if (newState === "open" && target.matches?.(".menu")) shield(target, pause);
}, true);
addEventListener("keydown", () => (isByPress = false), true);
addEventListener("pointerdown", () => {
  early = [...document.querySelectorAll("[data-new]"), ...(front && isByPress ? unmet() : [])];
  isByPress = true;
}, true);

/** Says whether a press by hand on this node began too soon; one that opens a window of its own
 never does.
 @param {PointerEvent} event @param {PageElement} node */
const isTooSoon = (event, node) => event.detail && !event.button && !isModified(event)
  && early.some((arrival) => arrival.contains(node));

for (const name of ["mousedown", "click"]) {
  addEventListener(name, (/** @type {PointerEvent} */ event) => {
    if (!isTooSoon(event, event.target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);
}

export { isTooSoon, noteArrivals, routeBefore };
