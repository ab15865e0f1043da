// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// Menus: of titles, and of the back button when it is held

/** The back button, held, shows the screens further down. */
addEventListener("contextmenu", (event) => {
  const menu = event.target.closest?.(".back")?.parentNode.querySelector(".ancestors");
  if (!menu?.showPopover) return;
  event.preventDefault();
  menu.showPopover();
});

/** A press elsewhere, or on an entry, closes the menu of a title. */
addEventListener("click", (event) => {
  for (const menu of document.querySelectorAll("details:is(.menu-opener, .rename)[open]")) {
    const isInside = menu.contains(event.target);
    if (!isInside || event.target.closest(".menu")) menu.open = false;
  }
});
addEventListener("keydown", (event) => {
  const menu = event.key === "Escape" && event.target.closest?.("details:is(.menu-opener, .rename)");
  if (!menu?.open) return;
  event.preventDefault();
  menu.open = false;
  menu.querySelector("summary").focus();
});
