// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// Sheets and popovers once they are open; a stack inside has no entries of the browser's, so that
// Back and the focus are kept here

import { start } from "../../../Assets/Script/Controls/gestures.js";
import { copyOf } from "../../../Assets/Script/Controls/notices.js";
import { keepStill } from "./drags.js";

/** @type {number[]} */
const waysIn = []; // numbers of what led from screen to screen inside of sheets
const precise = matchMedia("(pointer: fine)");
const form = document.getElementById("page");
const dialogs = form.getElementsByTagName("dialog");
/** @type {Lent} */
let main; // the page's own script

/** Puts the focus where it belongs after a press has brought another screen of a sheet.
 @param {PageElement} way */
const settleInside = (way) => (/** @type {Titles} */ before) => {
  if (!main.isFocusLost() || !main.titleInFront(before)) return;
  const at = waysIn.findLastIndex((id) => main.nodeOf(id)?.checkVisibility());
  if (at < 0) {
    if (way) waysIn.push(main.idOf(way));
    return main.focusTitle(before);
  }
  const node = main.nodeOf(waysIn[at]);
  waysIn.length = at;
  (node.matches("a, button") ? node : node.querySelector("a, button") ?? node).focus();
  main.tellPlace(main.titleInFront()?.textContent);
};

/** @param {PageElement} dialog */
const scrollersOf = (dialog) => [...dialog.querySelectorAll("[data-scroll], .sheet-content")];

/** A sheet begins at its first field, or at its title where a keyboard would cover it; one that the
 document shows already stays as it is. */
function openDialogs() {
  for (const dialog of dialogs) {
    if (dialog.matches(":modal")) continue;
    const old = dialog.contains(document.activeElement) && document.activeElement;
    /** @type {[node: PageElement, top: number][]} */
    const scrolled = scrollersOf(dialog).filter(({ scrollTop }) => scrollTop)
      .map((node) => [node, node.scrollTop]);
    dialog.removeAttribute("open");
    dialog.showModal();
    dialog.addEventListener("touchmove", keepStill, { passive: false });
    for (const [node, top] of scrolled) node.scrollTop = top;
    const field = precise.matches && dialog.querySelector('[data-on="text"]:enabled');
    (old || field || dialog.querySelector("h1"))?.focus({ preventScroll: true });
  }
}

/** A popover stands at what it is about; the style sheet says on which side. */
function pointPopovers() {
  for (const dialog of document.querySelectorAll("dialog[data-anchor]")) {
    const { anchor } = dialog.dataset;
    const node = main.nodeOf(Number(anchor));
    if (node) node.style.anchorName = dialog.style.positionAnchor = `--e${anchor}`;
  }
}

/** Says whether one of the dialogs that the browser's Back would close stays: it is locked, or has
 a way back inside, which is gone instead where nothing else is left.
 @param {PageElement[]} closing @param {boolean} isAlone */
function holds(closing, isAlone) {
  if (closing.some((dialog) => dialog.hasAttribute("data-locked"))) return true;
  const inner = isAlone && closing.length === 1
    && [...closing[0].querySelectorAll(".back:enabled:not([inert] *)")]
      .findLast((button) => button.checkVisibility());
  inner?.click?.();
  return inner;
}

/** Lets what an alert says be read with its title when it opens. */
function describeAlerts() {
  for (const alert of document.querySelectorAll("[role=alertdialog]")) {
    const parts = [...alert.querySelector(".sheet-content").children];
    const words = parts.filter((part) => !part.matches("button, :has(button, input)"));
    if (words.length) alert.ariaDescribedByElements = words;
  }
}

const isCalm = matchMedia("(prefers-reduced-motion: reduce)");

/** A picture of a dialog that is closed goes out of sight, beside the page; where another dialog
 stays, it would lie behind that.
 @param {PageElement} dialog */
function leave(dialog) {
  const isOnly = document.querySelectorAll("dialog[open]").length === 1;
  if (!isOnly || document.hidden || isCalm.matches) return;
  const picture = copyOf(dialog);
  picture.removeAttribute("open");
  picture.inert = true;
  picture.classList.add("closing");
  document.body.append(picture);
  scrollersOf(dialog).forEach(({ scrollTop }, i) => {
    if (scrollTop) scrollersOf(picture)[i].scrollTop = scrollTop;
  });
  const end = () => picture.remove();
  Promise.all(picture.getAnimations().map(({ finished }) => finished)).then(end, end);
}

// A dialog closes when the server says so.
addEventListener("cancel", (/** @type {PageChange} */ event) => {
  if (event.target.localName !== "dialog") return;
  event.preventDefault();
  if (!event.target.hasAttribute("data-locked")) dismiss(event.target);
}, true);
addEventListener("close", (/** @type {PageChange} */ event) => {
  const dialog = event.target;
  if (dialog.localName !== "dialog" || !dialog.isConnected) return;
  if (dialog.hasAttribute("data-locked")) dialog.showModal();
  else dismiss(dialog);
}, true);

/** @param {PageElement} dialog */
const dismiss = (dialog) => main.tell({ of: dialog, a: "dismiss" });

// A press beside a sheet, a popover or a confirmation dialog closes it; one that only ends there
// does not, as when words are selected.
/** @param {PointerEvent} event */
const isBeside = ({ target, clientX, clientY }) => {
  const isOne = target.matches?.("dialog:is(.sheet, .popover, .confirmation):not([data-locked])");
  if (!isOne) return false;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
};
addEventListener("click", (event) => {
  if (start?.target === event.target && isBeside(start) && isBeside(event)) dismiss(event.target);
});

export {
  describeAlerts, dialogs, dismiss, form, holds, isCalm, leave, main, openDialogs, pointPopovers,
  precise, scrollersOf, settleInside,
};

/** Lets other parts write these. */
export const sheetsPart = {
  set main(/** @type {Lent} */ to) { main = to; },
};
