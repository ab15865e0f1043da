// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// Places: scroll positions, focus and what was typed of each entry, by the nodes' places in the
// tree

import { form } from "../page.js";
import { dialogs, headings } from "../Tree/elements.js";
import { pressed, settled } from "../Events/events.js";
import { keepTyped, retype } from "../Events/inputs.js";
import { going, here, isFar, route } from "./history.js";
import { arrived, layOut, modules } from "../Messages/messages.js";
import { lives } from "../Messages/connection.js";

/** @type {Map<string, any>} */
const places = new Map(JSON.parse(sessionStorage.getItem("waymark-places") ?? "[]"));
/** @type {Set<any>} */
const scrolled = new Set();

addEventListener("scroll", ({ target }) => {
  if (target instanceof Element) scrolled.add(target);
}, { capture: true, passive: true });

/** Finds where a node is in the form, whatever stands before that; empty for what is outside of it.
 The form itself is 1, as where it was counted in documents of before.
 @param {PageElement} node */
function indexPath(node) {
  const path = [];
  for (; node && node !== form; node = node.parentElement) {
    let index = 0;
    for (let at = node; (at = at.previousElementSibling);) index++;
    path.unshift(index);
  }
  return node ? [1, ...path] : [];
}

/** @param {NodePath} event */
const nodeAt = ([, ...path]) => path.reduce((node, index) => node?.children[index], form);

/** Notes for this entry how what is in sight looks, unless that is another's until the server has
 come here. */
function savePlace() {
  if (isFar && going > settled) return;
  if (arrived) layOut();
  for (const node of scrolled) if (!node.isConnected) scrolled.delete(node);
  const positions = [...scrolled].map((node) => [indexPath(node), node.scrollLeft, node.scrollTop]);
  const focus = pressed?.isConnected && !dialogs.length ? pressed : document.activeElement;
  places.delete(here.key);
  places.set(here.key, {
    positions, focus: indexPath(focus), typed: keepTyped(), life: lives.at(-1),
  });
  if (places.size > 100) places.delete(places.keys().next().value);
}

/** The title that belongs to what scrolls; columns beside one another have none.
 @param {PageElement} node */
const wordsOf = (node) =>
  [...headings].find((h1) => h1.closest("[data-scroll]") === node)?.textContent ?? "";

/** Restores what this entry looked like, and what had the focus there.
 @param {Titles} [before] */
function restorePlace(before) {
  const place = places.get(here.key) ?? places.get(`${route}`); // that of a tab
  showAgain(place, before);
  const node = nodeAt(place?.focus ?? []);
  if (!node?.matches(":is(a, button, input, select, h1, [role]):not([data-scroll])")) {
    return focusTitle(before);
  }
  node.focus({ preventScroll: true });
  modules.columns?.show(node);
  tellPlace(node.localName === "h1" ? "" : titleInFront()?.textContent);
}

/** Scrolls what comes instead of what is left to where it was when another tab was chosen; a person
 who is busy elsewhere is not disturbed.
 @param {Titles} before */
function settleOther(before) {
  showAgain(places.get(`${route}`), before);
  if (isFocusLost()) focusTitle(before);
  else tellPlace(titleInFront(before)?.textContent);
}

/** Scrolls to where a place was, and types there what the server does not know any more; what was
 here all the time with the same title stays where it is.
 @param {Place} place @param {Titles} [before] */
function showAgain(place, before = new Map()) {
  for (const [path, left, top] of place?.positions ?? []) {
    const node = nodeAt(path);
    if (node && before.get(node) !== wordsOf(node)) {
      scrolled.add(node);
      node.scrollTo({ left, top, behavior: "instant" });
    }
  }
  retype(place?.typed ?? [], place?.life);
}

// A title that has the focus is read by itself; others are told, in words that are always news.
const placeSign = Object.assign(document.createElement("div"),
  { id: "waymark-place", className: "unseen", role: "status" });
document.body.append(placeSign);

/** Tells assistive technology where a person is now.
 @param {string} [words] */
function tellPlace(words = "") {
  placeSign.textContent = words + (placeSign.textContent === words ? "\xa0" : "");
}

/** @param {Titles} [before] */
const titleInFront = (before) => [...document.querySelectorAll('h1[tabindex="-1"]:not([inert] *)')]
  .findLast((h1) => !before?.has(h1) && h1.getClientRects().length);

/** Moves focus to the title of a screen that was not here before.
 @param {Titles} [before] */
function focusTitle(before) {
  const title = titleInFront(before);
  title?.focus({ preventScroll: true });
  modules.columns?.show(title);
  tellPlace(title ? "" : document.title);
}

/** Says whether what had the focus is gone, or goes with the screen that is left. */
const isFocusLost = () => document.activeElement.matches("body, [inert] *");

export {
  focusTitle, indexPath, isFocusLost, nodeAt, places, restorePlace, savePlace, scrolled,
  settleOther, tellPlace, titleInFront, wordsOf,
};
