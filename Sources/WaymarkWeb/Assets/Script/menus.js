// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// Menus: of titles, and of the back button when it is held

const openers = "details:is(.menu-opener, .rename)";
const entriesOf = (menu) => [...menu.querySelectorAll(":is(button, a):not(:disabled)")];
let hold = 0; // a finger rests on a back button
let wasHeld = false; // and the press that ends it means nothing else

/** The back button, held, shows the screens further down. */
function openAncestors(back) {
  const menu = back?.parentNode.querySelector(".ancestors");
  if (!menu?.showPopover || menu.matches(":popover-open")) return false;
  menu.showPopover();
  entriesOf(menu)[0].focus();
  return true;
}

addEventListener("contextmenu", (event) => {
  const back = event.target.closest?.(".back");
  if (back?.parentNode.querySelector(".ancestors")) event.preventDefault();
  openAncestors(back);
});
addEventListener("pointerdown", (event) => {
  const back = event.target.closest?.(".back");
  wasHeld = false;
  clearTimeout(hold);
  if (back && event.button === 0) hold = setTimeout(() => (wasHeld = openAncestors(back)), 500);
});
for (const name of ["pointerup", "pointercancel", "pointerleave"]) {
  addEventListener(name, () => clearTimeout(hold));
}
addEventListener("click", (event) => {
  if (!wasHeld || !event.target.closest?.(".back")) return;
  wasHeld = false;
  event.preventDefault();
  event.stopImmediatePropagation();
  openAncestors(event.target.closest(".back")); // where lifting the finger has closed it
}, true);

/** A press elsewhere, or on an entry, closes the menu of a title. */
addEventListener("click", (event) => {
  for (const menu of document.querySelectorAll(`${openers}[open]`)) {
    const isInside = menu.contains(event.target);
    if (!isInside || event.target.closest(".menu")) menu.open = false;
  }
});

/** Arrows, Home and End go through the entries; Escape goes back to what opened them. */
addEventListener("keydown", (event) => {
  const back = event.key === "ArrowDown" && event.target.closest?.(".back");
  if (back && openAncestors(back)) return event.preventDefault();
  const menu = event.target.closest?.(".menu") ?? event.target.closest?.(openers);
  if (!menu) return;
  if (event.key === "Escape") return closeMenu(menu, event);
  const entries = entriesOf(menu);
  const isOnOpener = event.target.localName === "summary";
  if (isOnOpener && event.key === "ArrowDown" && menu.open) entries[0]?.focus();
  const next = neighbour(entries, event, ["ArrowDown", "ArrowUp"], menu);
  if (!next) return;
  event.preventDefault();
  next.focus();
});

function closeMenu(menu, event) {
  const opener = menu.closest(openers);
  if (opener && !opener.open) return;
  event.preventDefault();
  if (opener) opener.open = false;
  else menu.hidePopover();
  (opener?.querySelector("summary") ?? menu.parentNode.querySelector(".back")).focus();
}
