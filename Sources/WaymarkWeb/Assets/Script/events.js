// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// Events: what a person did

const busy = new Map(); // control -> serial of its press
const queue = []; // events from before the connection stood
let sent = 0; // serial of the last event on this connection
let settled = 0; // serial of the last one that was handled
let pressed = null; // the control that was used last

const isOpen = () => joined && socket.readyState === WebSocket.OPEN;

/** Sends an event, or keeps it until there is a connection; `note` is given its serial. */
function tell(event, note = () => {}) {
  if (isOpen()) {
    note(++sent);
    socket.send(JSON.stringify({ k: "event", s: sent, ...event }));
    return;
  }
  note(Infinity);
  const same = queue.findIndex((entry) => entry.event.a === "text" && entry.event.id === event.id);
  if (event.a === "text" && same >= 0) queue.splice(same, 1);
  if (queue.length < 50) queue.push({ event, note });
}

const idOf = (node) => Number(node.closest("[data-e]").getAttribute("data-e"));
const isModified = (event) => event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

function press(control, action) {
  if (control.localName === "a" && busy.has(control)) return;
  pressed = control;
  control.setAttribute("aria-busy", "true");
  const more = action === "backto" ? { n: Number(control.dataset.depth) } : {};
  tell({ id: idOf(control), a: action, ...more }, (serial) => busy.set(control, serial));
}

addEventListener("click", (event) => {
  const control = event.target.closest?.("[data-on]");
  if (!control || event.defaultPrevented || event.button !== 0) return;
  const action = control.dataset.on;
  if (action === "text" || action === "toggle" || action === "rename") return;
  const isLink = control.localName === "a";
  if (isLink && (isModified(event) || control.target || control.hasAttribute("download"))) return;
  event.preventDefault();
  if (control.getAttribute("aria-disabled") === "true") return;
  const extending = action === "press" && !isLink && (event.ctrlKey || event.metaKey);
  press(control, extending ? "extend" : action);
});

function sendText(input) {
  if (input.value.length > 20000) return announce("This text is too long to be kept.");
  tell({ id: idOf(input), a: "text", v: input.value }, (serial) => typed.set(input, serial));
}

addEventListener("input", (event) => {
  if (event.target.dataset?.on === "text" && !event.isComposing) sendText(event.target);
});
addEventListener("compositionend", (event) => {
  if (event.target.dataset?.on === "text") sendText(event.target);
});
addEventListener("change", (event) => {
  const input = event.target;
  if (input.dataset?.on !== "toggle") return;
  tell({ id: idOf(input), a: "on", v: input.checked }, (serial) => typed.set(input, serial));
});
addEventListener("keydown", (event) => {
  const input = event.target;
  if (event.key !== "Enter" || event.isComposing || input.dataset?.on !== "text") return;
  event.preventDefault();
  tell({ id: idOf(input), a: "submit" });
});

/** A title is sent when it is complete. */
addEventListener("change", (event) => {
  const input = event.target;
  if (input.dataset?.on !== "rename") return;
  input.closest("details").open = false;
  if (input.value.length > 20000) return announce("This text is too long to be kept.");
  tell({ id: idOf(input), a: "text", v: input.value }, (serial) => typed.set(input, serial));
});
addEventListener("toggle", (event) => {
  if (event.target.matches?.("details.rename[open]")) event.target.querySelector("input").select();
}, true);
