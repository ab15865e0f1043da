// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// Presses: what moves cannot be pressed, so a press ends the motion, and then means what it was
// made on

let cutShort = false; // the last press has ended a motion

addEventListener("pointerdown", () => (cutShort = Boolean(main.endMotion())), true);
addEventListener("click", pressAfterMotion);
addEventListener("auxclick", pressAfterMotion);

function pressAfterMotion(event) {
  if (!cutShort || event.target !== document.documentElement) return;
  cutShort = false;
  const at = document.elementFromPoint(event.clientX, event.clientY)?.closest(":not(svg, svg *)");
  const link = at?.closest("a[href]");
  if (!event.button && !isModified(event)) at?.click();
  else if (link && event.button < 2) open(link.href);
}
