// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// Menus: of buttons, titles, views and rows, and of the back button when it is held

import { isModified, sendText } from "../../../Assets/Script/Controls/controls.js";
import { neighbour } from "../Screens/Bars/bars.js";
import { nextThatBegins } from "../Lists/Rows/rows.js";
import { main } from "../Sheets/sheets.js";

/** @param {PageElement} menu */
const entriesOf = (menu) => [...menu.querySelectorAll(":is(button, a):not(:disabled)")]
  .filter((entry) => entry.checkVisibility());
let hold = 0; // a finger rests on what has a menu, or on a row that it draws aside
/** @type {PageElement} */
let heldMenu = null; // the menu that it opened: the press that ends it means nothing else

/** The menu of a back button, of a view, or of the row around it.
 @param {PageElement} node */
function menuAt(node) {
  for (let at = node; at?.matches && !at.matches(".menu"); at = at.parentElement) {
    const next = at.nextElementSibling;
    const menu = at.matches(".back") ? ancestorsOf(at)
      : at.matches(".row") ? at.querySelector(".context > .menu")
      : next?.matches(".context") && next.lastElementChild;
    if (menu?.showPopover) return menu;
  }
  return null;
}

/** The menu of the screens further down, the nearest first, as the back button knows them.
 @param {PageElement} back */
function ancestorsOf(back) {
  if (!back.dataset.below) return null;
  let menu = back.parentNode.querySelector(".ancestors");
  if (!menu) back.after((menu = main.make(ancestorsMenu)));
  const further = back.dataset.below.split("\n").map((/** @type {string} */ line) => {
    const [depth] = line.split(" ", 1);
    return main.make(ancestorEntry, [depth, line.slice(depth.length + 1)].values());
  });
  menu.replaceChildren(main.make(parentEntry, [back.ariaLabel].values()), ...further);
  return menu;
}

/** @type {Template} */
const ancestorsMenu = ["div", ["class", "menu ancestors", "popover", "", "role", "menu",
  "aria-label", "Screens below"]];
/** @type {Template} */
const parentEntry = ["button", ["type", "button", "role", "menuitem", "data-on", "back"], 0];
/** @type {Template} */
const ancestorEntry = ["button", ["type", "button", "role", "menuitem", "data-on", "backto",
  "data-depth", 0], 0];

/** Opens a menu: that of a back button below it, that of a view or a row where the pointer is.
 @param {PageElement} menu @param {Partial<PointerEvent>} event */
function openMenu(menu, { clientX, clientY, pointerType }) {
  const source = backOf(menu) ?? undefined;
  if (!menu.matches(":popover-open")) menu.showPopover({ source });
  if (menu.matches(".context > *")) {
    const { style } = menu;
    style.positionArea = "none";
    style.left = "0"; // beside an edge it would be narrower
    const { offsetWidth, offsetHeight } = menu;
    style.left = `${Math.max(8, Math.min(clientX, innerWidth - offsetWidth - 8))}px`;
    style.top = `${Math.max(8, Math.min(clientY, innerHeight - offsetHeight - 8))}px`;
  }
  enter(menu, { focusVisible: !pointerType });
  return menu;
}

addEventListener("contextmenu", (event) => {
  const menu = menuAt(event.target);
  if (!menu) return;
  event.preventDefault();
  const open = () => openMenu(menu, event);
  // A menu that opened on the press would be closed by lifting the button: it opens on that.
  const isPressed = event.buttons && event.pointerType !== "touch";
  if (isPressed) addEventListener("mouseup", open, { once: true });
  else open();
});
addEventListener("pointerdown", (event) => {
  heldMenu = null;
  clearTimeout(hold);
  const menu = event.button === 0 && menuAt(event.target);
  const canHold = event.pointerType === "touch" || menu?.matches?.(".ancestors");
  if (menu && canHold) hold = setTimeout(() => (heldMenu = openMenu(menu, event)), 500);
});
addEventListener("click", (event) => {
  const menu = event.detail && heldMenu; // no key has held it
  // WebKit ends a press of the second button with a click.
  if (!menu && event.buttons < 2) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (menu) openMenu(menu, event); // where lifting the finger has closed it
  heldMenu = null;
}, true);

addEventListener("click", ({ target }) => target.closest?.(".menu [data-on]") && closePopovers());

/** @param {PageElement} menu @param {object} [options] */
const enter = (menu, options) => entriesOf(menu)[0]?.focus(options);

/** @param {PageElement} opener */
const menuBy = (opener) => document.getElementById(opener.getAttribute("popovertarget"));

/** Opens a menu by its button, and goes into it before the next key comes.
 @param {PageElement} opener */
function enterBy(opener) {
  opener.click();
  enter(menuBy(opener));
}

// A mouse that comes to rest on an entry opens its menu, and closes another's.
const withMenu = ".menu .entry[aria-haspopup], .overflowed > [aria-haspopup]";
let rest = 0;
/** @type {PageElement} */
let restsOn = null;
addEventListener("pointermove", ({ target, pointerType }) => {
  const entry = pointerType === "mouse" && target.closest?.(`.menu .entry, ${withMenu}`);
  if (entry === restsOn) return;
  restsOn = entry;
  clearTimeout(rest);
  if (entry) rest = setTimeout(() => restOn(entry), 200);
});

/** @param {PageElement} entry */
function restOn(entry) {
  const own = menuBy(entry);
  for (const menu of entry.closest(".menu")?.querySelectorAll(".menu:popover-open") ?? []) {
    if (menu !== own) menu.hidePopover();
  }
  if (own && !own.matches(":popover-open") && entry.matches(":enabled")) entry.click();
}

// A press on an entry whose menu has opened by that leaves it open.
addEventListener("click", (event) => {
  const entry = event.pointerType === "mouse" && event.target.closest?.(withMenu);
  if (entry && menuBy(entry)?.matches(":popover-open")) event.preventDefault();
}, true);

const closePopovers = () => document.querySelector(".menu:popover-open")?.hidePopover();

addEventListener("toggle", ({ target, newState }) => {
  if (!target.matches?.(".menu")) return;
  if (newState !== "open") target.removeAttribute("style");
  else if (!target.contains(document.activeElement)) enter(target);
}, true);

/** Arrows, Home, End and letters go through the entries; Escape goes back to what opened them. */
addEventListener("keydown", (event) => {
  const { key, target } = event;
  clearTimeout(rest);
  if (key === "ArrowDown" && openByKey(target, event)) return event.preventDefault();
  const menu = target.closest?.(".menu");
  if (!menu || isModified(event)) return;
  const [inward, outward] = getComputedStyle(menu).direction === "rtl"
    ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
  if (key === "Tab") return closePopovers();
  if (key === "Escape" || (key === outward && outerMenu(menu))) return closeMenu(menu, event);
  if (key === inward && target.matches(".submenu")) return enterBy(target);
  const entries = entriesOf(menu);
  const next = neighbour(entries, event, ["ArrowDown", "ArrowUp"], menu)
    ?? nextThatBegins(key, entries, entries.indexOf(target));
  if (!next) return;
  event.preventDefault();
  next.focus();
});

/** @param {PageElement} target @param {KeyboardEvent} event */
function openByKey(target, event) {
  const opener = target.closest?.(".back, [aria-haspopup]:not(.menu *)");
  const menu = opener?.matches(".back") && menuAt(opener);
  if (menu) openMenu(menu, event);
  else if (opener && !opener.matches(".back")) enterBy(opener);
  else return false;
  return true;
}

/** @param {PageElement} menu */
const outerMenu = (menu) => menu.parentNode.closest(".menu");
/** @param {PageElement} menu */
const backOf = (menu) => menu.parentNode.querySelector(":scope > .back");

/** @param {PageElement} menu @param {KeyboardEvent} event */
function closeMenu(menu, event) {
  event.preventDefault();
  menu.hidePopover();
  const from = backOf(menu)
    ?? (outerMenu(menu) && document.querySelector(`[popovertarget="${menu.id}"]`));
  from?.focus();
}

// A title that can be edited

addEventListener("toggle", ({ target }) => {
  if (target.matches?.(".renaming:popover-open")) target.firstChild.select();
}, true);
addEventListener("change", (/** @type {PageChange} */ { target }) => {
  if (target.dataset?.on !== "rename") return;
  target.parentNode.hidePopover();
  sendText(target);
});

export { hold, menuAt };

/** Lets other parts write these. */
export const menusPart = {
  set hold(/** @type {number} */ to) { hold = to; },
};
