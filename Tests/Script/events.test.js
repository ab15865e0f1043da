// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

import { deepStrictEqual as expect } from "assert";
import { element, given } from "./browser.js";
import { events, inputs, page } from "./parts.js";

/** A field in the page, whose events are all that wait. */
function field(attributes = {}) {
  events.eventsPart.pending = [];
  inputs.edited.clear();
  inputs.typed.clear();
  const input = element("input", { "data-e": 1, "type": "text", ...attributes });
  page.form.replaceChildren(input);
  return input;
}
const waiting = () => events.pending.map(({ event }) => event);

Deno.test(function ofWhatIsTypedIntoOneFieldTheLastWaits() {
  const input = field();
  for (const v of ["s", "so", "soup"]) events.tell({ of: input, a: "text", v });
  expect(waiting(), [{ a: "text", v: "soup" }]);
});

Deno.test(function pressesThatWaitAreAllKept() {
  const input = field();
  for (const _ of [1, 2]) events.tell({ of: input, a: "press" });
  expect(waiting().length, 2);
});

Deno.test(function whatWasSentIsNotTakenBack() {
  const input = field();
  events.tell({ of: input, a: "text", v: "s" });
  events.pending[0].isSent = true;
  events.tell({ of: input, a: "text", v: "so" });
  expect(waiting().length, 2);
});

Deno.test(function withoutAConnectionFiftyEventsWait() {
  const input = field();
  for (let i = 0; i < 60; i++) events.tell({ of: input, a: "press" });
  expect(waiting().length, 50);
});

Deno.test(function serialsCountUp() {
  const input = field();
  const first = events.tell({ of: input, a: "press" });
  expect(events.tell({ of: input, a: "press" }), first + 1);
});

Deno.test(function whatTheSealHasWaitsNoMore() {
  const input = field();
  const first = events.tell({ of: input, a: "press" });
  const second = events.tell({ of: input, a: "extend" });
  inputs.settle(second, first);
  expect(waiting(), [{ a: "extend" }]);
  inputs.settle(second);
  expect(waiting(), []);
});

Deno.test(function secretsAreNotWrittenDown() {
  const input = field({ type: "password", value: "hush" });
  inputs.edited.set(input, 1);
  expect(inputs.keepTyped(), [[[], "", "*"]]);
});

Deno.test(function whatWasTypedIsWrittenDownWithItsPlaceAndName() {
  const input = field({ value: "soup", placeholder: "Search" });
  inputs.edited.set(input, 1);
  expect(inputs.keepTyped(new Map([[input, 1]])), [[[1, 0], "text||Search|", "soup", true]]);
});

Deno.test(function ofWhatTheSealHasNoMoreIsWrittenDownThanThatItWasThere() {
  const input = field({ value: "soup" });
  inputs.edited.set(input, 0);
  expect(inputs.keepTyped(), [[[], "", ""]]);
});

Deno.test(function modifierKeysMeanSomethingElse() {
  for (const key of ["ctrlKey", "metaKey", "shiftKey", "altKey"]) {
    expect(events.isModified(given({ [key]: true })), true);
  }
  expect(Boolean(events.isModified(given({}))), false);
});

Deno.test(function wordsOfOthersWaitWhileTheFocusIsTold() {
  const input = field({ value: "theirs" });
  Object.defineProperty(input, "value", { value: "mine", writable: true });
  inputs.inputsPart.typing = input;
  events.tell({ of: input, a: "focus" });
  inputs.showInput(input);
  expect(input.value, "mine");
  events.tell({ of: input, a: "press" });
  inputs.showInput(input);
  expect(input.value, "theirs");
});
