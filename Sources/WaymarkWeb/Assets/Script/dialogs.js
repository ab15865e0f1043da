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
  for (const dialog of document.querySelectorAll("dialog[data-e]:not([open])")) {
    dialog.showModal();
    pointPopover(dialog);
    const field = precise.matches && dialog.querySelector('[data-on="text"]:enabled');
    (field || dialog.querySelector("h1"))?.focus({ preventScroll: true });
  }
}

/** Where a popover stands at the edge that the app asks for, if there is room. */
function atEdge(dialog, anchor, middle) {
  const [width, height] = [dialog.offsetWidth, dialog.offsetHeight];
  const leftEdge = getComputedStyle(dialog).direction === "rtl" ? "trailing" : "leading";
  const beside = {
    left: dialog.dataset.edge === leftEdge ? anchor.left - 8 - width : anchor.right + 8,
    top: anchor.top + (anchor.height - height) / 2,
  };
  const place = {
    top: { left: middle, top: anchor.top - 8 - height },
    bottom: { left: middle, top: anchor.bottom + 8 },
    leading: beside,
    trailing: beside,
  }[dialog.dataset.edge];
  const fits = place && (place === beside
    ? place.left >= 8 && place.left + width <= innerWidth - 8
    : place.top >= 8 && place.top + height <= innerHeight - 8);
  return fits ? place : null;
}

/** Else it stands below what it is about, or above where there is more room. */
function pointPopover(dialog) {
  const anchor = elements.get(Number(dialog.dataset.anchor))?.getBoundingClientRect();
  const isFree = !anchor || !dialog.classList.contains("popover");
  const set = (name, value) => dialog.style.setProperty(name, isFree ? "" : `${Math.max(8, value)}px`);
  if (isFree) return ["left", "top"].forEach((name) => set(name, 0));
  const middle = anchor.left + anchor.width / 2 - dialog.offsetWidth / 2;
  const place = atEdge(dialog, anchor, middle);
  set("left", Math.min(place?.left ?? middle, innerWidth - dialog.offsetWidth - 8));
  const below = anchor.bottom + 8;
  const isAbove = below + dialog.offsetHeight > innerHeight - 8 && anchor.top > innerHeight / 2;
  const top = place?.top ?? (isAbove ? anchor.top - 8 - dialog.offsetHeight : below);
  set("top", Math.min(top, Math.max(8, innerHeight - dialog.offsetHeight - 8)));
}

function pointPopovers() {
  for (const dialog of document.querySelectorAll("dialog[open][style], dialog[open].popover")) {
    pointPopover(dialog);
  }
}

addEventListener("resize", pointPopovers);

// A press beside a popover or a confirmation dialog closes it.
addEventListener("click", (event) => {
  const dialog = event.target;
  if (!dialog.matches?.("dialog:is(.popover, .confirmation):not([data-locked])")) return;
  const box = dialog.getBoundingClientRect();
  const isInside = event.clientX >= box.left && event.clientX <= box.right
    && event.clientY >= box.top && event.clientY <= box.bottom;
  if (!isInside) tell({ of: dialog, a: "dismiss" });
});
