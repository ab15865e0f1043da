// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// A finger draws a row aside to what can be done with it; one row at a time, and the next press
// anywhere brings it back

let swipe; // { id, row, start, from, x, time, speed, isMoving }, while a finger is on a row
let aside; // the row that was drawn aside

const byFinger = matchMedia("(hover: none) and (pointer: coarse)");

addEventListener("pointerdown", ({ target, pointerId: id, clientX: x, timeStamp: time }) => {
  const row = byFinger.matches && target.closest?.(".row:has(> .cell > .actions)");
  if (aside && aside !== row) bringBack();
  swipe = row && { id, row, start: x, from: row.scrollLeft, x, time, speed: 0 };
});

addEventListener("pointermove", ({ pointerId, clientX, timeStamp }) => {
  if (swipe?.id !== pointerId) return;
  const { row, start, from, x, time } = swipe;
  if (!swipe.isMoving && Math.abs(clientX - start) < 8) return;
  swipe.speed = (clientX - x) / Math.max(timeStamp - time, 1);
  Object.assign(swipe, { isMoving: true, x: clientX, time: timeStamp });
  row.scrollTo({ left: from + start - clientX, behavior: "instant" });
});
addEventListener("pointerup", (event) => event.pointerId === swipe?.id && comeToRest(event));
addEventListener("pointercancel", (event) => event.pointerId === swipe?.id && comeToRest(event));

/** A row stays aside that was drawn there half the way, or is thrown. */
function comeToRest({ timeStamp }) {
  const { row, time, speed, isMoving } = swipe;
  swipe = null;
  if (!isMoving) return;
  const end = (row.scrollWidth - row.clientWidth) * Math.sign(row.scrollLeft);
  const isThrown = Math.abs(speed) > 0.3 && timeStamp - time < 80;
  const stays = end && (isThrown ? speed * end < 0 : row.scrollLeft / end > 0.5);
  aside = stays ? row : null;
  slide(row, stays ? end : 0);
}

/** A press on a row that is aside is no press of the row. */
addEventListener("click", (event) => {
  if (!aside?.scrollLeft || !aside.contains(event.target)) return;
  if (!event.target.closest(".actions")) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  bringBack();
}, true);

function bringBack() {
  slide(aside, 0);
  aside = null;
}

const slide = (row, left) =>
  row.scrollTo({ left, behavior: isCalm.matches ? "instant" : "smooth" });
