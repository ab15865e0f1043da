// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// Motion: pushes and pops slide, and nothing waits for them. The screen that is left stays in
// sight, without an effect, until the browser has its picture. What follows faster than a hand can
// press, as a key that repeats does, ends the slide and has none.

import { remove } from "../Tree/elements.js";
import { begins, same } from "./history.js";

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const hurry = 50; // milliseconds between two moves
/** @type {PageElement[]} */
let leaving = null; // the screens that the change under way takes away
/** @type {ViewTransition} */
let running = null; // the motion that can be seen
/** @type {Route} */
let shownRoute = []; // the route of the screens that are shown
let lastMove = -Infinity; // the time when the screens changed, in milliseconds
let hasMoved = false; // the browser showed a gesture of going back by itself

addEventListener("popstate", ({ hasUAVisualTransition }) => {
  hasMoved = hasUAVisualTransition;
});

/** Makes a change that leads to a route; what it pushes or pops slides.
 @param {Route} to @param {() => void} change */
function move(to, change) {
  const kind = moveBetween(shownRoute, to);
  shownRoute = to;
  const slides = kind && !isHurried() && !hasMoved && !calm.matches
    && window.ViewTransitionTypeSet;
  hasMoved = false;
  if (document.hidden) return change();
  /** @type {PageElement[]} */
  const left = (leaving = []);
  try {
    change();
  } finally {
    leaving = null;
    if (left.length) (slides ? slideOut : hide)(left, kind);
  }
}

/** Says whether the screens change sooner than an eye could follow. */
function isHurried() {
  const now = performance.now();
  const isSoon = now - lastMove < hurry;
  lastMove = now;
  if (isSoon) running?.skipTransition();
  return isSoon;
}

/** Finds what takes the place of another of its kind: screens of a stack, and columns of a split
 view that shows one of them. */
const inTurn = ".stack > .screen, .collapsed > .columns > .column";

/** Takes a node away; a screen stays at the end of its stack until it is out of sight.
 @param {PageElement} node */
function take(node) {
  if (!leaving || !node.matches(inTurn) || !isInFront(node)) return remove(node);
  for (const dialog of node.querySelectorAll("dialog")) remove(dialog);
  node.inert = true;
  leaving.push(node);
}

/** @param {PageElement} event @returns {boolean} */
const isInFront = ({ nextElementSibling: next }) => !next || (next.inert && isInFront(next));

/** Ends the motion, as a press does; says whether there was one. */
function endMotion() {
  running?.skipTransition();
  return running;
}

/** Screens that do not slide go with the next picture: taking away what has the focus takes
 time.
 @param {PageElement[]} left */
function hide(left) {
  for (const screen of left) screen.style.display = "none";
  requestAnimationFrame(() => left.forEach(remove));
}

/** @param {PageElement[]} left @param {string} kind */
function slideOut(left, kind) {
  for (const screen of left) screen.parentNode.dataset.slide = "before";
  queueMicrotask(() => slide(kind, left));
}

/** Shows how screens give way to those that are there already.
 @param {string} kind @param {PageElement[]} left */
function slide(kind, left) {
  const stacks = left.map((screen) => screen.parentNode);
  const update = () => {
    left.forEach(remove);
    for (const stack of stacks) stack.dataset.slide = "now";
  };
  const transition = (running = document.startViewTransition({ update, types: [kind] }));
  const end = () => {
    if (transition !== running) return;
    running = null;
    for (const stack of document.querySelectorAll("[data-slide]")) delete stack.dataset.slide;
  };
  transition.ready.catch(() => {});
  transition.finished.then(end, end);
}

/** @param {Route} from @param {Route} to */
function moveBetween(from, to) {
  if (same(from, to)) return null;
  if (begins(to, from)) return "push";
  return begins(from, to) ? "pop" : null;
}

export { endMotion, move, moveBetween, shownRoute, take };

/** Lets other parts write these. */
export const motionPart = {
  set shownRoute(/** @type {Route} */ to) { shownRoute = to; },
};
