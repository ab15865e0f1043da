// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// Inputs: the browser owns what a person is typing

const typed = new Map(); // input -> serial of its last event

/** Shows the server's value, unless it has not yet seen what the person did since. */
function showInput(input) {
  if (typed.has(input)) return;
  if (input.type === "checkbox" || input.type === "radio") {
    input.checked = input.hasAttribute("checked");
    return;
  }
  const source = input.querySelector("option[selected]") ?? input;
  const value = source.getAttribute("value") ?? "";
  if (input.value === value) return;
  const caret = document.activeElement === input ? input.selectionStart : null;
  input.value = value;
  if (caret != null) input.setSelectionRange(caret, caret);
}

// ---------------------------------------------------------------------------------------------
// What was typed outlives the server that knew it

const edited = new Set(); // inputs that a person has changed

const nameOf = (input) =>
  [input.type, input.getAttribute("aria-label"), input.placeholder, input.closest("label")?.textContent]
    .join("|");

/** Inputs keep what a person made of them, until `repeatTyped` has told the server. */
function holdTyped() {
  return [...edited].filter((input) => input.isConnected).map((input) => {
    typed.set(input, Infinity);
    return { input, name: nameOf(input) };
  });
}

function repeatTyped(held) {
  for (const { input, name } of held) {
    typed.delete(input);
    if (!input.isConnected || nameOf(input) !== name) continue;
    if (input.type !== "checkbox") sendText(input);
    else if (input.checked !== input.hasAttribute("checked")) sendSwitch(input);
  }
}

/** What was typed, for the next document in this window. */
const keepTyped = () => [...edited].filter((input) => input.isConnected).map((input) =>
  [indexPath(input), nameOf(input), input.type === "checkbox" ? input.checked : input.value]);

function retype(kept) {
  for (const [path, name, value] of kept) {
    const input = nodeAt(path);
    if (input?.localName !== "input" || nameOf(input) !== name) continue;
    const property = input.type === "checkbox" ? "checked" : "value";
    if (input[property] === value) continue;
    input[property] = value;
    edited.add(input);
    repeatTyped([{ input, name }]);
  }
}

/** The server has handled all events up to this one. */
function settle(serial) {
  settled = Math.max(settled, serial);
  pending = pending.filter((entry) => entry.serial > settled);
  for (const [input, last] of [...typed]) {
    if (last > settled) continue;
    typed.delete(input);
    showInput(input);
  }
  release((serial) => serial <= settled);
}
