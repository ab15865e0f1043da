// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// Focus: a module of its own, which comes with the first element whose focus the app hears of

/** @type {Lent} */
let page; // the parts that the page's own script lends: tell, life
let life = ""; // the session that was told
/** @type {PageElement} */
let told = null; // the node that has the focus as far as the server knows

/** @param {Lent} lent */
export function arrange(lent) {
  page = lent;
  if (life && life !== page.life()) told = null; // events before the first session go to it
  life = page.life();
  for (const node of document.querySelectorAll("[data-tab]")) setStop(node, node.dataset.tab);
  report();
}

/** Makes a stop of the Tab key of a node, or none; without a number it is what it is by itself.
 @param {PageElement} node @param {string} tab */
function setStop(node, tab) {
  if (!tab) node.removeAttribute("tabindex");
  else if (node.tabIndex !== +tab || !node.hasAttribute("tabindex")) node.tabIndex = +tab;
}

/** Finds the node of the element that has the focus, if the app hears of it. */
const focused = () => {
  const node = document.activeElement;
  return node.closest("[data-f]") ? node.closest("[data-e]") : null;
};

/** Says where the focus is, if the server knows of another place. What is gone from the page has
 lost it there, too. */
function report() {
  const now = focused();
  if (now === told) return;
  const before = told;
  told = now;
  if (now) page.tell({ of: now, a: "focus" });
  else if (before.isConnected) page.tell({ of: before, a: "blur" });
}

addEventListener("focusin", report);
// A pointer that presses a button leaves the focus where the app hears of it, unless it hears of
// the button's, too.
addEventListener("mousedown", (event) => {
  const button = event.target.closest?.("button, a[data-on]");
  if (told && button && !button.closest("[data-f]")) event.preventDefault();
});
// Where it goes to another node, that hears of it next; where the window loses it, it stays.
addEventListener("focusout", ({ relatedTarget }) => relatedTarget || report());
