// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// Drafts: words whose field went with the server or with the document, as in a sheet, come back
// into the same field when it is shown again; secure fields have none

import { main } from "../../../Markup/Elements/Sheets/sheets.js";
import { routeBefore } from "./arrivals.js";

/** @type {WeakMap<PageElement, string>} */
const where = new WeakMap(); // field -> where it was when it was last typed into
/** @type {Map<string, string>} */
let drafts; // the place of a field -> the words that went with it

// The fields of which words are kept; what slides out, or is a picture of a sheet, has none.
const kept = "[data-on=text]:enabled:not([type=password], [inert] *)";
const fields = () => [...document.querySelectorAll(kept)];

/** The screen, the sheet and the field in words that mean the same to another session.
 @param {PageElement} field */
const placeOf = (field) => JSON.stringify([
  routeBefore, field.closest("dialog, .screen")?.querySelector("h1")?.textContent,
  field.ariaLabel, field.placeholder, field.closest("label")?.firstChild.textContent,
]);

addEventListener("input", ({ target }) => {
  if (!target.matches(kept)) return;
  const place = placeOf(target);
  where.set(target, place);
  drafts?.delete(place); // what is typed now is newer
}, true);

/** Keeps the words of a field that is not there any more; undefined if it is none of those.
 @param {PageElement} field @param {string} words */
function part(field, words) {
  const place = where.get(field);
  return place && drafts.set(place, words);
}

/** Forgets all drafts when the session has ended: whoever comes next is somebody else. */
addEventListener("reset", () => drafts?.clear());

/** Keeps drafts, and words in sheets, with the places of this window: for its next document, unless
 that is somebody else's. The key is none of a place. */
function keepDrafts() {
  const words = fields().filter((field) => where.has(field) && field.closest("dialog"))
    .map((field) => [where.get(field), field.value]);
  main?.places.set(null, [...drafts, ...words]);
}
addEventListener("visibilitychange", keepDrafts, true); // also when the document goes

/** Types drafts again into the fields that are empty as they were. */
function offerDrafts() {
  drafts ??= new Map(main.places.get(null));
  if (!drafts.size || !main.isOpen()) return;
  for (const field of fields()) {
    const place = placeOf(field);
    const words = drafts.get(place);
    if (!words) continue;
    drafts.delete(place);
    where.set(field, place);
    if (field.value) continue; // the server has not forgotten it
    field.value = words;
    main.sendText(field);
    main.announce("What was typed here before is back.", "Dismiss");
  }
}

export { offerDrafts, part };
