// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// Elements: nodes by id, made from templates and values

import { form } from "../page.js";
import { copies, fragmentOf, nodeOf } from "./shapes.js";
import { update } from "./updates.js";
import { lent } from "../Messages/messages.js";

/** @type {Template[]} */
const templates = [];
/** @type {PageElement[]} */
const drawings = [];
/** @type {Map<number, PageElement>} */
const elements = new Map(); // id -> node
/** @type {WeakMap<PageElement, PageElement>} */
const slots = new WeakMap(); // node of an element -> where its children are
const sheet = new CSSStyleSheet();
/** @type {Set<string>} */
const rules = new Set();

// Kept up to date by the browser, which need not look again while no node comes or goes.
const dialogs = form.getElementsByTagName("dialog");
const headings = form.getElementsByTagName("h1");

const root = () => form.querySelector(":scope > [data-e]");

/** Makes the node of an element: [template, id, value…, [child…]].
 @param {Spec} spec */
function build(spec) {
  const { node, id, children } = makeShell(spec);
  elements.set(id, node);
  if (children.length) slotOf(node).append(fragmentOf(children));
  return node;
}

/** The same for a tree that may be here already: nodes with known ids stay, with all they hold.
 @param {Spec} spec @returns {PageElement} */
function rebuild(spec) {
  if (!nodeOf(spec[1])) return build(spec);
  const { node, slot, children } = update(spec);
  if (slot) arrange(slot, children.map(rebuild));
  return node;
}

/** Gives the nodes that are here the ids of another session's tree, as far as they are alike.
 @param {PageElement} node @param {Spec} spec */
function adopt(node, [number, id, ...values]) {
  if (node.localName !== templates[number][0]) return;
  node.setAttribute("data-e", id);
  elements.set(id, node);
  /** @type {Spec[]} */
  const children = Array.isArray(values.at(-1)) ? values.at(-1) : [];
  const slot = slotOf(node);
  children.forEach((child, i) => slot.children[i] && adopt(slot.children[i], child));
}

/** Splits a spec, and makes its template's nodes.
 @param {Spec} spec */
function makeShell([number, id, ...values]) {
  const children = Array.isArray(values.at(-1)) ? values.pop() : [];
  const node = make(templates[number], values.values(), null);
  node.setAttribute("data-e", id);
  return { node, id, children };
}

/** Makes a template's node: [tag, [name, value…], content]; 0 asks for the next value, and a number
 among the nodes of the content for the drawing that is this template.
 @param {Template} template @param {Iterator<string>} [values] @param {string} [namespace]
 @returns {PageElement} */
function make([tag, attributes, content], values, namespace) {
  namespace = tag === "svg" ? "http://www.w3.org/2000/svg" : namespace;
  const node = namespace
    ? document.createElementNS(namespace, tag)
    : document.createElement(tag);
  for (let i = 0; i < attributes.length; i += 2) {
    const value = attributes[i + 1];
    node.setAttribute(attributes[i], value === 0 ? values.next().value : value);
  }
  if (content === 0) node.textContent = values.next().value;
  if (Array.isArray(content)) {
    /** @param {any} inner */
    const put = (inner) => inner.map ? make(inner, values, namespace) : draw(inner);
    node.append(...content.map(put));
  }
  return node;
}

/** A copy of a drawing.
 @param {number} number */
const draw = (number) => (drawings[number] ??= make(templates[number])).cloneNode(true);

/** Finds where an element's children are: the node marked data-c, or the element's own.
 @param {PageElement} node */
function slotOf(node) {
  let slot = slots.get(node);
  if (!slot) {
    const inner = node.querySelector("[data-c]");
    slot = inner?.closest("[data-e]") === node ? inner : node;
    slots.set(node, slot);
  }
  return slot;
}

/** Forgets the nodes at and below one that leaves.
 @param {PageElement} node */
function forget(node) {
  /** @type {Iterable<PageElement>} */
  const inside = copies.has(node) ? [] : node.querySelectorAll("[data-e]");
  for (const inner of [node, ...inside]) {
    const id = copies.get(inner)?.id ?? Number(inner.dataset.e);
    if (elements.get(id) === inner) elements.delete(id);
    copies.delete(inner);
    if (inner.localName === "dialog" && inner.open) inner.close();
  }
}

/** Puts exactly these nodes into a slot, moving as few as possible; a bar keeps its "More".
 @param {PageElement} slot @param {PageElement[]} nodes */
function arrange(slot, nodes) {
  nodes.forEach((node, i) => {
    if (slot.children[i] !== node) place(slot, node, slot.children[i] ?? null);
  });
  const rest = [...slot.children].slice(nodes.length);
  for (const node of rest) if (!node.matches(".more")) remove(node);
}

/** Moves or inserts a node; a moved one keeps focus, scroll position and input.
 @param {PageElement} parent @param {PageElement} node @param {PageElement} before */
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

/** An open dialog leaves in motion where its module is there.
 @param {PageElement} node */
function remove(node) {
  if (node.open) lent.leave?.(node);
  forget(node);
  node.remove();
}

export {
  adopt, build, dialogs, drawings, elements, forget, headings, make, makeShell, place, rebuild,
  remove, root, rules, sheet, slotOf, templates,
};
