// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// Escape in a search field: WebKit keeps it from the sheet around, also where there is nothing left
// to empty

addEventListener("keydown", (event) => {
  const { key, target, isComposing, defaultPrevented } = event;
  const sheet = target.type === "search" && !target.value && target.closest("dialog");
  if (!sheet || key !== "Escape" || isComposing || defaultPrevented) return;
  event.preventDefault();
  sheet.dispatchEvent(new Event("cancel", { cancelable: true }));
});
