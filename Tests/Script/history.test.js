// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

import { deepStrictEqual as expect } from "assert";
import { connection, history, motion } from "./parts.js";

const { historyPart, pathOf, push, rewrite, wayBack } = history;

/** Makes the entries of a history, the last of which is here; the server is at a route. */
function standing(routes, server) {
  while (history.here.trail.length) history.here.trail.pop();
  rewrite(routes[0]);
  for (const route of routes.slice(1)) push(route);
  historyPart.route = server;
}

Deno.test(function aRouteIsAPathBelowTheApp() {
  expect(pathOf([]), "/app/");
  expect(pathOf(["recipes", "7"]), "/app/recipes/7");
});

Deno.test(function segmentsAreEncodedSoThatTheyStaySegments() {
  expect(pathOf(["a/b", "ü", "(x)!'*"]), "/app/a%2Fb/%C3%BC/%28x%29%21%27%2A");
});

Deno.test(function aPathEndsBeforeWhatCannotBeWritten() {
  expect(pathOf(["recipes", "@2", "more"]), "/app/recipes");
  expect(pathOf(["recipes", "@two"]), "/app/recipes/%40two");
});

Deno.test(function noPathLeadsToSegmentsThatBrowsersTakeAway() {
  for (const segment of ["", ".", ".."]) expect(pathOf(["recipes", segment]), undefined);
});

Deno.test(function routesAreTheSameSegmentBySegment() {
  expect(history.same(["a", "b"], ["a", "b"]), true);
  expect(history.same(["a", "b"], ["a"]), false);
  expect(history.same(["a"], ["a", "b"]), false);
  expect(history.same(["a,b"], ["a", "b"]), false);
});

Deno.test(function aRouteBeginsWithEachRouteOnTheWay() {
  for (const start of [[], ["a"], ["a", "b"]]) expect(history.begins(["a", "b"], start), true);
  for (const other of [["b"], ["a", "b", "c"]]) expect(history.begins(["a", "b"], other), false);
});

Deno.test(function theEntryBeforeIsTheWayBackByOneScreen() {
  standing([[], ["a"], ["a", "b"]], ["a"]);
  expect(wayBack(), 1);
});

Deno.test(function theWayBackLeadsOverSeveralScreensAtOnce() {
  standing([[], ["a"], ["a", "b"], ["a", "b", "c"]], []);
  expect(wayBack(), 0);
});

Deno.test(function ofEqualEntriesTheLatestIsTheWayBack() {
  standing([["a"], ["a", "b"], ["a"], ["a", "b"], ["a", "b", "c"]], ["a"]);
  expect(wayBack(), 2);
});

Deno.test(function theFirstDeeperEntryBecomesAScreenThatHasNone() {
  standing([["a", "b"], ["a", "b", "c"]], ["a"]);
  expect(wayBack(), 0);
});

Deno.test(function thereIsNoWayBackSidewaysOrForward() {
  standing([[], ["a"]], ["b"]);
  expect(wayBack(), -1);
  standing([[], ["a"]], ["a", "b"]);
  expect(wayBack(), -1);
});

Deno.test(function whereTheServerWasBeforeIsTheWayBackAlsoElsewhere() {
  standing([["b"], ["a"]], ["b"]);
  expect(wayBack(), 0);
});

Deno.test(function eachEntryKnowsTheEntriesBeforeIt() {
  standing([[], ["a"], ["a", "b"]], ["a", "b"]);
  const { trail, ...here } = history.here;
  expect(trail.map(({ route }) => route), [[], ["a"]]);
  expect(here.route, ["a", "b"]);
  expect(new Set([here, ...trail].map(({ key }) => key)).size, 3);
  expect(trail.every((entry) => !entry.trail), true);
});

Deno.test(function anotherRouteInTheSameEntryKeepsItsKey() {
  standing([[], ["a"]], ["a"]);
  const { key } = history.here;
  rewrite(["b"]);
  expect([history.here.key, history.here.route], [key, ["b"]]);
});

Deno.test(function screensSlideOnlyWhereTheWayIsOneOfDepth() {
  expect(motion.moveBetween(["a"], ["a", "b"]), "push");
  expect(motion.moveBetween(["a", "b"], []), "pop");
  expect(motion.moveBetween(["a"], ["b"]), null);
  expect(motion.moveBetween(["a"], ["a"]), null);
});

Deno.test(function aLostConnectionIsTriedAgainEverLater() {
  const { delays } = connection;
  expect(delays, [...delays].sort((a, b) => a - b));
  expect(delays[0], 0);
});
