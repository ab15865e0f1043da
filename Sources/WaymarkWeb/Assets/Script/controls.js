// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// Controls: a module of its own, which comes with the first list, bar, menu or sheet: ways through
// what can be pressed, by keys, letters and holding, and room for it

let isModified;
let sendText;

export function arrange(page) {
  ({ isModified, sendText } = page);
  Object.assign(page, { rowsOf, nextThatBegins, settleInside, backIn, leave });
  main = page;
  fitBars();
  pointPopovers();
  describeAlerts();
  arrangeStops();
}
