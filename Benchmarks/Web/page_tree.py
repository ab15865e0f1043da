# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""The elements of one page as Documentation/Wire.md tells them, written from that document alone."""


class Node:
    def __init__(self, number, children, values, name):
        self.id, self.children, self.values, self.name = number, children, values, name
        self.parent = None
        for child in children:
            child.parent = self

    def walk(self):
        yield self
        for child in self.children:
            yield from child.walk()


class PageTree:
    """Keeps what a browser would: nodes by id, and by the name that a test knows them by."""

    def __init__(self, attribute):
        self.attribute = attribute
        self.templates, self.shapes, self.nodes = {}, {}, {}
        self.root = None

    def apply(self, message):
        for number, known in message.get("t", []):
            (self.shapes if number < 0 else self.templates)[number] = known
        if "tree" in message:
            self.nodes.clear()
            self.root = self._beside([message["tree"]])[0]
        for name, *rest in message.get("ops", []):
            getattr(self, "_" + name)(*rest)

    def named(self, name):
        """The elements of a name in reading order."""
        return [node for node in self.root.walk() if node.name == name] if self.root else []

    def text(self, name):
        found = self.named(name)
        return found[0].values[-1] if found and found[0].values else None

    def _i(self, parent, index, *specs):
        node = self.nodes[parent]
        new = self._beside(specs)
        for child in new:
            child.parent = node
        node.children[index:index] = new

    def _r(self, *runs):
        for number in (number for run in runs for number in self._numbers(run)):
            node = self.nodes[number]
            node.parent.children.remove(node)
            self._forget(node)

    @staticmethod
    def _numbers(run):
        """One number, or those of a run: first, distance, count."""
        return (run[0] + i * run[1] for i in range(run[2])) if isinstance(run, list) else [run]

    def _m(self, parent, index, number):
        node = self.nodes[number]
        node.parent.children.remove(node)
        node.parent = self.nodes[parent]
        node.parent.children.insert(index, node)

    def _x(self, number, spec):
        old = self.nodes[number]
        self._forget(old)
        new = self._beside([spec])[0]
        new.parent = old.parent
        if old.parent:
            siblings = old.parent.children
            siblings[siblings.index(old)] = new
        else:
            self.root = new

    def _u(self, spec):
        node = self.nodes[spec[1]]
        new = self._element(spec[0], spec[1], spec[2:])
        node.values, node.name = new.values, new.name
        self.nodes[node.id] = node

    def _forget(self, node):
        for inner in node.walk():
            self.nodes.pop(inner.id, None)

    def _beside(self, specs):
        made, shape, number = [], None, None
        for spec in specs:
            if spec and isinstance(spec[0], int):
                shape, number, *values = spec
            else:
                values = list(spec)
            made.append(self._subtree(shape, number, values))
            number += self._size(shape)
        return made

    def _subtree(self, shape, number, values):
        if shape >= 0:
            return self._element(shape, number, values)
        return self._shaped(shape, number, iter(values))

    def _element(self, template, number, values):
        children = values.pop() if values and isinstance(values[-1], list) else []
        return self._node(template, number, values, self._beside(children))

    def _shaped(self, shape, number, values):
        template, parts = self.shapes.get(shape, (shape, []))
        own = [next(values) for _ in range(self._count(self.templates[template]))]
        pairs = zip(parts[::2], parts[1::2])
        children = [self._shaped(inner, number + distance, values) for distance, inner in pairs]
        return self._node(template, number, own, children)

    def _node(self, template, number, values, children):
        name = self._name(self.templates[template], list(values))
        node = Node(number, children, list(values), name)
        self.nodes[number] = node
        return node

    def _name(self, template, values):
        attributes = template[1]
        for name, value in zip(attributes[::2], attributes[1::2]):
            given = values.pop(0) if value == 0 else value
            if name == self.attribute:
                return given
        return None

    def _size(self, shape):
        _, parts = self.shapes.get(shape, (shape, []))
        return 1 + sum(self._size(inner) for inner in parts[1::2])

    def _count(self, template):
        attributes = sum(1 for value in template[1][1::2] if value == 0)
        content = template[2] if len(template) > 2 else None
        if isinstance(content, list):
            return attributes + sum(
                self._count(inner if isinstance(inner, list) else self.templates[inner])
                for inner in content)
        return attributes + (content == 0)
