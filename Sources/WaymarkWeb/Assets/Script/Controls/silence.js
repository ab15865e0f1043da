// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// Silence: an answer that takes long is said to be under way; a connection can be dead without a
// word, as behind a router that forgot it

import { main } from "../../../Markup/Elements/Sheets/sheets.js";
import { status } from "./notices.js";

const limit = 7; // seconds after which what is awaited is not coming
const underWay = "Still under way…";
/** @type {number | false} */
let awaited; // the event that was awaited at the last look
let looks = 0; // seconds since then

setInterval(() => {
  const serial = main.awaited();
  looks = serial && serial === awaited ? looks + 1 : 0;
  awaited = serial;
  if (looks === 1) sayUnderWay();
  if (looks < limit) return;
  looks = 0;
  main.giveUp();
}, 1000);

/** Says so until the answer comes, unless something else is said there. */
function sayUnderWay() {
  if (status.textContent) return;
  main.announce(underWay);
  const watch = setInterval(() => {
    const isSaid = status.textContent === underWay;
    if (isSaid && main.awaited()) return;
    clearInterval(watch);
    if (isSaid) main.announce("");
  }, 100);
}

/** A browser without a network knows at once that the connection is lost. */
addEventListener("offline", () => main.giveUp());
