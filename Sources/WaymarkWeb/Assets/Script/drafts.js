// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// Drafts: words whose field went with the server, as in a sheet, come back into the same field when
// it is shown again; secure fields have none

const where = new WeakMap(); // field -> where it was when it was last typed into
const drafts = new Map(); // where a field was -> the words that went with it

/** The screen, the sheet and the field in words that mean the same to another session. */
const placeOf = (field) => JSON.stringify([
  routeBefore, field.closest("dialog, .screen")?.querySelector("h1")?.textContent,
  field.ariaLabel, field.placeholder, field.closest("label")?.textContent,
]);

addEventListener("input", ({ target }) => {
  if (target.dataset?.on !== "text" || target.type === "password") return;
  const place = placeOf(target);
  where.set(target, place);
  drafts.delete(place); // what is typed now is newer
}, true);

/** Keeps the words of a field that is not there any more. */
function part(field, words) {
  const place = where.get(field);
  if (place) drafts.set(place, words);
}

/** Whoever comes after an end of the session is somebody else. */
addEventListener("reset", () => drafts.clear());

/** Types drafts again into the fields that are empty as they were. */
function offerDrafts() {
  if (!drafts.size) return;
  for (const field of document.querySelectorAll("[data-on=text]:enabled:not([type=password])")) {
    const place = placeOf(field);
    if (field.value || !drafts.has(place)) continue;
    field.value = drafts.get(place);
    drafts.delete(place);
    where.set(field, place);
    main.sendText(field);
    main.announceOnce("What was typed here before is back.");
  }
}
