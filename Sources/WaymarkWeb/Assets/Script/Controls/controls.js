// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// Controls: a module of its own, which comes with the first list, bar, menu or sheet: ways through
// what can be pressed, by keys, letters and holding, and room for it

import { arrangeStops, changeTab } from "../../../Markup/Elements/Screens/Bars/bars.js";
import { nextThatBegins, rowsOf } from "../../../Markup/Elements/Lists/Rows/rows.js";
import {
  describeAlerts, holds, leave, openDialogs, pointPopovers, settleInside, sheetsPart,
} from "../../../Markup/Elements/Sheets/sheets.js";
import { moveFocus } from "./focus.js";
import { fitBars } from "../../../Markup/Elements/Screens/Bars/overflow.js";
import { noteArrivals } from "./arrivals.js";
import { bringForward, offerWay, words } from "./notices.js";
import { keepSoon } from "./keeping.js";
import { offerDrafts, part } from "./drafts.js";
import { keepHeights } from "../../../Markup/Elements/Sheets/drags.js";
import { raiseTitles } from "../../../Markup/Elements/Screens/Bars/titles.js";
import { dropOthers } from "./people.js";

const wide = matchMedia("(width >= 40rem)");
wide.addEventListener("change", noteWidth);
noteWidth();

/** Keeps how wide the window is for the first drawing of the next document. */
function noteWidth() {
  keep("width", wide.matches ? "regular" : "compact");
}

/** Keeps a fact for the next document; false where it was kept before.
 @param {string} fact @param {string} value */
function keep(fact, value) {
  const [prefix, end] = location.protocol === "https:" ? ["__Host-", "; Secure"] : ["", ""];
  const kept = `${prefix}waymark-${fact}=${value}`;
  if (document.cookie.split("; ").includes(kept)) return false;
  document.cookie = `${kept}; Path=/; Max-Age=31536000; SameSite=Lax${end}`;
  return true;
}

/** Says in which time zone the person's clock is, which a server does not know of their first
 page. */
function noteZone() {
  const v = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (v && keep("zone", encodeURIComponent(v))) sheetsPart.main.tell({ a: "zone", v });
}

let resizing = 0; // until the window rests at a size

addEventListener("resize", () => {
  clearTimeout(resizing);
  resizing = setTimeout(sheetsPart.main.tell, 200, { a: "window", size: [innerWidth, innerHeight] });
});

/** @type {Lent["isModified"]} */
let isModified;
/** @type {Lent["sendText"]} */
let sendText;

/** @param {Lent} page @param {Route} route */
export function arrange(page, route) {
  dropOthers(page);
  ({ isModified, sendText } = page);
  Object.assign(page, /** @satisfies {LentByControls} */ ({
    rowsOf, nextThatBegins, settleInside, holds, leave, changeTab, part,
  }));
  page.words = words;
  sheetsPart.main = page;
  noteZone();
  openDialogs();
  noteArrivals(route);
  fitBars();
  pointPopovers();
  describeAlerts();
  arrangeStops();
  moveFocus();
  offerDrafts();
  bringForward();
  offerWay();
  keepSoon();
  raiseTitles();
  keepHeights();
}

export { isModified, sendText };
