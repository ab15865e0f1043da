// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// Sheets and popovers once they are open; a stack inside has no entries of the browser's, so that
// Back and the focus are kept here

const waysIn = []; // numbers of what led from screen to screen inside of sheets
let main; // the page's own script

/** Where the focus is after a press has brought another screen of a sheet. */
const settleInside = (way) => (before) => {
  if (!main.isFocusLost() || !main.titleInFront(before)) return;
  const at = waysIn.findLastIndex((id) => main.nodeOf(id)?.checkVisibility());
  if (at < 0) {
    if (way) waysIn.push(main.idOf(way));
    return main.focusTitle(before);
  }
  const node = main.nodeOf(waysIn[at]);
  waysIn.length = at;
  (node.matches("a, button") ? node : node.querySelector("a, button") ?? node).focus();
  main.tellPlace(main.titleInFront()?.textContent);
};

/** The way back inside a sheet. */
const backIn = (dialog) => [...dialog.querySelectorAll(".back:enabled:not([inert] *)")]
  .findLast((button) => button.checkVisibility());

// A press beside a popover or a confirmation dialog closes it.
addEventListener("click", (event) => {
  const dialog = event.target;
  if (!dialog.matches?.("dialog:is(.popover, .confirmation):not([data-locked])")) return;
  const box = dialog.getBoundingClientRect();
  const isInside = event.clientX >= box.left && event.clientX <= box.right
    && event.clientY >= box.top && event.clientY <= box.bottom;
  if (!isInside) main.tell({ of: dialog, a: "dismiss" });
});
