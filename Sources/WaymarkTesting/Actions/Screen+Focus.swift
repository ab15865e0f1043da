// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension Screen {
    /// Moves the keyboard's focus to the field, control or focusable view that a person would call
    /// this, as a click or the Tab key does.
    ///
    /// ```swift
    /// try screen.focus("Name")
    /// #expect(screen.focused == "Name")
    /// ```
    ///
    /// - Throws: `ScreenError` when nothing, or more than one thing, is called so, or when it is
    ///   disabled.
    public func focus(_ name: String) throws {
        send(.focus(true), to: try find(name, "focus", in: front, where: \.canHaveFocus))
    }

    /// Presses Return in the field that has this label, prompt or identifier, as `onSubmit` hears.
    ///
    /// - Throws: `ScreenError` when nothing, or more than one field, is called so, or when it is
    ///   disabled.
    public func submit(_ name: String) throws {
        let field = try find(name, "submit", in: front, where: \.isTypable)
        moveFocus(to: field)
        send(.submit, to: field)
    }

    /// A person is in a field before they type.
    func moveFocus(to element: Element) {
        if session.focusedElement != element.id { send(.focus(true), to: element) }
    }

    /// Takes the keyboard's focus from whatever has it, as a click beside it does.
    public func unfocus() {
        if let element = focusedElement { send(.focus(false), to: element) }
    }

    /// The name of what has the keyboard's focus: its label, prompt or identifier; `nil` if nothing
    /// has it.
    public var focused: String? {
        guard let element = focusedElement else { return nil }
        return element.label.isEmpty ? element.content.accessibility.identifier : element.label
    }

    var focusedElement: Element? { session.focusedElement.flatMap(session.root.find) }
}

extension Element {
    fileprivate var canHaveFocus: Bool { content.isFocusable ?? role.tested.use.takesFocus }
}
