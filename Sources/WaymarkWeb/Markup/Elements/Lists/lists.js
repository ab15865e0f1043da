// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// Lists: a module of its own, which comes with the first list. What a list is to assistive
// technology and to the keyboard follows from what its rows hold, as Documentation/Lists.md says.

import { arrangeList, arrangeRow } from "./Selection/kinds.js";
import { chosenIn, goOnFrom, isPlain, keepStop, stopAt } from "./Selection/stops.js";

/** @type {Lent} */
let page; // the parts that the page's own script lends: press, isModified, rowsOf, nextThatBegins
const form = document.getElementById("page");

/** Nothing is looked through that did not change; what did is put right before it is drawn. */
const observer = new MutationObserver(putRight);

/** @param {Lent} lent */
export function arrange(lent) {
  if (page) return;
  page = lent;
  const attributeFilter =
    ["role", "id", "aria-current", "aria-pressed", "aria-expanded", "disabled"];
  observer.observe(form, { subtree: true, childList: true, attributeFilter });
  for (const list of form.querySelectorAll(".list")) arrangeList(list);
  observer.takeRecords();
  for (const list of form.querySelectorAll(".sidebar-list")) reveal(list);
}

/** Brings what is chosen in a sidebar into sight when the page comes, unless a person was
 elsewhere, or has pressed something before this was there.
 @param {PageElement} list */
function reveal(list) {
  const scroller = list.closest("[data-scroll]");
  const row = list.querySelector(".row:is(.selected, :has(> .cell > .link.current))");
  if (!row || !scroller || scroller.scrollTop || navigator.userActivation?.hasBeenActive) return;
  const [inner, outer] = [row, scroller].map((node) => node.getBoundingClientRect());
  if (inner.bottom > outer.bottom) scroller.scrollTop = inner.bottom - outer.bottom + inner.height;
}

/** Puts right what a message changed before the browser looks at it, so that it does so once. */
export const hear = () => putRight(observer.takeRecords());

/** @param {any[]} records Each is a PageRecord, as all that an observer of the page is told. */
function putRight(records) {
  const lists = new Set(); // in which something came or went
  const rows = new Set(); // that changed
  for (const { target, type, addedNodes } of records) {
    const list = target.closest(".list");
    const row = target.closest(".row");
    if (row) rows.add(row);
    if (list && (!row || type === "childList")) lists.add(list);
    if (!list) for (const node of addedNodes) for (const inner of listsIn(node)) lists.add(inner);
  }
  for (const list of lists) if (list.isConnected) arrangeList(list);
  for (const row of rows) if (row.isConnected) arrangeAgain(row, row.closest(".list"));
  for (const record of records) goOnFrom(record);
  observer.takeRecords();
}

/** @param {any} node @returns {Iterable<PageElement>} */
function listsIn(node) {
  if (!node.matches) return [];
  return node.matches(".list") ? [node] : node.querySelectorAll(".list");
}

/** Puts a changed row right. The Tab key comes to what is chosen while a person is elsewhere.
 @param {PageElement} row @param {PageElement} list */
function arrangeAgain(row, list) {
  arrangeRow(row, list);
  if (isPlain(list)) return;
  const chosen = chosenIn(list);
  const isElsewhere = !list.contains(document.activeElement);
  if (row.contains(chosen) && isElsewhere) stopAt(list, chosen);
  keepStop(list);
}

/** Sets an attribute that is to be something else, and takes it away for nothing.
 @param {PageElement} node @param {string} name @param {any} value */
function set(node, name, value) {
  if (value == null) node.removeAttribute(name);
  else if (node.getAttribute(name) !== String(value)) node.setAttribute(name, value);
}

export { form, page, set };
