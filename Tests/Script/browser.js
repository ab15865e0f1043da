// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// As much of a browser as the scripts need to be loaded and to make nodes. It draws nothing, knows
// selectors without combinators only, and what happens in it is said by a test.

class Node {
  childNodes = [];
  parentNode = null;

  addEventListener() {}
  get parentElement() {
    return this.parentNode;
  }
  get firstChild() {
    return this.childNodes[0] ?? null;
  }
  get nextSibling() {
    return this.#beside(1);
  }
  get isConnected() {
    return Object.is(this, document.body) || Boolean(this.parentNode?.isConnected);
  }
  #beside(step) {
    const all = this.parentNode?.childNodes ?? [];
    return all[all.indexOf(this) + step] ?? null;
  }
  contains(other) {
    for (let at = other; at; at = at.parentNode) if (at === this) return true;
    return false;
  }
  remove() {
    if (!this.parentNode) return;
    this.parentNode.childNodes = this.parentNode.childNodes.filter((node) => node !== this);
    this.parentNode = null;
  }
  insertBefore(node, before) {
    const nodes = node instanceof DocumentFragment ? [...node.childNodes] : [node];
    for (const one of nodes) {
      one.remove();
      const at = before ? this.childNodes.indexOf(before) : this.childNodes.length;
      this.childNodes.splice(at, 0, one);
      one.parentNode = this;
    }
  }
  append(...nodes) {
    for (const node of nodes) this.insertBefore(asNode(node), null);
  }
  before(node) {
    this.parentNode.insertBefore(asNode(node), this);
  }
  replaceWith(node) {
    this.before(node);
    this.remove();
  }
  replaceChildren(...nodes) {
    for (const node of [...this.childNodes]) node.remove();
    this.append(...nodes);
  }
  get textContent() {
    return this.childNodes.map((node) => node.textContent).join("");
  }
  set textContent(text) {
    this.replaceChildren(...text === "" ? [] : [text]);
  }
}

const asNode = (node) => node instanceof Node ? node : new Text(node);

class Text extends Node {
  nodeName = "#text";
  constructor(data) {
    super();
    this.data = String(data);
  }
  /** @override */
  get textContent() {
    return this.data;
  }
  cloneNode() {
    return new Text(this.data);
  }
}

class DocumentFragment extends Node {}

/** Says whether a selector without combinators is about an element. */
function fits(element, selector) {
  const bare = selector.replace(/:not\((.*)\)|:enabled/g, "");
  const others = selector.match(/:not\((.*)\)/)?.[1];
  if (others && element.matches(others)) return false;
  return [...bare.matchAll(/\[([\w-]+)(?:=["']?([^\]"']*)["']?)?\]|([.#]?)([\w-]+)/g)].every(
    ([, attribute, value, sign, name]) => {
      if (attribute && value === undefined) return element.hasAttribute(attribute);
      if (attribute) return element.getAttribute(attribute) === value;
      if (sign === "#") return element.id === name;
      return sign ? element.classList.includes(name) : element.localName === name;
    },
  );
}

class Element extends Node {
  #values = new Map();
  style = {};
  inert = false;
  constructor(tag) {
    super();
    this.localName = tag;
    this.nodeName = tag.toUpperCase();
  }
  get attributes() {
    return [...this.#values].map(([name, value]) => ({ name, value }));
  }
  setAttribute(name, value) {
    this.#values.set(name, String(value));
  }
  getAttribute(name) {
    return this.#values.get(name) ?? null;
  }
  hasAttribute(name) {
    return this.#values.has(name);
  }
  removeAttribute(name) {
    this.#values.delete(name);
  }
  get dataset() {
    return new Proxy(this, {
      get: (node, name) => node.getAttribute("data-" + String(name)) ?? undefined,
      set: (node, name, value) => (node.setAttribute("data-" + String(name), value), true),
      has: (node, name) => node.hasAttribute("data-" + String(name)),
    });
  }
  get classList() {
    return (this.getAttribute("class") ?? "").split(" ");
  }
  get children() {
    return this.childNodes.filter((node) => node instanceof Element);
  }
  get previousElementSibling() {
    const all = this.parentNode?.children ?? [];
    return all[all.indexOf(this) - 1] ?? null;
  }
  matches(selectors) {
    return selectors.split(/,(?![^(]*\))/).some((selector) => fits(this, selector));
  }
  closest(selectors) {
    return this.matches(selectors) ? this : this.parentNode?.closest?.(selectors) ?? null;
  }
  querySelectorAll(selectors) {
    return this.children.flatMap((node) => [
      ...node.matches(selectors) ? [node] : [],
      ...node.querySelectorAll(selectors),
    ]);
  }
  querySelector(selectors) {
    return this.querySelectorAll(selectors)[0] ?? null;
  }
  getElementsByTagName(name) {
    const all = () => this.querySelectorAll(name);
    return {
      get length() {
        return all().length;
      },
      [Symbol.iterator]: () => all().values(),
    };
  }
  cloneNode(isDeep) {
    const copy = new Element(this.localName);
    for (const { name, value } of this.attributes) copy.setAttribute(name, value);
    if (isDeep) copy.append(...this.childNodes.map((node) => node.cloneNode(true)));
    return copy;
  }
  checkVisibility() {
    return true;
  }
  focus() {
    Object.assign(document, { activeElement: this });
  }
}

// Properties that stand for attributes.
for (const name of ["id", "type", "placeholder", "value"]) {
  Object.defineProperty(Element.prototype, name, {
    get() {
      return this.getAttribute(name) ?? "";
    },
    set(value) {
      this.setAttribute(name, value);
    },
  });
}

/** An element with these attributes and children; to scripts it is one of the page.
 @param {string} tag @param {Record<string, any>} attributes @param {any[]} children @returns {any} */
export function element(tag, attributes = {}, ...children) {
  const node = new Element(tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

/** As much of a thing as a test needs, which takes the place of the whole.
 @param {any} part @returns {any} */
export const given = (part) => part;

class Storage {
  #values = new Map();
  getItem(name) {
    return this.#values.get(name) ?? null;
  }
  setItem(name, value) {
    this.#values.set(name, String(value));
  }
  removeItem(name) {
    this.#values.delete(name);
  }
}

const form = element("form", { id: "page", action: "/app/_waymark/act" });
form.elements = { seal: { value: "sealed" } };
export const body = element("body", { "data-page": "p", "data-token": "t" }, form);
body.append(element("p", { id: "waymark-status" }));
body.parentNode = {}; // the document

const listeners = new Map(); // type of an event -> those that hear it at the window

/** Lets the scripts hear of an event. */
export function happen(type, event) {
  for (const listener of listeners.get(type) ?? []) listener(event);
}

const fakes = {
  needs: {}, // which elements need which module: there are none here
  window: globalThis,
  document: {
    body,
    title: "The app",
    cookie: "",
    activeElement: body,
    addEventListener() {},
    adoptedStyleSheets: [],
    documentElement: body,
    createElement: (tag) => new Element(tag),
    createElementNS: (_, tag) => new Element(tag),
    getElementById: (id) => body.querySelector("#" + id),
    querySelector: (selectors) => body.querySelector(selectors),
    querySelectorAll: (selectors) => body.querySelectorAll(selectors),
  },
  history: {
    state: null,
    replaceState(state) {
      this.state = state;
    },
    pushState(state) {
      this.state = state;
    },
    go() {},
  },
  sessionStorage: new Storage(),
  localStorage: new Storage(),
  matchMedia: () => ({ matches: false, addEventListener() {} }),
  getComputedStyle: (node) => node.style,
  requestAnimationFrame: () => 1,
  cancelAnimationFrame() {},
  addEventListener(type, listener) {
    listeners.set(type, [...listeners.get(type) ?? [], listener]);
  },
  setTimeout: () => 0,
  setInterval: () => 0,
  CSSStyleSheet: class {},
  CSS: { supports: () => true },
  MutationObserver: class {},
  DocumentFragment,
  Element,
  Node,
};
for (const [name, value] of Object.entries(fakes)) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
