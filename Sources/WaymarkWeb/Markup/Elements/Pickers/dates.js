// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// Dates: a module of its own, which comes with the first field for a date

/** @type {Lent} */
let page; // the parts that the page's own script lends: sendText, typed

/** @param {Lent} lent */
export function arrange(lent) {
  const isFirst = !page;
  page = lent;
  if (isFirst) document.querySelectorAll("[data-on=date]").forEach(sendIfChanged);
}

/** Sends what a person chose before this script heard of it.
 @param {PageElement} field */
function sendIfChanged(field) {
  if (field.value !== field.getAttribute("value") && isWhole(field)) page.sendText(field);
}

/** @param {PageElement} target */
const isDate = (target) => target.dataset?.on === "date";

/** @param {PageElement} field */
const isWhole = (field) => field.value && field.matches(":valid");

/** A date that is half typed is not replaced by what the server shows, whatever comes meanwhile. */
addEventListener("input", ({ target }) => {
  if (isDate(target) && !isWhole(target)) page.typed.set(target, Infinity);
});

/** A date that is still typed, or outside of its bounds, is not sent. */
addEventListener("change", (/** @type {PageChange} */ { target }) => {
  if (isDate(target) && isWhole(target)) page.sendText(target);
});

/** What was not sent is not kept: a field that is left shows the date that there is. Where the
 window loses the focus, the field has not been left. */
addEventListener("focusout", ({ target }) => {
  if (!isDate(target) || isWhole(target) || target === document.activeElement) return;
  page.typed.delete(target);
  target.value = target.getAttribute("value");
});
