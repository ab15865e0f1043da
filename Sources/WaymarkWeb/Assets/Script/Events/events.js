// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// Events: what a person did

import { copies, leafOf, nodeIn } from "../Tree/shapes.js";
import { edited, inputsPart, noteTyping, typed } from "./inputs.js";
import { focusTitle } from "../Places/places.js";
import { acknowledged, noteShown } from "../Messages/messages.js";
import { announce, isWaiting, joined, patch, socket } from "../Messages/connection.js";

/** @type {Map<PageElement, number>} */
const busy = new Map(); // control -> serial of its press
/** @type {Pending[]} */
let pending = []; // events of which we do not know that they are kept, the oldest first
let made = 0; // serial of the last event
let settled = 0; // serial of the last one that was handled
let sealed = 0; // serial of the last one whose outcome the seal has
/** @type {PageElement} */
let pressed = null; // the control that was used last

/** The actions that mean the same when they are done twice. */
const repeatable =
  new Set(["text", "on", "choose", "set", "slide", "go", "width", "window", "focus", "blur"]);
/** @param {{ event: PageEvent }} event */
const isRepeatable = ({ event }) => repeatable.has(event.a);

const isOpen = () => joined && socket.readyState === WebSocket.OPEN;

/** Between joining and what is then shown, elements still have the numbers of an older session. */
const canTell = () => isOpen() && !isWaiting;

/** Says what a person did to the element of a node, now or when there is a connection; its
 serial.
 @param {PageEvent & { of?: PageElement }} event */
function tell({ of: node, ...event }) {
  const of = node?.closest("[data-e]");
  // A person goes on typing where the page tells of the focus, and of the room beside a keyboard.
  if (!/^(text|key|focus|width|window)/.test(event.a)) inputsPart.typing = null;
  const old = pending.at(-1);
  if (old?.event.a === event.a && old.of === of && !old.isSent && isRepeatable(old)) {
    pending.pop();
  }
  if (!canTell() && pending.length >= 50) {
    announce("Not connected: this was not kept.");
    return settled;
  }
  const entry = { serial: ++made, of, event, isSent: false };
  pending.push(entry);
  if (canTell()) post(entry);
  return entry.serial;
}

/** @param {Pending} entry */
function post(entry) {
  const id = entry.of ? { id: idOf(entry.of) } : {};
  if (entry.of && !leafOf(id.id)) return;
  entry.isSent = true;
  const have = patch > acknowledged ? noteShown() : undefined;
  socket.send(JSON.stringify({ k: "event", s: entry.serial, have, ...id, ...entry.event }));
}

/** Sends what waited for the connection, and again what a lost one may have swallowed. */
function postPending() {
  pending.forEach(post);
  pending = pending.filter((entry) => entry.isSent);
  release((serial) => !pending.some((entry) => entry.serial === serial));
}

/** Controls whose press is over can be pressed again.
 @param {(serial: number) => boolean} isOver */
function release(isOver) {
  for (const [control, serial] of [...busy]) {
    if (!isOver(serial)) continue;
    busy.delete(control);
    control.removeAttribute("aria-busy");
  }
}

/** The id of the element that a node belongs to.
 @param {PageElement} node */
function idOf(node) {
  const of = node.closest("[data-e]");
  let id = of.dataset.e;
  for (let at = of; !id && at; at = at.parentElement) {
    const found = copies.get(at);
    found?.rowTemplate.numbers.forEach((path, distance) => {
      if (nodeIn(at, path) === of) id = found.id + distance;
    });
  }
  return Number(id);
}

/** @param {MouseEvent | KeyboardEvent} event */
const isModified = (event) => event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** @param {PageElement} control @param {string} action @param {Partial<PageEvent>} [more] */
function press(control, action, more) {
  if (control.localName === "a" && busy.has(control)) return;
  pressed = control;
  if (action === "backto") more = { n: Number(control.dataset.depth) };
  busy.set(control, tell({ of: control, a: action, ...more }));
  setTimeout(showBusy, 100, control);
}

/** An answer that comes at once needs no sign that it is awaited.
 @param {PageElement} control */
function showBusy(control) {
  if (busy.has(control)) control.setAttribute("aria-busy", "true");
}

addEventListener("click", (event) => {
  const control = event.target.closest?.("[data-on]");
  if (!control || event.defaultPrevented || event.button !== 0) return;
  const action = control.dataset.on;
  if (control.matches("input, select, textarea")) return;
  const isLink = control.localName === "a";
  if (isLink && (isModified(event) || control.target || control.hasAttribute("download"))) return;
  event.preventDefault();
  if (action === "skip") return focusTitle();
  if (control.getAttribute("aria-disabled") === "true") return;
  press(control, action);
});

/** Says what a person made of an input, which is kept until the server has heard of it.
 @param {PageElement} input @param {PageEvent} event */
function sendInput(input, event) {
  const serial = tell({ of: input, ...event });
  edited.set(input, serial);
  typed.set(input, serial);
}

/** Says what is typed into a field, or where a slider is: let go there, unless something else.
 @param {PageElement} input @param {string} [a] */
function sendText(input, a = "set") {
  const v = input.value.toWellFormed();
  if (JSON.stringify(v).length > 20000) return announce("Too long: this was not kept.");
  sendInput(input, input.type === "range" ? { a, v: +v } : { a: "text", v });
}

/** @param {PageElement} input */
const sendSwitch = (input) => sendInput(input, { a: "on", v: input.checked });
/** @param {PageElement} input */
const sendChoice = (input) => sendInput(input, { a: "choose", n: parseInt(input.value, 10) });

addEventListener("submit", (event) => event.preventDefault());
for (const name of ["input", "compositionend"]) {
  addEventListener(name, (/** @type {InputEvent} */ { target, isComposing }) => {
    if (target.dataset?.on !== "text") return;
    noteTyping(target);
    if (!isComposing) sendText(target);
  });
}
addEventListener("change", (/** @type {PageChange} */ { target }) => {
  const on = target.dataset?.on;
  if (on === "toggle") sendSwitch(target);
  if (on === "choose") sendChoice(target);
  if (on === "set") sendText(target);
});
addEventListener("keydown", (event) => {
  const input = event.target;
  const isLine = input.dataset?.on === "text" && !input.rows;
  if (event.key !== "Enter" || event.isComposing || event.defaultPrevented || !isLine) return;
  event.preventDefault();
  tell({ of: input, a: "submit" });
});

export {
  idOf, isModified, isOpen, isRepeatable, made, pending, postPending, press, pressed, release,
  sealed, sendChoice, sendSwitch, sendText, settled, tell,
};

/** Lets other parts write these. */
export const eventsPart = {
  set pending(/** @type {Pending[]} */ to) { pending = to; },
  set pressed(/** @type {PageElement} */ to) { pressed = to; },
  set sealed(/** @type {number} */ to) { sealed = to; },
  set settled(/** @type {number} */ to) { settled = to; },
};
