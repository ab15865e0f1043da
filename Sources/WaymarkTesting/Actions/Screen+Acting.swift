// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension Screen {
    /// Presses the link, button, row, tab or entry of a menu that a person would call this.
    ///
    /// An entry is meant where nothing in sight is called so; its menu need not be opened before.
    ///
    /// ```swift
    /// let screen = Screen { RecipeList() }
    /// try screen.press("Soup")
    /// #expect(screen.title == "Soup")
    /// ```
    ///
    /// - Throws: `ScreenError` when nothing, or more than one thing, is called so, or when it is
    ///   disabled.
    public func press(_ name: String) throws {
        let isInSight = front.pressables(called: name, inMenus: false).isEmpty == false
        let control = try find(name, "press", in: front, entersMenus: !isInSight) {
            $0.isPressable
        }
        send(.press, to: control)
    }

    /// Goes back from the frontmost screen that has a way back.
    ///
    /// - Throws: `ScreenError` when there is none.
    public func back() throws {
        guard let screen = screenWithBack else {
            throw error("go back: no visible screen has a back button")
        }
        send(.back, to: screen)
    }

    /// Goes back to the screen further down that has this title, in one step (NAV-023).
    ///
    /// - Throws: `ScreenError` when no visible screen offers a way back to it.
    public func back(to title: String) throws {
        for screen in frontScreens.reversed() {
            guard let back = screen.screen?.back else { continue }
            if back.title == title { return send(.back, to: screen) }
            guard let step = back.ancestors.last(where: { $0.title == title }) else { continue }
            return send(.backTo(depth: step.depth), to: screen)
        }
        throw error("go back to '\(title)': no visible screen has a way back to it")
    }

    /// Replaces the text of the field that has this label, prompt or identifier, or the title of a
    /// screen whose title can be edited.
    ///
    /// ```swift
    /// try screen.type("Ada", into: "Name")
    /// #expect(screen.texts.contains("Hello, Ada"))
    /// ```
    ///
    /// - Throws: `ScreenError` when nothing, or more than one field, is called so, or when it is
    ///   disabled.
    public func type(_ text: String, into name: String) throws {
        let field = try find(name, "type into", in: front, where: \.isTypable)
        moveFocus(to: field)
        send(.setText(text), to: field)
    }

    /// Switches the toggle that has this label.
    ///
    /// - Throws: `ScreenError` when nothing, or more than one toggle, is called so, or when it is
    ///   disabled.
    public func toggle(_ name: String) throws {
        let toggle = try find(name, "switch", in: front) { $0.isOn != nil }
        if let isOn = toggle.isOn { send(.setOn(!isOn), to: toggle) }
    }

    /// Presses what is called `name` inside the row, list, section, menu or other group that is
    /// called `group`; so a row's buttons are told apart: `choose("Delete", in: "Milk")`. In a
    /// picker it chooses the option: `choose("Tea", in: "Drink")`.
    ///
    /// - Throws: `ScreenError` when nothing, or more than one thing, is called so, or when it is
    ///   disabled.
    public func choose(_ name: String, in group: String) throws {
        if let picker = element(called: group, where: { $0.picker != nil }) {
            return try choose(name, of: picker)
        }
        let container =
            try element(called: group, where: \.isRow) ?? menu(called: group)
            ?? find(group, "choose '\(name)' in", in: front) { $0.isGroup(with: name) }
        let choice = try find(name, "choose", in: container) {
            $0.isPressable && $0.id != container.id
        }
        send(.press, to: choice)
    }

    /// Draws the row that is called this all the way aside, as a finger does: that presses the
    /// first of its swipe actions, or Delete.
    ///
    /// - Throws: `ScreenError` when nothing, or more than one row, is called so, or when a full
    ///   swipe does not press anything there.
    public func fullSwipe(_ name: String) throws {
        let row = try find(name, "swipe", in: front, where: \.isRow)
        guard let button = row.first(where: { $0.content.effects.contains(.fullSwipe) }) else {
            throw error("swipe '\(name)': a full swipe presses nothing there")
        }
        guard button.content.isEnabled else {
            throw error("swipe '\(name)': '\(button.label)' is disabled")
        }
        send(.press, to: button)
    }

    /// Closes the frontmost presentation, as a person does.
    ///
    /// - Throws: `ScreenError` when there is none, or when it does not let itself be closed.
    public func dismiss() throws {
        guard case .sheet(let sheet) = front.role else {
            throw error("dismiss: nothing is presented")
        }
        guard sheet.isDismissable else {
            throw error("dismiss: the presentation does not let itself be closed by a gesture")
        }
        send(.dismiss, to: front)
    }

    /// Shows or hides the leading column of the split view, as its button does (NAV-108).
    ///
    /// - Throws: `ScreenError` when no split view offers that.
    public func toggleSidebar() throws {
        guard let split = front.first(where: \.canToggleSidebar) else {
            throw error("toggle the sidebar: no visible split view has a button for it")
        }
        send(.toggleSidebar, to: split)
    }

    /// Returns the option that is chosen in the picker that is called this; `nil` where no option
    /// fits its selection.
    ///
    /// - Throws: `ScreenError` when nothing, or more than one picker, is called so.
    public func choice(in name: String) throws -> String? {
        try find(name, "read", in: front, mayBeDisabled: true) { $0.picker != nil }
            .picker?.chosenTitle
    }

    private func choose(_ name: String, of picker: Element) throws {
        let options = picker.picker?.options ?? []
        let found = options.filter { $0.title == name }
        guard let option = found.first else {
            let titles = options.map { "'\($0.title)'" }.joined(separator: ", ")
            throw error("choose '\(name)' in '\(picker.label)': its options are \(titles)")
        }
        guard found.count == 1 else {
            throw error("choose '\(name)': \(found.count) options are called so")
        }
        guard picker.content.isEnabled else { throw error("choose '\(name)': it is disabled") }
        send(.choose(option.id), to: picker)
    }

    /// The only element with this label that satisfies a condition, so that a list is not taken
    /// for its row.
    private func element(called name: String, where condition: (Element) -> Bool) -> Element? {
        var found: [Element] = []
        front.forEachVisible { if condition($0), $0.label == name { found.append($0) } }
        return found.count == 1 ? found.first : nil
    }

    /// The menu that opens from the only button with this label.
    private func menu(called name: String) -> Element? {
        let button = element(called: name) { element in
            if case .menuButton = element.role { return true }
            return false
        }
        guard case .menuButton(let opener)? = button?.role else { return nil }
        return front.find(opener.opens)
    }

    func find(
        _ name: String, _ verb: String, in element: Element, entersMenus: Bool = true,
        mayBeDisabled: Bool = false, where condition: (Element) -> Bool
    ) throws -> Element {
        var candidates: [Element] = []
        element.forEachVisible(inMenus: entersMenus) { if condition($0) { candidates.append($0) } }
        var found = candidates.filter { $0.isCalled(name, exactly: true) }
        if found.isEmpty { found = candidates.filter { $0.isCalled(name, exactly: false) } }
        found = found.innermost
        guard let only = found.first else {
            throw error("\(verb) '\(name)': nothing is called so. There are: \(candidates.labels)")
        }
        guard found.count == 1 else {
            throw error("\(verb) '\(name)': \(found.count) things are called so")
        }
        guard only.content.isEnabled || mayBeDisabled else {
            throw error("\(verb) '\(name)': it is disabled")
        }
        return only
    }

    func error(_ message: String) -> ScreenError {
        ScreenError(message: message, outline: outline)
    }
}

/// An action that a person tried and could not take, and what was on the screen.
public struct ScreenError: Error, CustomStringConvertible {
    /// A sentence about what could not be done, and why.
    public let message: String
    /// The whole screen as indented text.
    public let outline: String

    /// The message, then the whole screen; a failing test shows it.
    public var description: String { "cannot \(message)\n\(outline)" }
}

extension Element {
    /// True if this is no control itself, but holds one that is called so.
    fileprivate func isGroup(with name: String) -> Bool {
        if isPressable, !isRow { return false }
        var isFound = false
        forEachVisible { element in
            if element.id != id, element.isPressable, element.isCalled(name, exactly: false) {
                isFound = true
            }
        }
        return isFound
    }

    /// Returns the elements that a press on this name could mean.
    fileprivate func pressables(called name: String, inMenus: Bool) -> [Element] {
        var found: [Element] = []
        forEachVisible(inMenus: inMenus) {
            if $0.isPressable, $0.isCalled(name, exactly: false) { found.append($0) }
        }
        return found
    }

    /// Visits what a person can see, and what is in menus, which a person can open.
    fileprivate func forEachVisible(inMenus: Bool = true, _ body: (Element) -> Void) {
        guard !isInvisible, inMenus || !isMenu else { return }
        body(self)
        for child in children { child.forEachVisible(inMenus: inMenus, body) }
    }
}

extension [Element] {
    /// The elements that hold none of the others: a row and the link in it are one thing.
    fileprivate var innermost: [Element] {
        filter { outer in !contains { $0.id != outer.id && outer.find($0.id) != nil } }
    }

    fileprivate var labels: String {
        var names: [String] = []
        for label in map(\.label) where !label.isEmpty && !names.contains(label) {
            names.append(label)
        }
        return names.isEmpty ? "none" : names.map { "'\($0)'" }.joined(separator: ", ")
    }
}

extension Element {
    fileprivate var canToggleSidebar: Bool {
        if case .split(let split) = role { return split.canToggleSidebar }
        return false
    }
}
