// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

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
