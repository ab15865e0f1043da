// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// The browser's half of Waymark: shows what the server says, and says what a person did.
// The messages are described in Documentation/Wire.md. No text ever becomes HTML here: elements
// are made by createElement, setAttribute and textContent only.

const document_ = document.body.dataset; // page, token and digest of this document
const own = { page: document_.page, token: document_.token };
const arrival = performance.getEntriesByType("navigation")[0]?.type;
const wide = matchMedia("(width >= 40rem)");
const precise = matchMedia("(pointer: fine)");

// ---------------------------------------------------------------------------------------------
// Elements: nodes by id, made from templates and values

const SVG = "http://www.w3.org/2000/svg";
const templates = [];
const elements = new Map(); // id -> node
const slots = new WeakMap(); // node of an element -> where its children are
const sheet = new CSSStyleSheet();
const rules = new Set();

const root = () => document.querySelector("body > [data-e]");

/** Makes the node of an element: [template, id, value…, [child…]]. */
function build(spec) {
  const { node, id, children } = makeShell(spec);
  elements.set(id, node);
  const slot = slotOf(node);
  for (const child of children) slot.append(build(child));
  return node;
}

/** The same for a tree that may be here already: nodes with known ids stay, with all they hold. */
function rebuild(spec) {
  const old = elements.get(spec[1]);
  if (!old) return build(spec);
  const { node, slot, children } = update(spec);
  if (slot) arrange(slot, children.map(rebuild));
  return node;
}

/** Splits a spec, and makes its template's nodes. */
function makeShell([number, id, ...values]) {
  const children = Array.isArray(values.at(-1)) ? values.pop() : [];
  const node = make(templates[number], values.values(), null);
  node.setAttribute("data-e", id);
  return { node, id, children };
}

/** Makes a template's node: [tag, [name, value…], content]; 0 asks for the next value. */
function make([tag, attributes, content], values, namespace) {
  namespace = tag === "svg" ? SVG : namespace;
  const node = namespace
    ? document.createElementNS(namespace, tag)
    : document.createElement(tag);
  for (let i = 0; i < attributes.length; i += 2) {
    const value = attributes[i + 1];
    node.setAttribute(attributes[i], value === 0 ? values.next().value : value);
  }
  if (content === 0) node.textContent = values.next().value;
  if (Array.isArray(content)) {
    node.append(...content.map((inner) => make(inner, values, namespace)));
  }
  return node;
}

/** Where an element's children are: the node marked data-c, or the element's own. */
function slotOf(node) {
  let slot = slots.get(node);
  if (!slot) {
    const inner = node.querySelector("[data-c]");
    slot = inner?.closest("[data-e]") === node ? inner : node;
    slots.set(node, slot);
  }
  return slot;
}

/** Forgets the nodes at and below one that leaves. */
function forget(node) {
  for (const inner of [node, ...node.querySelectorAll("[data-e]")]) {
    const id = Number(inner.getAttribute("data-e"));
    if (elements.get(id) === inner) elements.delete(id);
    if (inner.localName === "dialog" && inner.open) inner.close();
  }
}

/** Puts exactly these nodes into a slot, moving as few as possible. */
function arrange(slot, nodes) {
  nodes.forEach((node, i) => {
    if (slot.children[i] !== node) place(slot, node, slot.children[i] ?? null);
  });
  while (slot.children.length > nodes.length) remove(slot.lastElementChild);
}

/** Moves or inserts a node; a moved one keeps focus, scroll position and input. */
function place(parent, node, before) {
  if (parent.moveBefore && node.isConnected) {
    try {
      return parent.moveBefore(node, before);
    } catch {
      // Not movable from there: insert it instead.
    }
  }
  parent.insertBefore(node, before);
}

function remove(node) {
  forget(node);
  node.remove();
}

// ---------------------------------------------------------------------------------------------
// Updates: the old node becomes like a fresh one, and keeps its children

function update(spec) {
  const { node: fresh, id, children } = makeShell(spec);
  const old = elements.get(id);
  if (!hasSlot(templates[spec[0]])) return { node: swap(old, fresh, id), children };
  const slot = slotOf(old);
  const freshSlot = slotOf(fresh);
  if (alike(old, fresh, slot, freshSlot)) {
    become(old, fresh, slot, freshSlot);
    return { node: old, slot, children };
  }
  freshSlot.append(...slot.children);
  old.replaceWith(fresh);
  elements.set(id, fresh);
  return { node: fresh, slot: freshSlot, children };
}

/** Whether elements of a template can have children. */
const hasSlot = ([, , content]) =>
  content === 1 || (Array.isArray(content) && content.some(hasSlot));

/** Makes a node without children like a fresh one, or puts that in its place. */
function swap(old, fresh, id) {
  if (old.localName === fresh.localName) {
    copyNode(old, fresh);
    return old;
  }
  old.replaceWith(fresh);
  elements.set(id, fresh);
  return fresh;
}

/** Whether two shells differ in no more than attributes, texts and what stands beside the slot. */
function alike(old, fresh, slot, freshSlot) {
  if (old.localName !== fresh.localName || slot.localName !== freshSlot.localName) return false;
  if (slot === old || freshSlot === fresh) return slot === old && freshSlot === fresh;
  return slot.parentNode === old && freshSlot.parentNode === fresh;
}

function become(old, fresh, slot, freshSlot) {
  copyAttributes(old, fresh);
  if (old === slot) return;
  const [before, after] = around(old, slot);
  const [freshBefore, freshAfter] = around(fresh, freshSlot);
  copyChildren(old, before, freshBefore, slot);
  copyAttributes(slot, freshSlot);
  copyChildren(old, after, freshAfter, null);
}

const around = (parent, slot) => {
  const nodes = [...parent.childNodes];
  const at = nodes.indexOf(slot);
  return [nodes.slice(0, at), nodes.slice(at + 1)];
};

/** Nodes of one tag become one another in order; the rest is taken away or added. */
function copyChildren(parent, old, fresh, end) {
  fresh.forEach((node, i) => {
    if (old[i] && old[i].nodeName === node.nodeName) copyNode(old[i], node);
    else if (old[i]) old[i].replaceWith(node);
    else parent.insertBefore(node, end);
  });
  for (const node of old.slice(fresh.length)) node.remove();
}

function copyNode(old, fresh) {
  if (old.nodeType === Node.TEXT_NODE) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return;
  }
  copyAttributes(old, fresh);
  copyChildren(old, [...old.childNodes], [...fresh.childNodes], null);
}

/** What this script and the browser set by themselves. */
const ours = new Set(["open", "aria-busy", "aria-expanded", "style"]);

function copyAttributes(old, fresh) {
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && !ours.has(name)) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (name === "aria-expanded") continue;
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  if (old.localName === "input") showInput(old);
}

// ---------------------------------------------------------------------------------------------
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

// ---------------------------------------------------------------------------------------------
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

/** The back button, held, shows the screens further down. */
addEventListener("contextmenu", (event) => {
  const menu = event.target.closest?.(".back")?.parentNode.querySelector(".ancestors");
  if (!menu?.showPopover) return;
  event.preventDefault();
  menu.showPopover();
});

/** A press elsewhere, or on an entry, closes the menu of a title. */
addEventListener("click", (event) => {
  for (const menu of document.querySelectorAll("details:is(.menu-opener, .rename)[open]")) {
    const isInside = menu.contains(event.target);
    if (!isInside || event.target.closest(".menu")) menu.open = false;
  }
});
addEventListener("keydown", (event) => {
  const menu = event.key === "Escape" && event.target.closest?.("details:is(.menu-opener, .rename)");
  if (!menu?.open) return;
  event.preventDefault();
  menu.open = false;
  menu.querySelector("summary").focus();
});

/** Arrows, Home and End move between the rows of a list. */
addEventListener("keydown", (event) => {
  const rows = ":is(a, button)[data-on=press]";
  const list = event.target.closest?.(rows) && event.target.closest(".list");
  if (!list || isModified(event)) return;
  const stops = [...list.querySelectorAll(`.row ${rows}:enabled, .row a[data-on]`)];
  const seen = stops.filter((stop) => stop.checkVisibility());
  const at = seen.indexOf(event.target);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: seen.length - 1 }[event.key];
  if (next === undefined || at < 0) return;
  event.preventDefault();
  seen[next]?.focus();
});

// A dialog closes when the server says so.
addEventListener("cancel", (event) => {
  if (event.target.localName !== "dialog") return;
  event.preventDefault();
  if (!event.target.hasAttribute("data-locked")) tell({ id: idOf(event.target), a: "dismiss" });
}, true);
addEventListener("close", (event) => {
  const dialog = event.target;
  if (dialog.localName !== "dialog" || !dialog.isConnected) return;
  if (dialog.hasAttribute("data-locked")) dialog.showModal();
  else tell({ id: idOf(dialog), a: "dismiss" });
}, true);

/** A sheet begins at its first field, or at its title where a keyboard would cover it. */
function openDialogs() {
  for (const dialog of document.querySelectorAll("dialog[data-e]:not([open])")) {
    dialog.showModal();
    pointPopover(dialog);
    const field = precise.matches && dialog.querySelector('[data-on="text"]:enabled');
    (field || dialog.querySelector("h1"))?.focus({ preventScroll: true });
  }
}

/** Where a popover stands at the edge that the app asks for, if there is room. */
function atEdge(dialog, anchor, middle) {
  const [width, height] = [dialog.offsetWidth, dialog.offsetHeight];
  const leftEdge = getComputedStyle(dialog).direction === "rtl" ? "trailing" : "leading";
  const beside = {
    left: dialog.dataset.edge === leftEdge ? anchor.left - 8 - width : anchor.right + 8,
    top: anchor.top + (anchor.height - height) / 2,
  };
  const place = {
    top: { left: middle, top: anchor.top - 8 - height },
    bottom: { left: middle, top: anchor.bottom + 8 },
    leading: beside,
    trailing: beside,
  }[dialog.dataset.edge];
  const fits = place && (place === beside
    ? place.left >= 8 && place.left + width <= innerWidth - 8
    : place.top >= 8 && place.top + height <= innerHeight - 8);
  return fits ? place : null;
}

/** Else it stands below what it is about, or above where there is more room. */
function pointPopover(dialog) {
  const anchor = elements.get(Number(dialog.dataset.anchor))?.getBoundingClientRect();
  const isFree = !anchor || !dialog.classList.contains("popover");
  const set = (name, value) => dialog.style.setProperty(name, isFree ? "" : `${Math.max(8, value)}px`);
  if (isFree) return ["left", "top"].forEach((name) => set(name, 0));
  const middle = anchor.left + anchor.width / 2 - dialog.offsetWidth / 2;
  const place = atEdge(dialog, anchor, middle);
  set("left", Math.min(place?.left ?? middle, innerWidth - dialog.offsetWidth - 8));
  const below = anchor.bottom + 8;
  const isAbove = below + dialog.offsetHeight > innerHeight - 8 && anchor.top > innerHeight / 2;
  const top = place?.top ?? (isAbove ? anchor.top - 8 - dialog.offsetHeight : below);
  set("top", Math.min(top, Math.max(8, innerHeight - dialog.offsetHeight - 8)));
}

function pointPopovers() {
  for (const dialog of document.querySelectorAll("dialog[open][style], dialog[open].popover")) {
    pointPopover(dialog);
  }
}

addEventListener("resize", pointPopovers);

// A press beside a popover or a confirmation dialog closes it.
addEventListener("click", (event) => {
  const dialog = event.target;
  if (!dialog.matches?.("dialog:is(.popover, .confirmation):not([data-locked])")) return;
  const box = dialog.getBoundingClientRect();
  const isInside = event.clientX >= box.left && event.clientX <= box.right
    && event.clientY >= box.top && event.clientY <= box.bottom;
  if (!isInside) tell({ id: idOf(dialog), a: "dismiss" });
});

// ---------------------------------------------------------------------------------------------
// Overflow: items that do not fit into a bar stand below its "More" button

const moreOf = (toolbar) => toolbar.closest(".screen").querySelector(":scope > .bar > .more");

/** Secondary items stand there always, others while there is no room, the last first. */
function fitToolbar(toolbar) {
  const items = [...toolbar.querySelectorAll(":scope > .item:not(.bottom)")];
  const last = items.filter((item) => item.matches(".trailing:not(.confirmation)")).reverse();
  const secondary = last.filter((item) => item.dataset.at === "secondaryAction");
  const rest = last.filter((item) => item.dataset.at !== "secondaryAction");
  for (const item of items) item.classList.remove("overflowed");
  if (!items.length || !toolbar.clientWidth) return;
  const back = moreOf(toolbar).parentNode.querySelector(".back")?.offsetWidth ?? 0;
  const room = toolbar.clientWidth - back - 64;
  const widths = new Map(items.map((item) => [item, item.offsetWidth]));
  let needed = items.reduce((sum, item) => sum + widths.get(item), 0);
  const overflowed = [];
  for (const item of [...secondary, ...rest]) {
    if (needed <= room && !secondary.includes(item)) break;
    needed -= widths.get(item);
    overflowed.push(item);
  }
  overflowed.reverse().forEach((item, place) => {
    item.classList.add("overflowed");
    item.style.setProperty("--place", place);
  });
}

function fitToolbars() {
  for (const toolbar of document.querySelectorAll(".toolbar:not(:empty)")) fitToolbar(toolbar);
}

const setMore = (more, isOpen) => more.setAttribute("aria-expanded", isOpen);

addEventListener("click", (event) => {
  const own = event.target.closest?.(".more");
  for (const more of document.querySelectorAll('.more[aria-expanded="true"]')) {
    if (more !== own) setMore(more, false);
  }
  if (own) setMore(own, own.getAttribute("aria-expanded") !== "true");
});
addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  for (const more of document.querySelectorAll('.more[aria-expanded="true"]')) {
    event.preventDefault();
    setMore(more, false);
    more.focus();
  }
});
addEventListener("resize", fitToolbars);

// ---------------------------------------------------------------------------------------------
// History: one entry per route; its state is { key, route, trail: [{ key, route }…] }

const same = (a, b) => a.length === b.length && a.every((segment, i) => segment === b[i]);
const begins = (route, start) => start.every((segment, i) => segment === route[i]);
const newKey = () => crypto.getRandomValues(new Uint32Array(2)).join("-");

/** The path of a route; undefined, and so the path as it is, if no path leads back to it. */
function pathOf(route) {
  if (route.some((segment) => ["", ".", ".."].includes(segment))) return undefined;
  return "/" + route.map(encodeSegment).join("/");
}

const encodeSegment = (text) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => "%" + c.charCodeAt(0).toString(16).toUpperCase());

const routeOfPath = () => location.pathname.split("/").filter(Boolean).map(decodeURIComponent);

let here = history.state?.trail ? history.state : { key: newKey(), route: routeOfPath(), trail: [] };
let route = here.route; // where the server is
let travelling = false; // we asked the browser to go back, and it has not arrived
let going = 0; // serial of the event that follows the browser's Back or Forward

history.scrollRestoration = "manual";
history.replaceState(here, "");

/** Brings the browser's history to where the server is; says how: push, pop or replace. */
function followRoute(byPerson) {
  if (travelling || going > settled || same(route, here.route)) return null;
  if (going) return rewrite();
  const back = entryToReturnTo();
  if (back >= 0) {
    travelling = true;
    const steps = back - here.trail.length;
    here = { ...here.trail[back], trail: here.trail.slice(0, back) };
    history.go(steps);
    setTimeout(() => travelling && here.key !== history.state.key && arriveAt(history.state), 3000);
    return "pop";
  }
  const isReturn = begins(here.route, route);
  if (isReturn || (!byPerson && route.length <= here.route.length)) return rewrite();
  const known = begins(route, here.route) ? here.route.length : route.length - 1;
  for (let length = known + 1; length <= route.length; length++) push(route.slice(0, length));
  return "push";
}

/** One entry for each screen, also where several came at once. */
function push(to) {
  const { trail, ...entry } = here;
  here = { key: newKey(), route: to, trail: [...trail, entry] };
  history.pushState(here, "", pathOf(to));
}

function rewrite() {
  here = { ...here, route };
  history.replaceState(here, "", pathOf(route));
  return "replace";
}

/** The place in the trail that the server has gone back to; -1 if it has not. */
function entryToReturnTo() {
  const last = here.trail.length - 1;
  if (last >= 0 && same(here.trail[last].route, route)) return last;
  if (!begins(here.route, route)) return -1;
  return here.trail.findLastIndex((entry) => same(entry.route, route));
}

addEventListener("popstate", (event) => event.state?.trail && arriveAt(event.state));

/** An entry that we did not ask for is the person's choice, also when it cut our own way short. */
function arriveAt(entry) {
  const isOurs = travelling && entry.key === here.key;
  travelling = false;
  if (isOurs) return followRoute(false);
  savePlace(here.key);
  here = entry;
  going = Infinity;
  tell({ a: "go", route: here.route }, (serial) => (going = serial));
}

// ---------------------------------------------------------------------------------------------
// Places: scroll positions and focus of each entry, by the nodes' places in the tree

const places = new Map(JSON.parse(sessionStorage.getItem("waymark-places") ?? "[]"));
const scrolled = new Set();

addEventListener("scroll", ({ target }) => {
  if (target instanceof Element) scrolled.add(target);
}, { capture: true, passive: true });

function indexPath(node) {
  const path = [];
  for (; node && node !== document.body; node = node.parentElement) {
    path.unshift([...node.parentElement.children].indexOf(node));
  }
  return path;
}

const nodeAt = (path) => path.reduce((node, index) => node?.children[index], document.body);

function savePlace(key) {
  for (const node of scrolled) if (!node.isConnected) scrolled.delete(node);
  const positions = [...scrolled].map((node) => [indexPath(node), node.scrollLeft, node.scrollTop]);
  const focus = pressed?.isConnected ? pressed : document.activeElement;
  places.delete(key);
  places.set(key, { positions, focus: indexPath(focus), x: scrollX, y: scrollY });
  if (places.size > 100) places.delete(places.keys().next().value);
}

/** Restores what an entry looked like; what was here all the time stays where it is. */
function restorePlace(key, before) {
  const place = places.get(key);
  if (!place) return;
  for (const [path, left, top] of place.positions) {
    const node = nodeAt(path);
    if (node && !before.has(node)) node.scrollTo({ left, top, behavior: "instant" });
  }
  scrollTo({ left: place.x, top: place.y, behavior: "instant" });
  if (place.focus.length) nodeAt(place.focus)?.focus({ preventScroll: true });
}

/** Moves focus to the title of a screen that was not here before. */
function focusTitle(before) {
  const titles = [...document.querySelectorAll('h1[tabindex="-1"]')];
  const title = titles.findLast((h1) => !before.has(h1) && h1.getClientRects().length);
  title?.focus({ preventScroll: true });
}

// ---------------------------------------------------------------------------------------------
// Messages from the server

const operations = {
  i(parent, index, spec) {
    const slot = slotOf(elements.get(parent));
    slot.insertBefore(build(spec), slot.children[index] ?? null);
  },
  r(id) {
    remove(elements.get(id));
  },
  m(parent, index, id) {
    const slot = slotOf(elements.get(parent));
    const node = elements.get(id);
    let before = slot.children[index];
    const isAhead = before && node.compareDocumentPosition(before) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (before === node || isAhead) before = slot.children[index + 1];
    place(slot, node, before ?? null);
  },
  x(id, spec) {
    const old = elements.get(id);
    forget(old);
    old.replaceWith(build(spec));
  },
  u(spec) {
    update(spec);
  },
};

const messages = {
  ready({ page, n, title, route: at }) {
    current = page === current.page ? current : own;
    sessionStorage.setItem("waymark", JSON.stringify(current));
    joined = true;
    failures = 0;
    patch = n;
    route = at;
    document.title = title;
    announce("");
    flushQueue();
    adoptRoute();
  },
  whole(message) {
    show(message, () => arrangeRoot(rebuild(message.tree)));
  },
  patch(message) {
    show(message, () => {
      for (const [name, ...rest] of message.ops) operations[name](...rest);
    });
  },
  done({ s }) {
    settle(s);
    followRoute(true);
    if (going <= settled) going = 0;
  },
};

function arrangeRoot(node) {
  const old = root();
  if (old === node) return;
  forget(old);
  old.replaceWith(node);
}

/** Shows one numbered message: styles, nodes, title, history, focus and scroll. */
function show(message, change) {
  const byPerson = message.s > settled;
  for (const [number, template] of message.t ?? []) templates[number] = template;
  (message.css ?? []).forEach(addRule);
  if (message.route && !same(message.route, here.route)) savePlace(here.key);
  const before = new Set([...scrolled, ...document.querySelectorAll("h1")]);
  change();
  openDialogs();
  pointPopovers();
  settle(message.s);
  if (message.title !== undefined) document.title = message.title;
  route = message.route ?? route;
  headPage();
  fitToolbars();
  arrive(followRoute(byPerson), before);
  digest = undefined;
  patch = message.n;
  scheduleAck();
}

/** A page of which no visible part has a title is called by the app's name. */
function headPage() {
  const titles = [...root().querySelectorAll("h1")];
  document.querySelector("body > header").hidden = titles.some((h1) => h1.checkVisibility());
}

function arrive(move, before) {
  if (move === "push") {
    scrollTo(0, 0);
    focusTitle(before);
  } else if (move === "pop" || (going && going <= settled)) {
    restorePlace(here.key, before);
  }
  if (going <= settled) going = 0;
  if (move) pressed = null;
}

function addRule(rule) {
  if (rules.has(rule)) return;
  rules.add(rule);
  sheet.insertRule(rule, sheet.cssRules.length);
}

let isAckDue = false;

function scheduleAck() {
  if (isAckDue) return;
  isAckDue = true;
  setTimeout(() => {
    isAckDue = false;
    if (isOpen()) socket.send(JSON.stringify({ k: "ack", n: patch }));
  }, 16);
}

/** Sends what waited for the connection, and again what a lost one may have swallowed. */
function flushQueue() {
  for (const { event, note } of queue.splice(0)) tell(event, note);
  for (const input of [...typed.keys()]) {
    if (typed.get(input) <= sent) continue;
    if (!input.isConnected) typed.delete(input);
    else if (input.type === "checkbox") input.dispatchEvent(new Event("change", { bubbles: true }));
    else sendText(input);
  }
}

/** After joining: the address decides when the browser came back to it, otherwise the server. */
function adoptRoute() {
  const cameBack = arrival === "back_forward" && isFirstJoin;
  isFirstJoin = false;
  if (going || same(route, here.route)) return;
  if (cameBack) tell({ a: "go", route: here.route }, (serial) => (going = serial));
  else if (!travelling) rewrite();
}

// ---------------------------------------------------------------------------------------------
// Connection

const delays = [0, 500, 1000, 2000, 5000];
let socket = null;
let joined = false;
let isFirstJoin = true;
let isOver = false; // another window has taken this page over
let failures = 0;
let patch = 0; // number of the last one shown
let digest = document_.digest; // of the document, until something else is shown
let current = earlierPage() ?? own;
let retry = 0;
let banner = 0;

/** The page that this window showed before a reload or a visit elsewhere. */
function earlierPage() {
  if (arrival !== "reload" && arrival !== "back_forward") return null;
  return JSON.parse(sessionStorage.getItem("waymark"));
}

function connect() {
  clearTimeout(retry);
  if (isOver || (socket && socket.readyState <= WebSocket.OPEN)) return;
  const address = new URL("/_waymark/socket", location);
  address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
  address.search = new URLSearchParams(own);
  const mine = (socket = new WebSocket(address));
  let wasOpen = false;
  mine.onopen = () => {
    wasOpen = true;
    startOver();
    join();
  };
  mine.onmessage = ({ data }) => mine === socket && receive(JSON.parse(data));
  mine.onclose = ({ code }) => mine === socket && lost(code, wasOpen);
}

/** A new connection counts events anew and knows no templates. */
function startOver() {
  sent = settled = 0;
  for (const control of busy.keys()) control.removeAttribute("aria-busy");
  busy.clear();
  for (const input of typed.keys()) typed.set(input, Infinity);
  if (going && going !== Infinity) going = 0;
  templates.length = 0;
}

function join() {
  const width = wide.matches ? "regular" : "compact";
  const resume = current.page !== own.page;
  if (socket.readyState !== WebSocket.OPEN) return;
  socket.send(JSON.stringify({ k: "join", ...current, route, width, resume, have: patch, digest }));
}

/** Handles one message; if it does not belong to what is shown, asks for everything. */
function receive(message) {
  try {
    messages[message.k](message);
  } catch (error) {
    console.error("waymark: asking for the whole page again", error);
    patch = -1;
    digest = undefined;
    socket.close(4000);
  }
}

function lost(code, wasOpen) {
  joined = false;
  if (code === 4001) {
    isOver = true;
    return announce("This page is open in another window. Reload it to go on here.");
  }
  if (code === 4403) current = own;
  if (!wasOpen) reloadIfForgotten();
  if (!banner) banner = setTimeout(() => announce("Connection lost. Trying again…"), 3000);
  const delay = delays[Math.min(failures++, delays.length - 1)];
  retry = setTimeout(connect, delay * (0.75 + Math.random() / 2));
}

/** A server that was restarted does not know this document; a fresh one can go on. */
async function reloadIfForgotten() {
  const answer = await fetch("/_waymark/page?" + new URLSearchParams(own)).catch(() => null);
  if (answer?.status !== 403) return;
  const last = Number(sessionStorage.getItem("waymark-reload") ?? 0);
  if (Date.now() - last < 10000) return announce("This page needs cookies to work.");
  sessionStorage.setItem("waymark-reload", Date.now());
  location.reload();
}

function announce(text) {
  clearTimeout(banner);
  banner = 0;
  const status = document.getElementById("waymark-status");
  if (status.textContent !== text) status.textContent = text;
}

function noteWidth() {
  const width = wide.matches ? "regular" : "compact";
  document.cookie = `waymark-width=${width}; Path=/; Max-Age=31536000; SameSite=Lax`;
  return width;
}

addEventListener("online", connect);
addEventListener("pageshow", ({ persisted }) => persisted && connect());
addEventListener("pagehide", () => {
  savePlace(here.key);
  sessionStorage.setItem("waymark-places", JSON.stringify([...places]));
});
document.addEventListener("visibilitychange", () => document.hidden || connect());
wide.addEventListener("change", () => tell({ a: "width", v: noteWidth() }));

document.adoptedStyleSheets.push(sheet);
for (const node of document.querySelectorAll("[data-e]")) {
  elements.set(Number(node.getAttribute("data-e")), node);
}
noteWidth();
openDialogs();
headPage();
fitToolbars();
if (arrival === "reload" || arrival === "back_forward") restorePlace(here.key, new Set());
connect();
