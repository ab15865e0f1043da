// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// Gestures: what the pointer that is down draws along, and how fast it lets go

let start; // the event by which the pointer went down
let gestures = []; // what may come of that
let gesture; // what has come of it, as soon as the pointer has gone some way
let speed = 0;
let latest; // { way, timeStamp } of the last move

addEventListener("pointerdown", (event) => {
  if (!event.isPrimary || event.button) return;
  start = event;
  gestures = [swipeAt(event), dragAt(event)].filter(Boolean);
});

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

/** Without an event that ends it, a gesture comes to nothing. */
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
