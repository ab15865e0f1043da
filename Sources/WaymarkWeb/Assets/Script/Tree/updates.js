// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// Updates: the old node becomes like a fresh one, and keeps its children

import { elements, makeShell, slotOf, templates } from "./elements.js";
import { base, copyAround, leafOf, nodeOf, number } from "./shapes.js";
import { showInput } from "../Events/inputs.js";

/** @param {Spec} spec @returns {Updated} */
function update(spec) {
  const found = copyAround(spec[1]);
  const isOfKind = found?.rowTemplate.kinds.get(spec[1] - found.id + base) === spec[0];
  if (!isOfKind) number(found?.copy);
  const leaf = leafOf(spec[1], found);
  if (reword(leaf, spec, isOfKind)) return { node: leaf, children: [] };
  const old = nodeOf(spec[1]);
  const { node: fresh, id, children } = makeShell(spec);
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

/** Writes values into an element that holds nothing but words; false where that does not make it
 what it is to be. One of this template already has what is the same in all of them.
 @param {PageElement} old @param {Spec} spec @param {boolean} isOfKind */
function reword(old, spec, isOfKind) {
  const [tag, attributes, content] = templates[spec[0]];
  const words = old.firstChild;
  if (content !== 0 || tag !== old.localName || !words?.data || words.nextSibling) return false;
  let next = 2;
  for (let i = 0; i < attributes.length; i += 2) {
    const name = attributes[i];
    if (isOfKind && attributes[i + 1] !== 0) continue;
    const value = attributes[i + 1] === 0 ? spec[next++] : attributes[i + 1];
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  if (words.data !== spec[next]) words.data = spec[next];
  return isOfKind || old.attributes.length * 2 === attributes.length + 2;
}

/** Says whether elements of a template can have children.
 @param {Template} template */
const hasSlot = ([, , content]) =>
  content === 1 || content?.some?.((/** @type {any} */ inner) => inner.map && hasSlot(inner));

/** Makes a node without children like a fresh one, or puts that in its place.
 @param {PageElement} old @param {PageElement} fresh @param {number} id */
function swap(old, fresh, id) {
  if (old.localName === fresh.localName) {
    copyNode(old, fresh);
    return old;
  }
  old.replaceWith(fresh);
  elements.set(id, fresh);
  return fresh;
}

/** Says whether two shells differ in no more than attributes, texts and what is beside the slot.
 @param {PageElement} old
 @param {PageElement} fresh
 @param {PageElement} slot
 @param {PageElement} freshSlot */
function alike(old, fresh, slot, freshSlot) {
  if (old.localName !== fresh.localName || slot.localName !== freshSlot.localName) return false;
  if (slot === old || freshSlot === fresh) return slot === old && freshSlot === fresh;
  return slot.parentNode === old && freshSlot.parentNode === fresh;
}

/** @param {PageElement} old
 @param {PageElement} fresh
 @param {PageElement} slot
 @param {PageElement} freshSlot */
function become(old, fresh, slot, freshSlot) {
  copyAttributes(old, fresh);
  if (old === slot) {
    const [first] = old.childNodes;
    if (first?.data) first.remove(); // the words of an element that had no children
    return;
  }
  const [before, after] = around(old, slot);
  const [freshBefore, freshAfter] = around(fresh, freshSlot);
  copyChildren(old, before, freshBefore, slot);
  copyAttributes(slot, freshSlot);
  copyChildren(old, after, freshAfter, null);
}

/** @param {PageElement} parent @param {PageElement} slot */
const around = (parent, slot) => {
  const nodes = [...parent.childNodes];
  const at = nodes.indexOf(slot);
  return [nodes.slice(0, at), nodes.slice(at + 1)];
};

/** Nodes of one tag become one another in order; the rest is taken away or added.
 @param {PageElement} parent
 @param {PageElement[]} old
 @param {PageElement[]} fresh
 @param {PageElement} end */
function copyChildren(parent, old, fresh, end) {
  fresh.forEach((node, i) => {
    if (old[i] && old[i].nodeName === node.nodeName) copyNode(old[i], node);
    else if (old[i]) old[i].replaceWith(node);
    else parent.insertBefore(node, end);
  });
  for (const node of old.slice(fresh.length)) node.remove();
}

/** @param {PageElement} old @param {PageElement} fresh */
function copyNode(old, fresh) {
  if (!old.localName) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return;
  }
  copyAttributes(old, fresh);
  copyChildren(old, [...old.childNodes], [...fresh.childNodes], null);
  if (old.matches("input, select, textarea")) showInput(old);
}

/** The attributes that this script and the browser set by themselves. */
const ours = new Set(["open", "aria-busy", "aria-valuemax", "aria-valuemin", "aria-valuenow",
  "aria-valuetext", "data-new", "data-slide", "style", "tabindex"]);

/** @param {PageElement} old @param {PageElement} fresh */
function copyAttributes(old, fresh) {
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && !ours.has(name)) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}

export { update };
