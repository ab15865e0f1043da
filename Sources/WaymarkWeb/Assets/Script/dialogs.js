// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// Dialogs: sheets, alerts and popovers

/** A sheet begins at its first field, or at its title where a keyboard would cover it. */
function openDialogs() {
  for (const dialog of dialogs) {
    if (dialog.open) continue;
    dialog.showModal();
    const field = matchMedia("(pointer: fine)").matches
      && dialog.querySelector('[data-on="text"]:enabled');
    (field || dialog.querySelector("h1"))?.focus({ preventScroll: true });
  }
}
