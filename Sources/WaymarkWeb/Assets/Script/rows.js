// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// Rows: keys go from one to the next

/** Arrows, Home and End move between the rows of a list. */
addEventListener("keydown", (event) => {
  const rows = ":is(a, button)[data-on=press]";
  const list = event.target.closest?.(rows) && event.target.closest(".list");
  if (!list || isModified(event)) return;
  const stops = [...list.querySelectorAll(`.row ${rows}:enabled, .row a[data-on]`)];
  const seen = stops.filter((stop) => stop.checkVisibility());
  const at = seen.indexOf(event.target);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: seen.length - 1 }[event.key];
  if (next === undefined || at < 0) return;
  event.preventDefault();
  seen[next]?.focus();
});
