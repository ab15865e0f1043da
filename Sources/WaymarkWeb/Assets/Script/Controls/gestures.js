// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// Gestures: what the pointer that is down draws along, and how fast it lets go

import { hold } from "../../../Markup/Elements/Menus/menus.js";
import { dragAt } from "../../../Markup/Elements/Sheets/drags.js";
import { swipeAt } from "../../../Markup/Elements/Lists/Rows/swipes.js";

/** @type {PointerEvent} */
let start; // the event by which the pointer went down
/** @type {Gesture[]} */
let gestures = []; // the gestures that may come of that
/** @type {Gesture} */
let gesture; // the one that has come of it, as soon as the pointer has gone some way
let speed = 0;
/** @type {{ way: number, timeStamp: number }} */
let latest; // { way, timeStamp } of the last move

addEventListener("pointerdown", (event) => {
  if (!event.isPrimary || event.button) return;
  start = event;
  gestures = [swipeAt(event), dragAt(event)].filter(Boolean);
});

/** @param {{ clientX: number, clientY: number }} event @returns {[across: number, down: number]} */
const wayTo = ({ clientX, clientY }) => [clientX - start.clientX, clientY - start.clientY];

addEventListener("pointermove", (event) => {
  if (!event.isPrimary || !(gesture || gestures[0])) return;
  if (!event.buttons) return end(event);
  const ways = wayTo(event);
  if (gestures[0] && Math.hypot(...ways) > 8) {
    clearTimeout(hold);
    gesture = gestures.find(({ begins }) => begins(...ways));
    gestures = [];
  }
  if (!gesture) return;
  const way = ways[gesture.sheet ? 1 : 0];
  speed = (way - (latest?.way ?? 0)) / Math.max(event.timeStamp - (latest ?? start).timeStamp, 1);
  latest = { way, timeStamp: event.timeStamp };
  gesture.move(way);
});

/** Without an event that ends it, a gesture comes to nothing.
 @param {PointerEvent} event */
function end({ isPrimary, timeStamp, type }) {
  clearTimeout(hold);
  if (!isPrimary) return;
  const isLate = timeStamp - latest?.timeStamp > 80;
  gesture?.rest(isLate ? 0 : speed, type === "pointerup", latest.way);
  gesture = latest = null;
  gestures = [];
}
addEventListener("pointerup", end);
addEventListener("pointercancel", end);

export { gesture, gestures, start, wayTo };

/** Lets other parts write these. */
export const gesturesPart = {
  set gestures(/** @type {Gesture[]} */ to) { gestures = to; },
};
