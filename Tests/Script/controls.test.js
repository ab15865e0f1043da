// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

import { deepStrictEqual as expect } from "assert";
import { body, element, given } from "./browser.js";
import { changeTab, neighbour } from "elements/Screens/Bars/bars.js";
import { leaveOut, overflowBelow, overflowOf } from "elements/Screens/Bars/overflow.js";
import { nextThatBegins } from "elements/Lists/Rows/rows.js";
import { sheetsPart } from "elements/Sheets/sheets.js";
import { setWidth } from "elements/Windows/edges.js";
import { placeOf } from "elements/Windows/columns.js";
import { slideTo } from "elements/Ranges/ranges.js";
import { ways } from "elements/Lists/Selection/keys.js";

const rows = (...words) =>
  words.map((word) => element("a", { class: "row" }, element("span", { class: "text" }, word)));

/** Bar items that are ten wide each, of classes or a placement. */
function bar(...kinds) {
  const items = kinds.map((kind) =>
    element("div", /Action$/.test(kind) ? { "data-at": kind } : { class: kind }));
  return { items, widths: new Map(items.map((item) => [item, 10])) };
}

Deno.test(function aTabThatIsLeftKeepsThePlacesOfItsScreens() {
  const places = new Map([["k1", "first"], ["k2", "second"]]);
  sheetsPart.main = given({ places });
  const trail = [{ key: "k1", route: ["~one"] }];
  changeTab({ route: ["~one", "a"], trail, key: "k2" }, ["~two"]);
  expect([places.get("~one"), places.get("~one,a")], ["first", "second"]);
});

Deno.test(function anotherTabBeginsWhereTheEntriesOfTheOneBeforeDo() {
  const trail = [["x"], ["x", "~one"], ["x", "~one", "a"]].map((route, i) => ({ key: i, route }));
  const left = given({ route: ["x", "~one", "a", "b"], trail, key: 9 });
  expect(changeTab(left, ["x", "~two", "c"]), [0, ["x", "~two"]]);
});

Deno.test(function arrowsGoRoundTheEndsOfABar() {
  const all = rows("a", "b", "c");
  const from = (node, key) => neighbour(all, given({ key, target: node }), ["ArrowDown", "ArrowUp"], body);
  expect([from(all[2], "ArrowDown"), from(all[0], "ArrowUp")], [all[0], all[2]]);
  expect([from(all[1], "Home"), from(all[1], "End")], [all[0], all[2]]);
  expect(from(all[1], "x"), undefined);
});

Deno.test(function arrowsAreMirroredFromRightToLeft() {
  const all = rows("a", "b", "c");
  const box = { style: { direction: "rtl" } };
  const way = ["ArrowRight", "ArrowLeft"];
  expect(neighbour(all, given({ key: "ArrowRight", target: all[1] }), way, given(box)), all[0]);
});

Deno.test(function lettersGoToTheNextRowThatBeginsWithThem() {
  const all = rows("Apple soup", "Bread", "Apricots");
  expect(nextThatBegins("a", all, 0), all[2]);
  expect(nextThatBegins("P", all, 2), all[2]);
  expect(nextThatBegins("p", all, 2), all[0]);
  expect(nextThatBegins("Enter", all, 0), undefined);
});

Deno.test(function asManyItemsAreLeftOutAsAreTooManyInTheirOrder() {
  const { items, widths } = bar("a", "b", "c");
  expect(leaveOut([...items].reverse(), 15, widths), [items[1], items[2]]);
  expect(leaveOut(items, 0, widths), []);
  expect(leaveOut(items, -5, widths, 1), [items[0]]);
});

Deno.test(function secondaryItemsAreNeverInTheBar() {
  const { items, widths } = bar("leading", "secondaryAction");
  expect(overflowOf(given({ items, widths, width: 500, back: 0, gap: 1 })), [items[1]]);
});

Deno.test(function whatCancelsIsTheLastToLeaveTheBar() {
  const { items, widths } = bar("cancellationAction", "leading", "principal", "confirmation");
  const outAt = (width) => overflowOf(given({ items, widths, width, back: 0, gap: 0 })).length;
  const narrow = given({ items, widths, width: 10, back: 0, gap: 0 });
  const { length } = overflowOf(narrow);
  expect([outAt(40), outAt(30), outAt(20), length], [0, 1, 2, 3]);
  expect(overflowOf(narrow).includes(items[0]), false);
});

Deno.test(function theLastItemsAtTheBottomHaveNoRoomFirst() {
  const { items: below, widths } = bar("bottom", "bottom", "bottom");
  expect(overflowBelow(given({ below, widths, width: 25, gap: 0 })), [below[2]]);
});

Deno.test(function aColumnIsNoWiderThanTheAppAllows() {
  const column = element("div", { class: "sidebar" });
  column.style = { minInlineSize: "120px", maxInlineSize: "300px" };
  const edge = element("div", { class: "edge", "data-column": "sidebar" });
  edge.parentNode = { querySelector: () => column, closest: () => null };
  const kept = () => JSON.parse(localStorage.getItem("waymark-columns")).sidebar1;
  const widths = [50, 200.4, 900].map((width) => (setWidth(edge, width), kept()));
  expect(widths, [120, 200, 300]);
});

Deno.test(function columnsAreNamedByHowManySplitViewsAreAroundThem() {
  const inner = element("div", { class: "column content" });
  body.append(element("div", { class: "split" }, element("div", { class: "split" }, inner)));
  expect(placeOf(inner), "content3");
});

Deno.test(function keysMoveASliderByHundredthsOfItsRange() {
  const slider = given({ min: "10", max: "20", valueAsNumber: 15, style: {} });
  expect(slideTo("ArrowUp", slider), 15.1);
  expect(slideTo("PageDown", slider), 14);
  expect(slideTo("ArrowRight", { ...slider, style: { direction: "rtl" } }), 14.9);
  expect(slideTo("a", slider), undefined);
});

Deno.test(function homeAndEndGoToTheEndsOfARowOrOfTheWholeList() {
  const [first, , last] = rows("a", "b", "c");
  const place = given({ stops: [first, last] });
  expect([ways.Home(place), ways.End(place)], [first, last]);
});
