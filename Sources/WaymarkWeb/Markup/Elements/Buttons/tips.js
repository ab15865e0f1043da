// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// Tips: a button that shows a sign alone says what it is for when a pointer rests on it

/** Says whether words are for assistive technology only: the looks leave them one pixel.
 @param {any} event */
const isUnseen = ({ offsetWidth }) => offsetWidth < 2;

/** @param {any} node */
function showsWords(node) {
  if (node.nodeType === Node.TEXT_NODE) return node.data.trim() && !isUnseen(node.parentNode);
  if (node.localName === "svg" || (node.offsetParent && isUnseen(node))) return false;
  return [...node.childNodes].some(showsWords);
}

/** The name of a button: of what is for nobody, as of a symbol beside its title, there is nothing.
 @param {PageElement} button */
const nameOf = (button) => button.ariaLabel ?? button.innerText.trim();

addEventListener("pointerover", ({ target, pointerType }) => {
  const button = target.closest?.("button, a.link, .menu > [aria-haspopup]");
  if (pointerType === "touch" || !button || button.closest(".select")) return;
  if (!button.title && nameOf(button) && !showsWords(button)) button.title = nameOf(button);
});
