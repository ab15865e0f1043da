// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// Dates: a module of its own, which comes with the first field for a date

/** @type {Lent} */
let page; // the parts that the page's own script lends: sendText

/** @param {Lent} lent */
export function arrange(lent) {
  page = lent;
}

/** @param {PageElement} target */
const isDate = (target) => target.dataset?.on === "date";

/** A date that is still typed, or outside of its bounds, is not sent. */
addEventListener("change", (/** @type {PageChange} */ { target }) => {
  if (isDate(target) && target.value && target.matches(":valid")) page.sendText(target);
});

/** What was not sent is not kept: a field that is left shows the date that there is. */
addEventListener("focusout", ({ target }) => {
  if (!isDate(target) || (target.value && target.matches(":valid"))) return;
  target.value = target.getAttribute("value");
});
