// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// Focus that the app moves: to a field that it wants, and away from a control that it disables

import { main, precise } from "../../../Markup/Elements/Sheets/sheets.js";

/** @type {Set<PageElement>} */
let wanted = null; // fields that had the focus because the app wanted it

function moveFocus() {
  focusWanted();
  leaveDisabled();
  placeCaret();
}

/** Gives a field the focus once, when the app begins to want it; in a document that was here
 before, what had the focus keeps it. */
function focusWanted() {
  const fields = [...document.querySelectorAll("[data-focus]")];
  const isFree = wanted || main.isFocusLost();
  if (isFree) fields.filter((field) => !wanted?.has(field)).at(-1)?.focus();
  wanted = new Set(fields);
}

let isUntouched = true; // says whether a person has pressed nothing since the page came
for (const name of ["pointerdown", "keydown"]) {
  addEventListener(name, () => (isUntouched = false), { once: true, capture: true });
}

/** The caret of a field to which a reload gives the focus stands behind what is there. */
function placeCaret() {
  const field = document.activeElement;
  if (!isUntouched || field.dataset.on !== "text" || field.selectionEnd !== 0) return;
  field.setSelectionRange(field.value.length, field.value.length);
}

const focusable = ":is(a, button, input, select, textarea):not(:disabled, [aria-hidden], [tabindex='-1'])";

/** @type {PageElement} */
let last = null; // the node that a person has left only because it was disabled, if at all
addEventListener("focusin", ({ target }) => (last = target));
addEventListener("focusout", ({ target }) => {
  if (!target.matches(":disabled")) last = null;
});

/** From a control that its own press has disabled, keys go on where they would have come from,
 without a keyboard on the screen; browsers may have taken the focus from it by now. */
function leaveDisabled() {
  const old = document.activeElement.matches("body") ? last : document.activeElement;
  if (!old?.isConnected || !old.matches(":disabled")) return;
  const around = old.closest("dialog, .screen, form");
  // 4 is Node.DOCUMENT_POSITION_FOLLOWING.
  const before = [...around.querySelectorAll(`${focusable}, h1[tabindex]`)]
    .filter((node) => precise.matches || !node.matches("input, textarea"))
    .findLast((node) => node.compareDocumentPosition(old) & 4 && node.checkVisibility());
  before?.focus({ preventScroll: true });
}

export { moveFocus };
