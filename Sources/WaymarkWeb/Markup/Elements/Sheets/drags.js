// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// A sheet goes down with a finger, and closes when that lets go far below or fast; what is to stay
// gives way a little, and nods when Back or Escape ask it to go

import { dismiss, isCalm, scrollersOf, sheetsPart } from "./sheets.js";
import { isModified } from "../../../Assets/Script/Controls/controls.js";
import { gesture, gestures, wayTo } from "../../../Assets/Script/Controls/gestures.js";

let wayBack = 0; // the timer that brings a sheet back that the app has kept

/** The gesture by which a sheet goes down: by its grabber and its bar, or by what is in it.
 @param {PointerEvent} event @returns {Gesture} */
function dragAt({ target, pointerId, pointerType }) {
  const sheet = target.closest?.(".sheet");
  if (!sheet) return null;
  /** @type {any} */
  const isHandle = target.closest(".grabber") || pointerType !== "mouse"
    && target.closest(".bar, .inline > .title") && !target.closest("a, button, input");
  if (!isHandle && (pointerType !== "touch" || !isAtTop(sheet, target))) return null;
  clearTimeout(wayBack);
  return {
    sheet,
    begins: (across, down) => isHandle || down > Math.abs(across),
    move: (way) => drag(sheet, way, pointerId),
    rest: (...how) => letGo(sheet, ...how),
  };
}

/** Content that is scrolled goes back to its top first, and a slider its own way.
 @param {PageElement} sheet @param {PageElement} target */
const isAtTop = (sheet, target) => !target.closest("[type=range]")
  && !scrollersOf(sheet).some((node) => node.scrollTop > 0 && node.contains(target));

/** The browser scrolls nothing where a finger draws the sheet.
 @param {TouchEvent} event */
function keepStill(event) {
  const [touch, second] = event.touches;
  const drawn = gesture ?? gestures.find(({ begins }) => begins(...wayTo(touch)));
  if (drawn?.sheet && !second && event.cancelable) event.preventDefault();
}

/** @param {PageElement} sheet @param {number} way @param {number} pointerId */
function drag(sheet, way, pointerId) {
  sheet.setPointerCapture(pointerId); // so that no press comes of it
  sheet.style.transition = "none";
  started ??= sheet.offsetHeight;
  if (heightsOf(sheet).length) {
    sheet.style.blockSize = `${Math.min(started - Math.min(way, 0), innerHeight)}px`;
  }
  const down = Math.max(way, 0);
  sheet.style.translate = `0 ${sheet.matches("[data-locked]") ? down / 8 : down}px`;
}

/** A sheet closes that was dragged a third of its height, or is thrown; otherwise it comes back.
 @param {PageElement} sheet
 @param {number} speed
 @param {boolean} isUp
 @param {number} way
 @returns {void} */
function letGo(sheet, speed, isUp, way) {
  const heights = heightsOf(sheet);
  const place = isUp && heights.length ? restOf(sheet, heights, speed, way) : heights.length;
  started = null;
  if (place < heights.length) {
    sheet.style.transition = sheet.style.translate = "";
    sheet.style.blockSize = heights[place] + "px"; // until the server's answer is shown
    if (place === heightOf(sheet)) keepHeights();
    return choose(sheet, place);
  }
  sheet.style.blockSize = "";
  const closes = isUp && !sheet.matches("[data-locked]")
    && (way > 40 && speed > 0.5 || way > sheet.offsetHeight / 3);
  sheet.style.transition = "";
  sheet.classList.toggle("dragged", closes);
  if (!closes) return void (sheet.style.translate = "");
  wayBack = setTimeout(() => (sheet.style.translate = ""), 2000);
  dismiss(sheet);
}

/** @type {number} */
let started = null; // the height of a sheet before a finger drew it

/** The heights that a sheet can have, in pixels, from the least to the most.
 @param {PageElement} sheet @returns {number[]} */
const heightsOf = (sheet) => matchMedia("(width >= 40rem)").matches ? []
  : (sheet.dataset.heights?.split(" ") ?? []).map(pixels);

/** Reads a height in points, or in percent of the window.
 @param {string} name */
const pixels = (name) => parseFloat(name) * (name.endsWith("p") ? innerHeight / 100 : 1);

/** @param {PageElement} sheet */
const heightOf = (sheet) => Number(sheet.dataset.height);

/** The place of the height at which a sheet comes to rest: the nearest, or the next one where it is
 thrown; the number of all for a sheet that closes.
 @param {PageElement} sheet @param {number[]} heights @param {number} speed @param {number} way */
function restOf(sheet, heights, speed, way) {
  const at = heightOf(sheet);
  const last = heights.length - 1;
  const isLocked = sheet.matches("[data-locked]");
  if (way < -40 && speed < -0.5) return Math.min(at + 1, last);
  if (way > 40 && speed > 0.5) return at ? at - 1 : isLocked ? 0 : heights.length;
  const height = started - way;
  if (height < heights[0] * 2 / 3 && !isLocked) return heights.length;
  const ways = heights.map((other) => Math.abs(other - height));
  return ways.indexOf(Math.min(...ways));
}

/** Sheets have the height that the server knows, once it has answered. */
function keepHeights() {
  for (const sheet of document.querySelectorAll(".sheet[style]")) {
    if (started === null && !sheetsPart.main.awaited()) sheet.style.blockSize = "";
  }
}

/** @param {PageElement} sheet @param {number} place */
function choose(sheet, place) {
  if (place === heightOf(sheet)) return;
  sheet.dataset.height = place;
  sheetsPart.main.tell({ of: sheet, a: "set", v: place });
}

/** Arrow keys make a sheet higher and lower. */
addEventListener("keydown", (event) => {
  const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
  const sheet = event.target.closest?.(".grabber")?.closest("[data-heights]");
  if (!step || !sheet || isModified(event)) return;
  const place = heightOf(sheet) + step;
  if (place >= 0 && place < heightsOf(sheet).length) choose(sheet, place);
});

/** Shows that what is in front was meant, and stays.
 @param {PageElement} dialog */
function nod(dialog) {
  if (isCalm.matches) return;
  dialog.animate({ scale: [1, 0.98, 1] }, { duration: 200, easing: "ease-out" });
}

addEventListener("cancel", (/** @type {PageChange} */ { target }) =>
  target.matches("[data-locked]") && nod(target), true);
addEventListener("popstate", ({ state }) => {
  const open = document.querySelectorAll("dialog[open]");
  const front = [...open].at(-1);
  const isLeft = state?.trail && (state.covers ?? 0) < open.length;
  if (isLeft && front.matches("[data-locked]")) nod(front);
});

export { dragAt, keepHeights, keepStill };
