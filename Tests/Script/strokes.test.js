// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

import { deepStrictEqual as expect } from "assert";
import { given } from "./browser.js";
import { hint, isMeant } from "elements/Fields/strokes.js";

/** A key that is pressed while others are held. */
const stroke = (key, held = {}) => given({
  key, code: "Key" + key.toUpperCase(), ctrlKey: false, metaKey: false, altKey: false,
  shiftKey: false, ...held,
});

Deno.test(function aShortcutIsMeantByExactlyItsKeys() {
  expect(isMeant(stroke("s", { ctrlKey: true }), "Control+S"), true);
  expect(isMeant(stroke("s"), "Control+S"), false);
  expect(isMeant(stroke("S", { ctrlKey: true, shiftKey: true }), "Control+S"), false);
  expect(isMeant(stroke("S", { ctrlKey: true, shiftKey: true }), "Control+Shift+S"), true);
  expect(isMeant(stroke("Enter"), "Enter"), true);
  expect(isMeant(stroke(" "), "Space"), true);
});

Deno.test(function aKeyIsKnownByItsPlaceWhereAltWritesSomethingElse() {
  const event = stroke("ß", { altKey: true, code: "KeyS" });
  expect(isMeant(event, "Alt+S"), true);
});

Deno.test(function keysAreWrittenAsPeopleDo() {
  expect(hint("Control+Shift+S"), "Ctrl+Shift+S");
  expect(hint("Enter"), "↩");
  expect(hint("ArrowUp"), "↑");
});
