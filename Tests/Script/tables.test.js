// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

import { deepStrictEqual as expect } from "assert";
import { given } from "./browser.js";
import { within } from "elements/Tables/tables.js";

Deno.test(function aColumnStaysWithinItsBounds() {
  const handle = given({ ariaValueMin: "80", ariaValueMax: "200" });
  expect(within(handle, 120.4), 120);
  expect(within(handle, 10), 80);
  expect(within(handle, Infinity), 200);
});

Deno.test(function aColumnWithoutAGreatestWidthGrowsOn() {
  expect(within(given({ ariaValueMin: "44", ariaValueMax: null }), 9000), 9000);
});
