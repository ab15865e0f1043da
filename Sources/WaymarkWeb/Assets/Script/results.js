// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// Results: how many rows a search leaves is told when its words have rested

const leadingRow = ".row:has(> .select, > .cell > .link)";
const counted = new WeakMap(); // field of a search -> what its results are: rows that lead on, or all
let resting = 0; // until they are told

const listOf = (field) => field.closest(".screen")?.querySelector(".list");

addEventListener("input", ({ target: field }) => {
  const list = field.type === "search" && listOf(field);
  if (!list) return;
  if (!counted.has(field)) counted.set(field, list.querySelector(leadingRow) ? leadingRow : ".row");
  clearTimeout(resting);
  resting = setTimeout(tellResults, 1000, field);
});

function tellResults(field) {
  const count = listOf(field)?.querySelectorAll(counted.get(field)).length;
  if (field.value) page.tellPlace(count === 1 ? "1 result" : `${count || "No"} results`);
}
