// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

import { deepStrictEqual as expect } from "assert";
import { element } from "./browser.js";
import { elements, history, messages, page, places, shapes, updates } from "./parts.js";

const { operations } = messages;

/** A list of texts with ids from 1 on, in the page; the list is 0. */
function showing(...words) {
  elements.elements.clear();
  shapes.copies.clear();
  elements.templates.splice(0, Infinity, ["ul", [], 1], ["li", ["title", 0], 0], ["p", [], 0]);
  const children = words.map((word, i) => [1, i + 1, "t", word]);
  page.form.replaceChildren(elements.build([0, 0, children]));
  return elements.elements.get(0);
}
const words = (list) => list.children.map((node) => node.textContent).join(" ");

Deno.test(function aRunOfIdsIsWrittenAsThree() {
  expect([4, [9, 7, 3]].flatMap(messages.numbersOf), [4, 9, 16, 23]);
});

Deno.test(function elementsAreInsertedBesideOneAnother() {
  const list = showing("a", "d");
  operations.i(0, 1, [1, 8, "t", "b"], ["t", "c"]);
  expect(words(list), "a b c d");
  expect(elements.elements.get(9).textContent, "c");
});

Deno.test(function runsOfElementsAreTakenAway() {
  const list = showing("a", "b", "c", "d");
  operations.r([1, 2, 2]);
  expect(words(list), "b d");
  expect([...elements.elements.keys()], [0, 2, 4]);
});

Deno.test(function allElementsAreTakenAwayAtOnce() {
  const list = showing("a", "b");
  operations.r(1, 2);
  expect(list.children.length, 0);
});

Deno.test(function aReplacedElementLeavesItsPlaceToTheOther() {
  const list = showing("a", "b", "c");
  operations.x(2, [2, 9, "new"]);
  expect(words(list), "a new c");
  expect(list.children[1].localName, "p");
});

Deno.test(function anUpdateKeepsTheNode() {
  const list = showing("a", "b");
  const [node] = list.children;
  operations.u([1, 1, "other", "A"]);
  expect(list.children[0], node);
  expect([node.textContent, node.getAttribute("title")], ["A", "other"]);
});

Deno.test(function anUpdatedElementKeepsItsChildren() {
  const list = showing("a", "b");
  const [node] = list.children;
  operations.u([0, 0]);
  expect(elements.elements.get(0), list);
  expect(list.children[0], node);
});

Deno.test(function whatTheBrowserSetsByItselfOutlivesAnUpdate() {
  const list = showing("a");
  list.setAttribute("tabindex", "-1");
  list.setAttribute("title", "old");
  updates.update([0, 0]);
  expect([list.getAttribute("tabindex"), list.getAttribute("title")], ["-1", null]);
});

Deno.test(function eachNodeOfThePageIsWhereItsPathLeads() {
  const list = showing("a", "b", "c");
  for (const node of [page.form, list, ...list.children]) {
    expect(places.nodeAt(places.indexPath(node)), node);
  }
  expect(places.indexPath(list.children[2]), [1, 0, 2]);
});

Deno.test(function aNodeOutsideOfThePageHasNoPath() {
  expect(places.indexPath(element("p")), []);
});

Deno.test(function theFocusOfAnEntryIsKeptUnderItsKey() {
  const list = showing("a", "b");
  list.children[1].focus();
  places.savePlace();
  expect(places.places.get(history.here.key).focus, [1, 0, 1]);
});

Deno.test(function theLatestHundredPlacesAreKept() {
  places.places.clear();
  for (let i = 0; i < 100; i++) places.places.set(`k${i}`, {});
  places.savePlace();
  expect([places.places.size, places.places.has("k0")], [100, false]);
});
