// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// A finger draws a row aside to what can be done with it; one row at a time, and the next press in
// its list brings it back, and does no more

let swipe; // { id, row, start, top, from, x, time, speed, isMoving }, while a finger is on a row
let aside; // the row that was drawn aside
let isSpent = false; // the press that is going on has brought a row back

const byFinger = matchMedia("(hover: none) and (pointer: coarse)");
const rowAt = (node) => byFinger.matches && node.closest?.(".row:has(> .cell > .actions)");

addEventListener("pointerdown", (event) => {
  const { target, pointerId: id, clientX: x, clientY: top, timeStamp: time } = event;
  const row = rowAt(target);
  isSpent = !!aside?.closest(".list")?.contains(target) && !target.closest(".actions");
  if (aside !== row) bringBack();
  swipe = row && { id, row, start: x, top, from: row.scrollLeft, x, time, speed: 0 };
});

addEventListener("pointermove", ({ pointerId, clientX, clientY, timeStamp }) => {
  if (swipe?.id !== pointerId) return;
  const { row, start, top, from, x, time, isMoving } = swipe;
  const [across, along] = [Math.abs(clientX - start), Math.abs(clientY - top)];
  if (!isMoving && Math.max(across, along) < 8) return;
  if (!isMoving && across < along) return void (swipe = null); // the list scrolls
  swipe.speed = (clientX - x) / Math.max(timeStamp - time, 1);
  Object.assign(swipe, { isMoving: true, x: clientX, time: timeStamp });
  row.scrollTo({ left: from + start - clientX, behavior: "instant" });
});
addEventListener("pointerup", ({ pointerId, timeStamp }) => {
  if (swipe?.id !== pointerId) return;
  const { row, time, speed, isMoving } = swipe;
  swipe = null;
  if (isMoving) comeToRest(row, timeStamp - time < 80 ? speed : 0);
});
addEventListener("pointercancel", ({ pointerId }) => {
  if (swipe?.id !== pointerId) return;
  if (swipe.isMoving) slide(swipe.row, swipe.from);
  swipe = null;
});

/** A row stays aside that was drawn there half the way, or is thrown. */
function comeToRest(row, speed) {
  const end = (row.scrollWidth - row.clientWidth) * Math.sign(row.scrollLeft);
  const isThrown = Math.abs(speed) > 0.3;
  const stays = end && (isThrown ? speed * end < 0 : row.scrollLeft / end > 0.5);
  aside = stays ? row : null;
  slide(row, stays ? end : 0);
}

addEventListener("mousedown", (event) => isSpent && event.preventDefault()); // no focus either
addEventListener("click", (event) => {
  if (isSpent && event.detail) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  if (isSpent || aside?.contains(event.target)) bringBack();
  isSpent = false;
}, true);

// The browser draws a row aside for the focus.
addEventListener("focusin", ({ target }) => {
  const row = target.closest?.(".actions") && rowAt(target);
  if (aside !== row) bringBack();
  if (row?.scrollWidth > row?.clientWidth) aside = row;
});

function bringBack() {
  if (aside) slide(aside, 0);
  aside = null;
}

const slide = (row, left) =>
  row.scrollTo({ left, behavior: isCalm.matches ? "instant" : "smooth" });
