// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// An element for tests: its number is its id, its text is its content.
func node(_ id: Int32, _ text: String = "", _ children: [Element] = []) -> Element {
    Element(
        id: ElementID(id), content: ElementContent(.text(TextContent(text))), children: children)
}

extension ElementID: ExpressibleByIntegerLiteral {
    public init(integerLiteral value: Int32) { self.init(value) }
}
