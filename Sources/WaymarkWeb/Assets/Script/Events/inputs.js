// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// Inputs: the browser owns what a person is typing

import {
  eventsPart, isRepeatable, pending, release, sealed, sendChoice, sendSwitch, sendText, settled,
} from "./events.js";
import { indexPath, nodeAt } from "../Places/places.js";
import { isAnswer, lent } from "../Messages/messages.js";
import { announce, lives } from "../Messages/connection.js";

/** @type {Map<PageElement, number>} */
const typed = new Map(); // input -> serial of its last event
/** @type {PageElement} */
let typing = null; // the field in which a person types, until they rest or do something else
/** @type {PageElement} */
let held = null; // the same field, if somebody else has typed there meanwhile
let rest = 0; // until the person rests

/** Shows the server's value, unless it has not yet seen what the person did since; words of others
 wait until the person has typed theirs. What others made of an input is not this person's any
 more.
 @param {PageElement} input @returns {void} */
function showInput(input) {
  if (typed.has(input)) return;
  if (input === typing && !isAnswer) return void (held = input);
  const isOn = input.hasAttribute("checked");
  const source = input.querySelector("option[selected]") ?? input;
  const value = source.getAttribute("value") ?? source.defaultValue ?? "";
  if (isSwitch(input) ? input.checked === isOn : input.value === value) return;
  if (!isAnswer) edited.delete(input);
  if (isSwitch(input)) return void (input.checked = isOn);
  const caret = document.activeElement === input ? input.selectionStart : null;
  input.value = value;
  if (caret != null) input.setSelectionRange(caret, caret);
}

/** @param {PageElement} input */
function noteTyping(input) {
  typing = input;
  clearTimeout(rest);
  rest = setTimeout(endTyping, 2000);
}

/** Shows what others have typed last into the field that a person has left, or rests in. */
function endTyping() {
  typing = null;
  if (!held) return;
  edited.delete(held);
  showInput(held);
  held = null;
}

addEventListener("focusout", endTyping);

// ---------------------------------------------------------------------------------------------
// Input that a person has given, which outlives the server that knew it

/** The inputs that a person has changed -> serial of the event, if it is known, or 0 when the seal
 has what became of it.
 @type {Edits} */
const edited = new Map();

/** @param {PageElement} input */
const nameOf = (input) =>
  [input.type, input.getAttribute("aria-label"), input.placeholder,
    (input.closest("label")?.querySelector(".caption") ?? input.closest("label"))?.textContent]
    .join("|");

/** @param {PageElement} input */
const isSwitch = (input) => input.type === "checkbox" || input.type === "radio";

/** Reads what an input shows, in words that mean the same to another session.
 @param {PageElement} input */
const valueOf = (input) => input.localName === "select" ? input.selectedOptions[0]?.textContent
  : isSwitch(input) ? input.checked : input.value;

/** Reads what the server shows there.
 @param {PageElement} input */
const shownBy = (input) => input.localName === "select"
  ? input.querySelector("option[selected]")?.textContent
  : isSwitch(input) ? input.hasAttribute("checked") : null;

/** The inputs that a person has changed; of options, the one that was chosen. */
const changed = () => [...edited.keys()].filter((input) =>
  input.isConnected && (input.type !== "radio" || input.checked));

/** Inputs keep what a person made of them, until `repeatTyped` has told the server; what the seal
 has comes with it, or is newer. */
function holdTyped() {
  return changed().filter((input) => edited.get(input) !== 0).map((input) => {
    typed.set(input, Infinity);
    return { input, name: nameOf(input), value: valueOf(input) };
  });
}

/** Tells the server what was typed. Of words that have no input any more it says whether some are
 lost, and not drafts; undefined if there are none.
 @param {Held[]} held */
function repeatTyped(held) {
  let isLost;
  for (const { input, name, value } of held) {
    typed.delete(input);
    if (input.isConnected && nameOf(input) === name) redo(input, value);
    else if (value?.length) isLost ||= !lent.part?.(input, value);
  }
  missTyped(isLost);
  return isLost;
}

/** @param {boolean} isLost */
function missTyped(isLost) {
  if (isLost) announce("The server began anew. Some of what was typed here is gone.", "Dismiss");
}

let said = ""; // the words of the page before its session began anew, until all is repeated

/** Says that something is as it was at first, such as a sheet that was open: when all is repeated,
 and before what is new, as a press, changes the page. */
function missLost() {
  if (!said || (pending.length && pending.every(isRepeatable))) return;
  if (said !== lent.words()) missOthers();
  said = "";
}

const missOthers = () =>
  announce("The server began anew. Some of this page did too.", "Dismiss");

/** Makes an input what a person had made of it, and tells the server, if it shows something
 else.
 @param {PageElement} input @param {any} value */
function redo(input, value) {
  if (value === shownBy(input)) return showInput(input);
  if (input.localName === "select") {
    const option = [...input.options].find(({ textContent }) => textContent === value);
    if (!option) return showInput(input);
    option.selected = true;
    sendChoice(input);
  } else if (isSwitch(input)) {
    input.checked = value;
    (input.type === "radio" ? sendChoice : sendSwitch)(input);
  } else {
    if (input.value !== value) input.value = value;
    sendText(input);
  }
}

/** Lists what was typed, and whether it is among what the server has not handled. Of secrets, and
 of what the seal has, is written down no more than that it was there.
 @param {Map<PageElement, number>} [due] */
const keepTyped = (due) => changed().map((input) =>
  edited.get(input) === 0 && !due?.has(input) ? [[], "", ""]
    : input.type === "password" ? [[], "", "*"]
    : [indexPath(input), nameOf(input), valueOf(input), due?.has(input)]);

/** Types again what the server may not know of a life before, unless newer words stand there; what
 is still there is a person's as before.
 @param {Typed[]} kept @param {string} [before] */
function retype(kept, before) {
  let isLost = false;
  for (const [path, name, value, isDue] of kept) {
    const input = nodeAt(path);
    const isUnknown = isDue || lives.slice(0, -1).includes(before);
    if (!input || nameOf(input) !== name) {
      isLost ||= isUnknown && value?.length;
    } else if (!edited.has(input)) {
      if (valueOf(input) === value) edited.set(input);
      else if (isUnknown) redo(input, value);
    }
  }
  missTyped(isLost);
}

/** The server has handled all events up to one, and the seal has the outcome of those up to
 another, which is mostly the same.
 @param {number} serial @param {number} [inSeal] */
function settle(serial, inSeal = serial) {
  eventsPart.settled = Math.max(settled, serial);
  eventsPart.sealed = Math.max(sealed, inSeal);
  eventsPart.pending = pending.filter((entry) => entry.serial > sealed);
  for (const [input, last] of [...typed]) {
    if (last > settled) continue;
    typed.delete(input);
    showInput(input);
  }
  release((serial) => serial <= settled);
  missLost();
}

export {
  changed, edited, holdTyped, keepTyped, missLost, missOthers, noteTyping, redo, repeatTyped,
  retype, settle, showInput, shownBy, typed, valueOf,
};

/** Lets other parts write these. */
export const inputsPart = {
  set said(/** @type {string} */ to) { said = to; },
  set typing(/** @type {PageElement} */ to) { typing = to; },
};
