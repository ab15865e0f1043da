// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// Presses: what moves cannot be pressed, so a press ends the motion, and then means what it was
// made on

import { isModified } from "./controls.js";
import { main } from "../../../Markup/Elements/Sheets/sheets.js";
import { isTooSoon } from "./arrivals.js";

let cutShort = false; // the last press has ended a motion

addEventListener("pointerdown", () => (cutShort = Boolean(main.endMotion())), true);
addEventListener("click", pressAfterMotion);
addEventListener("auxclick", pressAfterMotion);

/** @param {PointerEvent} event */
function pressAfterMotion(event) {
  if (!cutShort || event.target !== document.documentElement) return;
  cutShort = false;
  const at = document.elementFromPoint(event.clientX, event.clientY)?.closest(":not(svg, svg *)");
  const link = at?.closest("a[href]");
  if (isTooSoon(event, at)) return;
  if (!event.button && !isModified(event)) at?.click();
  else if (link && event.button < 2) open(link.href);
}

/** @type {PageElement} */
let held = null; // the control that the mouse went down on

addEventListener("mousedown", ({ target, button }) => {
  held = button === 0 ? target.closest?.("[data-on]") : null;
}, true);

/** A control that was drawn anew while it was pressed is pressed all the same. */
addEventListener("mouseup", (event) => {
  const old = held;
  held = null;
  if (!old || old.isConnected || isModified(event)) return;
  const control = event.target.closest?.("[data-on]");
  const isSame = control?.dataset.on === old.dataset.on && control.textContent === old.textContent;
  if (isSame) control.click();
});
