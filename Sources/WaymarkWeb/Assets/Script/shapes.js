// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// Shapes: small subtrees that come again and again

const shapes = new Map(); // number -> [template, [distance of the id, number…]]
const moulds = new Map(); // number -> { node, steps }

/** Elements beside one another: [shape, id, value…], or its values alone where the one before has
 the same shape and its ids end where these begin. */
function readAll(specs, readShape, readElement) {
  let shape, next;
  return specs.map((spec) => {
    const isFollower = typeof spec[0] !== "number";
    if (!isFollower) [shape, next] = spec;
    const id = next;
    next += sizeOf(shape);
    const isShape = shape < 0 || isFollower;
    return isShape ? readShape(shape, id, spec.slice(isFollower ? 0 : 2)) : readElement(spec);
  });
}

/** The nodes of elements beside one another. */
const buildAll = (specs) =>
  readAll(specs, (shape, id, values) => (shape < 0 ? stamp : buildLeaf)(shape, id, values), build);

function fragmentOf(specs) {
  const fragment = new DocumentFragment();
  for (const node of buildAll(specs)) fragment.append(node);
  return fragment;
}

const buildLeaf = (template, id, values) => build([template, id, ...values]);

/** The same written out, each as [template, id, value…, [child…]]. */
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

/** How many elements a shape has. */
const sizeOf = (number) =>
  (shapes.get(number)?.[1] ?? []).reduce((sum, part, i) => sum + (i % 2 ? sizeOf(part) : 0), 1);

/** Writes out one shape. */
function unfold(number, id, values) {
  const [template, parts] = shapes.get(number) ?? [number, []];
  const spec = [template, id];
  for (let i = valueCount(templates[template]); i > 0; i--) spec.push(values.next().value);
  const children = [];
  for (let i = 0; i < parts.length; i += 2) {
    children.push(unfold(parts[i + 1], id + parts[i], values));
  }
  if (children.length) spec.push(children);
  return spec;
}

/** How many values a template asks for. */
function valueCount(template) {
  const [, attributes, content] = template;
  template.count ??= attributes.filter((value) => value === 0).length + (content === 0) +
    (Array.isArray(content) ? content.reduce((sum, inner) => sum + valueCount(inner), 0) : 0);
  return template.count;
}

/** The node of a shape: a copy of the mould, with ids and values put where they belong. */
function stamp(shape, id, values) {
  const { node, steps } = mouldOf(shape);
  const copy = node.cloneNode(true);
  const walker = document.createTreeWalker(copy, 1 /* elements */);
  for (const own of steps) {
    const inner = walker.currentNode;
    for (const [name, number] of own) {
      if (name === "data-e") elements.set(id + number, inner);
      if (name) inner.setAttribute(name, name === "data-e" ? id + number : values[number]);
      else inner.firstChild.data = values[number];
    }
    walker.nextNode();
  }
  return copy;
}

const mark = "\x01";

function* marks() {
  for (let i = 0; ; i++) yield mark + i;
}

/** Makes one node of a shape in which marks stand for values, and looks where they are. */
function mouldOf(shape) {
  if (!moulds.has(shape)) {
    const base = -1e6; // an id that no element has
    const node = build(unfold(shape, base, marks()));
    forget(node);
    const all = [node, ...node.querySelectorAll("*")];
    moulds.set(shape, { node, steps: all.map((inner) => stepsOf(inner, base)) });
  }
  return moulds.get(shape);
}

/** What is put into one node: [attribute or nothing for its text, distance of the id or place]. */
function stepsOf(node, base) {
  const steps = [];
  for (const { name, value } of node.attributes) {
    if (name === "data-e") steps.push([name, value - base]);
    else if (value[0] === mark) steps.push([name, Number(value.slice(1))]);
  }
  const text = node.firstChild?.data;
  if (text?.[0] === mark) steps.push(["", Number(text.slice(1))]);
  return steps;
}
