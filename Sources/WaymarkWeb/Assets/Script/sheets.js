// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// Sheets: a stack inside one has no entries of the browser's, so that Back and the focus are kept here

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
