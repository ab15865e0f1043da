// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// Shapes: small subtrees that come again and again

import { build, elements, forget, templates } from "./elements.js";

/** @type {Map<number, Shape>} */
const shapes = new Map(); // number -> [template, [distance of the id, number…]]
/** @type {Map<number, RowTemplate>} */
const rowTemplates = new Map(); // number of a shape -> the node that is copied, or null at first

/** Elements beside one another: [shape, id, value…], or its values alone where the one before has
 the same shape and its ids end where these begin.
 @param {Spec[]} specs
 @param {(shape: number, id: number, values: Spec) => any} readShape
 @param {(spec: Spec) => any} readElement */
function readAll(specs, readShape, readElement) {
  /** @type {number} */ let shape, /** @type {number} */ id, /** @type {number} */ size;
  return specs.map((spec) => {
    id += size;
    if (typeof spec[0] !== "number") return readShape(shape, id, spec);
    [shape, id] = spec;
    size = sizeOf(shape);
    return shape < 0 ? readShape(shape, id, spec.slice(2)) : readElement(spec);
  });
}

/** The nodes of elements beside one another.
 @param {Spec[]} specs */
const buildAll = (specs) => readAll(specs, stamp, build);

/** @param {Spec[]} specs */
function fragmentOf(specs) {
  const fragment = new DocumentFragment();
  for (const node of buildAll(specs)) fragment.append(node);
  return fragment;
}

/** The same written out, each as [template, id, value…, [child…]].
 @param {Spec[]} specs */
const expand = (specs) =>
  readAll(
    specs,
    (shape, id, values) => unfold(shape, id, values.values()),
    (spec) => {
      const children = spec.at(-1);
      if (Array.isArray(children)) spec[spec.length - 1] = expand(children);
      return spec;
    },
  );

/** Counts the elements of a shape.
 @param {number} number @returns {number} */
const sizeOf = (number) =>
  (shapes.get(number)?.[1] ?? []).reduce((sum, part, i) => sum + (i % 2 ? sizeOf(part) : 0), 1);

/** Writes out one shape; notes of which template each element is.
 @param {number} number
 @param {number} id
 @param {Iterator<any>} values
 @param {Map<number, number>} [kinds]
 @returns {Spec} */
function unfold(number, id, values, kinds) {
  const [template, parts] = shapes.get(number) ?? [number, []];
  kinds?.set(id, template);
  /** @type {Spec} */
  const spec = [template, id];
  for (let i = valueCount(templates[template]); i > 0; i--) spec.push(values.next().value);
  const children = [];
  for (let i = 0; i < parts.length; i += 2) {
    children.push(unfold(parts[i + 1], id + parts[i], values, kinds));
  }
  if (children.length) spec.push(children);
  return spec;
}

/** Counts the values that a template asks for.
 @param {Template} template @returns {number} */
function valueCount(template) {
  if (!template.map) return 0;
  const [, attributes, content] = template;
  // @ts-expect-error: true counts as 1.
  template.count ??= attributes.filter((value) => value === 0).length + (content === 0) +
    (content?.map?.(valueCount).reduce(
      (/** @type {number} */ sum, /** @type {number} */ count) => sum + count, 0) ?? 0);
  return template.count;
}

/** The node of a shape: from the second on a copy of its row template, with values put where they
 belong.
 @param {number} shape @param {number} id @param {any[]} values */
function stamp(shape, id, values) {
  if (!rowTemplates.has(shape)) {
    rowTemplates.set(shape, null);
    setTimeout(() => shapes.has(shape) && rowTemplateOf(shape)); // when nobody waits
    return build(unfold(shape, id, values.values()));
  }
  const rowTemplate = rowTemplateOf(shape);
  const copy = rowTemplate.node.cloneNode(true);
  for (const { path, name, at } of rowTemplate.places) {
    const inner = nodeIn(copy, path);
    if (name) inner.setAttribute(name, values[at]);
    else inner.data = values[at];
  }
  elements.set(id, copy);
  copies.set(copy, { copy, id, rowTemplate });
  if (!rowTemplate.isWhole) number(copy);
  return copy;
}

// Most rows of a list are never asked for, so that the elements in a copy are numbered when one is.
/** @type {Map<Node, Copy>} */
const copies = new Map(); // node of a shape -> { copy, id, rowTemplate }, until it is numbered
let reach = 0; // the greatest distance of an id in a copy from the copy's own
let near = 0; // that of the one that was looked for last

/** Gives the elements in a copy their ids.
 @param {PageElement} copy */
function number(copy) {
  const { id, rowTemplate } = copies.get(copy) ?? {};
  copies.delete(copy);
  for (const [distance, path] of rowTemplate?.numbers ?? []) {
    const node = nodeIn(copy, path);
    node.setAttribute("data-e", id + distance);
    elements.set(id + distance, node);
  }
}

/** The copy that an element is in, if it is not numbered; neighbours are alike.
 @param {number} id */
function copyAround(id) {
  let found = copyAt(id, near);
  for (let distance = 0; !found && distance <= reach; distance++) {
    found = copyAt(id, distance);
    if (found) near = distance;
  }
  return found;
}

/** @param {number} id @param {number} distance */
function copyAt(id, distance) {
  const found = copies.get(elements.get(id - distance));
  return found?.rowTemplate.numbers.has(distance) ? found : null;
}

/** The node of an element.
 @param {number} id */
function nodeOf(id) {
  number(copyAround(id)?.copy);
  return elements.get(id);
}

/** The node of an element, which stays without a number if it is in a copy.
 @param {number} id @param {Copy} [found] */
function leafOf(id, found = copyAround(id)) {
  return found
    ? nodeIn(found.copy, found.rowTemplate.numbers.get(id - found.id))
    : elements.get(id);
}

/** @param {PageElement} node @param {NodePath} path */
function nodeIn(node, path) {
  for (const index of path) {
    node = node.firstChild;
    for (let i = index; i > 0; i--) node = node.nextSibling;
  }
  return node;
}

const mark = "\x01";
const base = -1e6; // an id that no element has

function* marks() {
  for (let i = 0; ; i++) yield mark + i;
}

/** Makes one node of a shape in which marks stand for values, and looks where they are.
 @param {number} shape */
function rowTemplateOf(shape) {
  if (!rowTemplates.get(shape)) {
    const kinds = new Map();
    const node = build(unfold(shape, base, marks(), kinds));
    forget(node);
    /** @type {RowTemplate} */
    const rowTemplate = { node, places: [], numbers: new Map(), kinds };
    survey(rowTemplate, node, []);
    const distances = [...rowTemplate.numbers.keys()];
    rowTemplate.isWhole = Math.min(...distances) === 0 && !node.querySelector("dialog");
    reach = Math.max(reach, ...distances);
    rowTemplates.set(shape, rowTemplate);
  }
  return rowTemplates.get(shape);
}

/** Notes what is put into one node, and where the elements are.
 @param {RowTemplate} rowTemplate @param {PageElement} node @param {NodePath} path */
function survey(rowTemplate, node, path) {
  const { places, numbers } = rowTemplate;
  const note = (/** @type {string} */ name, /** @type {string} */ value) =>
    value?.[0] === mark && places.push({ path, name, at: Number(value.slice(1)) });
  note("", node.data);
  for (const { name, value } of node.attributes ?? []) note(name, value);
  if (node.dataset?.e) {
    numbers.set(node.dataset.e - base, path);
    node.dataset.e = "";
  }
  node.childNodes.forEach((child, i) => survey(rowTemplate, child, [...path, i]));
}

export {
  base, buildAll, copies, copyAround, expand, fragmentOf, leafOf, nodeIn, nodeOf, number,
  rowTemplates, shapes, sizeOf, valueCount,
};
