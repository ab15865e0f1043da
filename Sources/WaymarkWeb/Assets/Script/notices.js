// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// Notices: what the page says of itself has a button where there is a way to go on; what a person
// need not answer goes when they put it away, or go on

import { dialogs, main } from "./sheets.js";

const status = document.getElementById("waymark-status");
let since = 0; // the time when the button came

/** Gives the notice its button; one for a reload is about all of the page, a sheet in front too. */
function offerWay() {
  const { way } = status.dataset;
  if (!way || status.firstElementChild) return;
  status.append(" ", main.make(["button", [], 0], [way].values()));
  since = performance.now();
  if (way === "Reload") [...dialogs].at(-1)?.append(status);
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

export { offerWay, status };
