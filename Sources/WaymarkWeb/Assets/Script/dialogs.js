// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// Dialogs: sheets, alerts and popovers

// A dialog closes when the server says so.
addEventListener("cancel", (event) => {
  if (event.target.localName !== "dialog") return;
  event.preventDefault();
  if (!event.target.hasAttribute("data-locked")) tell({ of: event.target, a: "dismiss" });
}, true);
addEventListener("close", (event) => {
  const dialog = event.target;
  if (dialog.localName !== "dialog" || !dialog.isConnected) return;
  if (dialog.hasAttribute("data-locked")) dialog.showModal();
  else tell({ of: dialog, a: "dismiss" });
}, true);

/** A sheet begins at its first field, or at its title where a keyboard would cover it. */
function openDialogs() {
  for (const dialog of dialogs) {
    if (dialog.open) continue;
    dialog.showModal();
    const field = precise.matches && dialog.querySelector('[data-on="text"]:enabled');
    (field || dialog.querySelector("h1"))?.focus({ preventScroll: true });
  }
}
