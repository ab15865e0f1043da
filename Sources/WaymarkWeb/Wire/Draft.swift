// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
    import WaymarkElements

    /// An element on its way to the wire, with all that it holds.
    struct Draft: Sendable {
        let id: ElementID
        let entry: ShellTable.Entry
        let children: [Draft]
        /// The number of its template or shape; `nil` for what is too large to come again.
        let shape: Int?
        /// The elements of a subtree with a shape.
        let size: Int

        private static let largest = 24

        init(_ element: Element, _ shells: inout ShellTable, _ shapes: inout ShapeTable) {
            id = element.id
            entry = shells.entry(for: element.content, id: element.id)
            var children: [Draft] = []
            children.reserveCapacity(element.children.count)
            var size = 1
            for child in element.children {
                let draft = Draft(child, &shells, &shapes)
                size += draft.shape == nil ? Self.largest : draft.size
                children.append(draft)
            }
            self.children = children
            self.size = size
            if children.isEmpty {
                shape = entry.template
            } else if size > Self.largest {
                shape = nil
            } else {
                shape = shapes.number(of: Self.shape(entry.template, id, children))
            }
        }

        private static func shape(
            _ template: Int, _ id: ElementID, _ children: [Draft]
        ) -> ShapeTable.Shape {
            var parts: [Int] = []
            parts.reserveCapacity(children.count * 2)
            for child in children {
                parts.append(Int(child.id.rawValue) - Int(id.rawValue))
                parts.append(child.shape ?? 0)
            }
            return ShapeTable.Shape(template: template, children: parts)
        }

        /// Calls the body with the values of a subtree in the order in which its shape asks.
        func forEachValue(_ body: (String) -> Void) {
            for value in entry.values { body(value) }
            for child in children { child.forEachValue(body) }
        }
    }
#endif
