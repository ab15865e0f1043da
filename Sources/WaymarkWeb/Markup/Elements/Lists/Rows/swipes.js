// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// A finger draws a row aside to what can be done with it, or rests on the row; one row at a time,
// and the next press in its list brings it back, and does no more

import { menuAt, menusPart } from "../../Menus/menus.js";
import { isCalm } from "../../Sheets/sheets.js";
import { gesturesPart } from "../../../../Assets/Script/Controls/gestures.js";

/** @type {PageElement} */
let aside; // the row that was drawn aside
let spent = ""; // says what the press that is going on has done already: "back" or "aside"

/** @param {PageElement} row */
const actionsOf = (row) => row?.querySelector(":scope > .cell > .actions");

/** The row around a node, if what can be done with it is out of sight: the looks say where.
 @param {PageElement} node */
function rowAt(node) {
  const row = node.closest?.(".row");
  const actions = actionsOf(row);
  return actions && getComputedStyle(actions).position === "absolute" ? row : null;
}

/** The way of a row to what can be done with it, which has the room again that it needs.
 @param {PageElement} row */
function wayOf(row) {
  row.classList.remove("swiped");
  actionsOf(row)?.removeAttribute("style");
  const isMirrored = getComputedStyle(row).direction === "rtl";
  return (row.scrollWidth - row.clientWidth) * (isMirrored ? -1 : 1);
}

/** The gesture by which a row goes along with a finger: past the middle, the first thing that can
 be done has all the room, and is done if the finger lets go there.
 @param {PointerEvent} event @returns {Gesture} */
function swipeAt({ target, pointerType }) {
  const row = rowAt(target);
  const isBeside = aside?.closest(".list")?.contains(target) && !target.closest(".actions");
  spent = isBeside ? "back" : "";
  if (aside !== row) bringBack();
  if (!row || target.closest("[type=range]")) return null;
  const canHold = pointerType === "touch" && !aside && !target.closest("input, textarea");
  if (canHold && !menuAt(target)) menusPart.hold = setTimeout(() => holdRow(row), 500);
  const from = row.scrollLeft;
  const way = wayOf(row);
  const middle = Math.max(row.clientWidth / 2, Math.abs(way) + 24);
  const full = row.querySelector("[data-full]");
  let isFull = false;
  return {
    begins: (across, down) => Math.abs(across) >= Math.abs(down),
    move(across) {
      const far = (from - across) * Math.sign(way);
      if (full && !full.disabled) {
        actionsOf(row).style.minInlineSize = far + "px";
        isFull = row.classList.toggle("swiped", far > middle);
      }
      row.scrollTo({ left: from - across, behavior: "instant" });
    },
    rest(speed, isUp) {
      if (isUp && isFull) doFully(row, full);
      else comeToRest(row, speed);
    },
  };
}

/** For those who cannot swipe; where a row has a menu, that comes instead.
 @param {PageElement} row */
function holdRow(row) {
  gesturesPart.gestures = [];
  spent = "aside";
  bring(row);
}

/** Presses for a finger, and brings the row back if it is still there.
 @param {PageElement} row @param {PageElement} button */
function doFully(row, button) {
  button.focus({ preventScroll: true });
  aside = null;
  button.click();
  aside = row;
  setTimeout(() => aside === row && bringBack(), 500);
}

/** A row stays aside that was drawn there half the way, or is thrown.
 @param {PageElement} row @param {number} speed */
function comeToRest(row, speed) {
  const way = wayOf(row);
  const stays = Math.abs(speed) > 0.3 ? speed * way < 0 : row.scrollLeft / way > 0.5;
  if (stays) bring(row);
  else comeBack(row);
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
addEventListener("scrollend", (/** @type {PageChange} */ { target }) => {
  if (!aside && target.matches?.(".row") && target.scrollLeft) aside = target;
}, true);

/** @param {PageElement} row */
function bring(row) {
  aside = row;
  slide(row, wayOf(row));
}

function bringBack() {
  if (aside) comeBack(aside);
}

/** @param {PageElement} row */
function comeBack(row) {
  wayOf(row);
  slide(row, 0);
  aside = null;
}

/** @param {PageElement} row @param {number} left */
const slide = (row, left) =>
  row.scrollTo({ left, behavior: isCalm.matches ? "instant" : "smooth" });

export { swipeAt };
