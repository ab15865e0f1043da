// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A pass through static views in reading order: what is wanted of them, and what has been found.
///
/// Not for apps: it is public only because `View` names it.
@MainActor public struct _DrawContext {
    /// The purpose of the pass: all that the views show, as a tree or one after the other, or what
    /// a press on one of their elements does.
    enum Purpose {
        case elements, contents
        case action(ElementID)
    }

    /// The values of the environment that the views may read.
    let values: StaticValues
    /// The elements drawn so far inside the element around.
    private(set) var elements: [Element] = []
    /// The contents of all elements drawn so far.
    private(set) var contents: [ElementContent] = []
    /// The action of the element that is looked for, which a press runs.
    private(set) var action: (@MainActor () -> Void)?
    /// The first of the elements whose contents are drawn that has an action.
    private(set) var firstWithAction: ElementID?
    private let purpose: Purpose
    private var nextID: Int32
    /// The decorations that modifiers add to the elements that are being drawn, the nearest last.
    private var dress: [_Decoration.Kind] = []
    /// The index of the first decoration that is for the next element.
    private var dressStart = 0
    /// True where views are drawn as members of the container around.
    private(set) var areMembers = false

    /// - Parameters:
    ///   - id: The number of the first element; the others follow in reading order.
    ///   - count: How many elements are to be expected.
    init(_ purpose: Purpose, from id: Int32, count: Int, _ values: StaticValues) {
        self.purpose = purpose
        nextID = id
        self.values = values
        if case .contents = purpose { contents.reserveCapacity(count) }
    }

    /// Draws one element, dressed by the modifiers around it, and what it holds.
    mutating func add(
        _ role: @autoclosure () -> ElementRole, isEnabled: Bool = true,
        implied: @autoclosure () -> Accessibility? = nil,
        action: (@MainActor () -> Void)? = nil, inside: (inout Self) -> Void = { _ in }
    ) {
        let id = ElementID(nextID)
        nextID += 1
        switch purpose {
        case .action(id): self.action = action
        case .action: inside(&self)
        case .contents:
            if action != nil { firstWithAction = firstWithAction ?? id }
            contents.append(dressed(role(), isEnabled, implied()))
            undressed(inside)
        case .elements:
            let content = dressed(role(), isEnabled, implied())
            var around: [Element] = []
            swap(&around, &elements)
            undressed(inside)
            swap(&around, &elements)
            elements.append(Element(id: id, content: content, children: around))
        }
    }

    private func dressed(
        _ role: ElementRole, _ isEnabled: Bool, _ implied: Accessibility?
    ) -> ElementContent {
        var content = ElementContent(role, isEnabled: isEnabled)
        for kind in dress[dressStart...].reversed() { content.add(kind) }
        if let implied { content.accessibility.add(implied) }
        return content
    }

    /// Draws what an element holds, which its modifiers do not dress.
    private mutating func undressed(_ inside: (inout Self) -> Void) {
        let around = (dressStart, areMembers)
        dressStart = dress.count
        areMembers = false
        inside(&self)
        (dressStart, areMembers) = around
    }

    /// Draws members of a container.
    mutating func asMembers(_ inside: (inout Self) -> Void) {
        areMembers = true
        inside(&self)
        areMembers = false
    }

    /// Draws what a modifier is about.
    mutating func dressing(in kind: _Decoration.Kind, _ inside: (inout Self) -> Void) {
        dress.append(kind)
        inside(&self)
        dress.removeLast()
    }
}
