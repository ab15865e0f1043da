// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// Controls: a module of its own, which comes with the first list, bar, menu or sheet: ways through
// what can be pressed, by keys, letters and holding, and room for it

const wide = matchMedia("(width >= 40rem)");
wide.addEventListener("change", noteWidth);
noteWidth();

/** Keeps how wide the window is for the first drawing of the next document. */
function noteWidth() {
  const width = wide.matches ? "regular" : "compact";
  const [prefix, end] = location.protocol === "https:" ? ["__Host-", "; Secure"] : ["", ""];
  document.cookie = `${prefix}waymark-width=${width}; Path=/; Max-Age=31536000; SameSite=Lax${end}`;
}

let isModified;
let sendText;

export function arrange(page, route) {
  dropOthers(page);
  ({ isModified, sendText } = page);
  Object.assign(page, {
    rowsOf, nextThatBegins, settleInside, holds, leave, changeTab, part, offerWay,
  });
  main = page;
  openDialogs();
  noteArrivals(route);
  fitBars();
  pointPopovers();
  describeAlerts();
  arrangeStops();
  moveFocus();
  offerDrafts();
  offerWay();
  keepSoon();
  raiseTitles();
}
