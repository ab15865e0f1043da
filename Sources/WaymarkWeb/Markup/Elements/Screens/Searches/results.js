// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// Results of a search: how many rows it leaves is told when its words have rested; Down leads from
// the field to the first of them, and Up from there back

import { page } from "./searches.js";

const leadingRow = ".row:has(> .select, > .cell > .link)";
/** @type {WeakMap<PageElement, string>} */
const counted = new WeakMap(); // field of a search -> its results: rows that lead on, or all
let resting = 0; // until they are told

/** @param {PageElement} field */
const resultsOf = (field) => field.closest(".screen")?.querySelector(".list");

addEventListener("input", ({ target: field }) => {
  const list = field.type === "search" && resultsOf(field);
  if (!list) return;
  if (!counted.has(field)) counted.set(field, list.querySelector(leadingRow) ? leadingRow : ".row");
  clearTimeout(resting);
  resting = setTimeout(tellResults, 1000, field);
});

/** @param {PageElement} field */
function tellResults(field) {
  const count = resultsOf(field)?.querySelectorAll(counted.get(field)).length;
  if (field.value) page.tellPlace(count === 1 ? "1 result" : `${count || "No"} results`);
}

const stops = ".row[tabindex], .row :is(a, button, input, select):not(:disabled, [aria-hidden])";

/** The first result that can have the focus, or what can have it in there.
 @param {PageElement} list */
const firstIn = (list) =>
  [...list?.querySelectorAll(stops) ?? []].find((stop) => stop.checkVisibility());

addEventListener("keydown", (event) => {
  const { key, target, isComposing, defaultPrevented } = event;
  const field = target.closest?.(".screen")?.querySelector(".item.search input");
  if (!field || isComposing || defaultPrevented || page.isModified(event)) return;
  const first = firstIn(resultsOf(field));
  const [from, next] = { ArrowDown: [field, first], ArrowUp: [first, field] }[key] ?? [];
  if (!next || from !== target) return;
  event.preventDefault();
  next.focus();
}, true);
