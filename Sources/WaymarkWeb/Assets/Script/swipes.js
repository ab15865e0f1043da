// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// A finger draws a row aside to what can be done with it, or rests on the row; one row at a time,
// and the next press in its list brings it back, and does no more

let swipe; // { id, row, start, top, from, x, time, speed, isMoving }, while a finger is on a row
let aside; // the row that was drawn aside
let spent = ""; // what the press that is going on has done already: "back" or "aside"

/** The row around a node, if what can be done with it is out of sight: the looks say where. */
function rowAt(node) {
  const row = node.closest?.(".row");
  const actions = row?.querySelector(":scope > .cell > .actions");
  return actions && getComputedStyle(actions).position === "absolute" ? row : null;
}

const wayOf = (row) =>
  (row.scrollWidth - row.clientWidth) * (getComputedStyle(row).direction === "rtl" ? -1 : 1);

addEventListener("pointerdown", (event) => {
  const { target, pointerId: id, clientX: x, clientY: top, timeStamp: time } = event;
  if (!event.isPrimary || event.button) return;
  const row = rowAt(target);
  const isBeside = aside?.closest(".list")?.contains(target) && !target.closest(".actions");
  spent = isBeside ? "back" : "";
  if (aside !== row) bringBack();
  swipe = row && !target.closest("[type=range]")
    ? { id, row, start: x, top, from: row.scrollLeft, x, time, speed: 0 } : null;
  const canHold = event.pointerType === "touch" && !aside && !target.closest("input");
  if (swipe && canHold && !menuAt(target)) hold = setTimeout(() => holdRow(row), 500);
});

/** For those who cannot swipe; where a row has a menu, that comes instead. */
function holdRow(row) {
  swipe = null;
  spent = "aside";
  bring(row);
}

addEventListener("pointermove", ({ pointerId, clientX, clientY, timeStamp }) => {
  if (swipe?.id !== pointerId) return;
  const { row, start, top, from, x, time, isMoving } = swipe;
  const [across, along] = [Math.abs(clientX - start), Math.abs(clientY - top)];
  if (!isMoving && Math.max(across, along) < 8) return;
  clearTimeout(hold);
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
  const way = wayOf(row);
  const stays = Math.abs(speed) > 0.3 ? speed * way < 0 : row.scrollLeft / way > 0.5;
  if (stays) return bring(row);
  aside = null;
  slide(row, 0);
}

addEventListener("mousedown", (event) => spent && event.preventDefault()); // no focus either
addEventListener("click", (event) => {
  if (spent && event.detail) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  if (spent === "back" || !spent && aside?.contains(event.target)) bringBack();
  spent = "";
}, true);

// The browser draws a row aside for the focus, and for what reads or looks for words.
addEventListener("focusin", ({ target }) => {
  const row = target.closest?.(".actions") && rowAt(target);
  if (aside !== row) bringBack();
  if (row) aside = row;
});
addEventListener("scrollend", ({ target }) => {
  if (!aside && target.matches?.(".row") && target.scrollLeft) aside = target;
}, true);

function bring(row) {
  aside = row;
  slide(row, wayOf(row));
}

function bringBack() {
  if (aside) slide(aside, 0);
  aside = null;
}

const slide = (row, left) =>
  row.scrollTo({ left, behavior: isCalm.matches ? "instant" : "smooth" });
