// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

import { deepStrictEqual as expect } from "assert";
import { element, given, happen } from "./browser.js";
import { page } from "./parts.js";
import { offerDrafts, part } from "script/Controls/drafts.js";
import { sheetsPart } from "elements/Sheets/sheets.js";

let sent;
let places;

/** A sheet with a field, in a page that is connected and has no drafts yet. */
function sheet(attributes = {}) {
  sent = [];
  places = new Map();
  const sendText = ({ value }) => sent.push(value);
  sheetsPart.main = given({ places, isOpen: () => true, sendText, announce() {} });
  offerDrafts();
  happen("reset");
  return shown(attributes);
}

/** The field of a sheet that is shown anew. */
function shown(attributes = {}) {
  const field = element("input", { "data-on": "text", "type": "text", ...attributes });
  page.form.replaceChildren(element("dialog", {}, element("h1", {}, "New recipe"), field));
  return field;
}

function type(field, words) {
  field.value = words;
  happen("input", { target: field, isComposing: true });
}

Deno.test(function wordsThatWentWithTheirFieldComeBackIntoIt() {
  const field = sheet();
  type(field, "Soup");
  part(field, "Soup");
  const again = shown();
  offerDrafts();
  expect([again.value, sent], ["Soup", ["Soup"]]);
});

Deno.test(function wordsComeBackOnce() {
  const field = sheet();
  type(field, "Soup");
  part(field, "Soup");
  shown();
  offerDrafts();
  const later = shown();
  offerDrafts();
  expect([later.value, sent.length], ["", 1]);
});

Deno.test(function whatTheServerKnowsIsNotReplaced() {
  const field = sheet();
  type(field, "Soup");
  part(field, "Soup");
  const again = shown({ value: "Bread" });
  offerDrafts();
  expect([again.value, sent], ["Bread", []]);
});

Deno.test(function wordsAreForTheSameFieldOnly() {
  const field = sheet({ placeholder: "Name" });
  type(field, "Soup");
  part(field, "Soup");
  const other = shown({ placeholder: "Note" });
  offerDrafts();
  expect(other.value, "");
});

Deno.test(function secureFieldsHaveNoDrafts() {
  const field = sheet({ type: "password" });
  type(field, "hush");
  part(field, "hush");
  const again = shown({ type: "password" });
  offerDrafts();
  expect(again.value, "");
});

Deno.test(function whoComesAfterAnEndOfTheSessionFindsNoDrafts() {
  const field = sheet();
  type(field, "Soup");
  part(field, "Soup");
  happen("reset");
  const again = shown();
  offerDrafts();
  expect(again.value, "");
});

Deno.test(function wordsInASheetAreWrittenDownForTheNextDocument() {
  const field = sheet();
  type(field, "Soup");
  happen("visibilitychange");
  expect(places.get(null).map(([, words]) => words), ["Soup"]);
});
