// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// Inputs: the browser owns what a person is typing

const typed = new Map(); // input -> serial of its last event

/** Shows the server's value, unless it has not yet seen what the person did since. */
function showInput(input) {
  if (typed.has(input)) return;
  if (input.type === "checkbox") {
    input.checked = input.hasAttribute("checked");
    return;
  }
  const value = input.getAttribute("value") ?? "";
  if (input.value === value) return;
  const caret = document.activeElement === input ? input.selectionStart : null;
  input.value = value;
  if (caret !== null) input.setSelectionRange(caret, caret);
}

/** The server has handled all events up to this one. */
function settle(serial) {
  settled = Math.max(settled, serial);
  for (const [input, last] of [...typed]) {
    if (last > settled) continue;
    typed.delete(input);
    showInput(input);
  }
  for (const [control, last] of [...busy]) {
    if (last > settled) continue;
    busy.delete(control);
    control.removeAttribute("aria-busy");
  }
}
