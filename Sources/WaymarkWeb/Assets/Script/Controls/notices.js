// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// Notices: what the page says of itself has a button where there is a way to go on; what a person
// need not answer goes when they put it away, or go on

import { dialogs, form, main } from "../../../Markup/Elements/Sheets/sheets.js";

const status = document.getElementById("waymark-status");
let since = 0; // the time when the button came

const signs = document.querySelectorAll("body > [role=status]");

/** Moves the page's own notices into the sheet in front: what lies behind that is neither seen nor
 read aloud. */
function bringForward() {
  const front = [...dialogs].at(-1) ?? document.body;
  for (const sign of signs) if (sign.parentNode !== front) front.append(sign);
}

/** A copy of a node, without what the page says of itself there.
 @param {PageElement} node */
function copyOf(node) {
  const copy = node.cloneNode(true);
  for (const sign of copy.querySelectorAll("[role=status]")) sign.remove();
  return copy;
}

/** The words of the app. */
const words = () => copyOf(form).textContent;

/** Gives the notice its button. */
function offerWay() {
  const { way } = status.dataset;
  if (!way || status.firstElementChild) return;
  status.append(" ", main.make(["button", [], 0], [way].values()));
  since = performance.now();
}

/** Does what the button says. A person who goes on has read the notice, unless they were typing
 when it came.
 @param {Event} event */
function hearNotice({ type, target, timeStamp }) {
  const { way } = status.dataset;
  const isOwn = status.contains(target);
  const isLate = type === "pointerdown" || timeStamp > since + 3000;
  if (isOwn ? type !== "click" : !isLate || way !== "Dismiss") return;
  if (way === "Reload") return location.reload();
  main.announce("");
  if (isOwn) main.focusTitle();
}
for (const name of ["pointerdown", "click", "input"]) addEventListener(name, hearNotice);

export { bringForward, copyOf, offerWay, status, words };
