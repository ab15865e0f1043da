// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

import { deepStrictEqual as expect } from "assert";
import { given } from "./browser.js";
import { elements, shapes, updates } from "./parts.js";

const row = ["div", ["class", "row"], [["span", ["data-c", ""], 1]]];
const text = ["span", ["class", 0], 0];
const button = ["button", ["data-on", "press", "id", 0], [["b", [], 0], 2]];

/** Begins a connection, which knows no more than these. */
function knowing(templates, known = []) {
  elements.elements.clear();
  shapes.copies.clear();
  shapes.shapes.clear();
  shapes.rowTemplates.clear();
  elements.templates.splice(0, Infinity, ...templates);
  for (const [number, shape] of known) shapes.shapes.set(number, shape);
}

/** A row with two texts: each is an element of its own. */
const pair = [[-1, [1, []]], [-2, [0, [1, -1, 2, -1]]]];

/** Two rows, of which the second is a copy. */
function twoRows() {
  knowing([row, text], pair);
  return shapes.buildAll([[-2, 10, "x", "one", "y", "two"], ["v", "three", "w", "four"]]);
}

Deno.test(function aTemplateAsksForItsValuesFromOutsideToInside() {
  knowing([row, text]);
  expect(given([row, text, button]).map(shapes.valueCount), [0, 2, 2]);
  expect(shapes.valueCount(given(2)), 0);
});

Deno.test(function attributesComeBeforeWords() {
  knowing([row, text]);
  const node = shapes.buildAll([[1, 7, "title", "Soup"]])[0];
  expect(node.getAttribute("class"), "title");
  expect(node.textContent, "Soup");
  expect(node.getAttribute("data-e"), "7");
});

Deno.test(function aDrawingIsCopiedWhereItsNumberStands() {
  knowing([row, text, ["svg", ["class", "symbol"], [["path", ["d", "M0 0"]]]]]);
  const node = elements.make(given(button), ["b1", "Go"].values());
  expect([...node.children].map(({ localName }) => localName), ["b", "svg"]);
  expect(node.children[1].children[0].getAttribute("d"), "M0 0");
});

Deno.test(function aShapeHasAsManyElementsAsItsParts() {
  knowing([row, text], pair);
  expect([-1, -2, 0].map(shapes.sizeOf), [1, 3, 1]);
});

Deno.test(function aShapeIsWrittenOutWithItsValuesInReadingOrder() {
  knowing([row, text], pair);
  expect(shapes.expand([[-2, 10, "x", "one", "y", "two"]]), [
    [0, 10, [[1, 11, "x", "one"], [1, 12, "y", "two"]]],
  ]);
});

Deno.test(function valuesAloneAreTheSameShapeWithTheIdsThatFollow() {
  knowing([row, text], pair);
  expect(shapes.expand([[-2, 10, "a", "b", "c", "d"], ["e", "f", "g", "h"]])[1], [
    0, 13, [[1, 14, "e", "f"], [1, 15, "g", "h"]],
  ]);
  expect(shapes.expand([[-1, 7, "a", "b"], ["c", "d"], ["e", "f"]]).map(([, id]) => id), [7, 8, 9]);
});

Deno.test(function shapesBelowOthersAreWrittenOutToo() {
  knowing([row, text], pair);
  expect(shapes.expand([[0, 1, [[-1, 2, "a", "b"], ["c", "d"]]]]), [
    [0, 1, [[1, 2, "a", "b"], [1, 3, "c", "d"]]],
  ]);
});

Deno.test(function theSecondOfAShapeIsACopyWithItsOwnWords() {
  const [first, second] = twoRows();
  expect([first.textContent, second.textContent], ["onetwo", "threefour"]);
  expect(second.querySelector("[class=w]").textContent, "four");
  expect([shapes.copies.has(first), shapes.copies.has(second)], [false, true]);
});

Deno.test(function elementsInACopyAreNumberedWhenOneIsAskedFor() {
  const [, second] = twoRows();
  const inner = second.querySelector("[class=w]");
  expect(inner.dataset.e, "");
  expect(shapes.nodeOf(15), inner);
  expect(inner.dataset.e, "15");
  expect(shapes.copies.size, 0);
});

Deno.test(function aLeafOfACopyIsFoundWithoutNumbersForAll() {
  const [, second] = twoRows();
  expect(shapes.leafOf(15), second.querySelector("[class=w]"));
  expect(shapes.copies.size, 1);
});

Deno.test(function wordsOfACopyChangeInPlace() {
  const [, second] = twoRows();
  const inner = second.querySelector("[class=w]");
  updates.update([1, 15, "z", "new"]);
  expect([inner.textContent, inner.getAttribute("class")], ["new", "z"]);
  expect(shapes.copies.size, 1);
});

Deno.test(function whatLeavesIsForgottenWithAllThatItHolds() {
  const [first, second] = twoRows();
  elements.forget(first);
  elements.forget(second);
  expect(elements.elements.size, 0);
  expect(shapes.copies.size, 0);
});
