// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The marks by which a document places the focus as it is read: nothing behind a dialog can be
/// reached, and a person begins where the app wants it, or goes on where the last press was.
struct ScriptlessMarks {
    private let behind: Set<ElementID>
    private let focus: ElementID?
    /// The action of the button that has the focus, where a control has several buttons.
    private let action: ButtonAction?

    /// - Parameters:
    ///   - event: What the last form did.
    ///   - wanted: The element that the app wants to have the focus, where no form did anything.
    init(in root: Element, after event: ElementEvent?, focus wanted: ElementID? = nil) {
        let pressed = event?.id ?? wanted
        action = event?.action.button
        guard let front = root.children.last(where: \.isDialog) else {
            (behind, focus) = ([], pressed)
            return
        }
        behind = Set(root.children.lazy.filter { $0.id != front.id }.map(\.id))
        var isInside = false
        front.forEach { isInside = isInside || $0.id == pressed }
        focus = isInside ? pressed : front.id
    }

    /// Adds to the HTML of an element what belongs to it.
    func mark(_ node: inout HTMLNode, of id: ElementID) {
        if behind.contains(id) { node.attributes.append(.init("inert")) }
        if id == focus { node.takeFocus(of: action) }
    }
}

extension Element {
    fileprivate var isDialog: Bool {
        if case .sheet = role { return true }
        return false
    }
}

extension ElementAction {
    /// The button that does this, where a control has several.
    fileprivate var button: ButtonAction? {
        switch self {
        case .increment: .increment
        case .decrement: .decrement
        default: nil
        }
    }
}

extension HTMLNode {
    /// The first control in this node that does this has the focus when the document is there, or
    /// the dialog that this is.
    @discardableResult fileprivate mutating func takeFocus(of action: ButtonAction?) -> Bool {
        if tag == "dialog" { attributes.append(.init("tabindex", "-1")) }
        let isControl = ["button", "a", "input", "select", "textarea"].contains(tag)
        let isStop = isControl || (action == nil && attribute("tabindex") == "0")
        if tag == "dialog"
            || isStop && (action == nil || attribute("data-on") == action?.rawValue)
        {
            attributes.append(.init("autofocus"))
            return true
        }
        guard case .nodes(var nodes) = content else { return false }
        let place = nodes.indices.first { nodes[$0].takeFocus(of: action) }
        content = .nodes(nodes)
        return place != nil
    }
}
