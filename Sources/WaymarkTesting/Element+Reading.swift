// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension Element {
    var screen: ScreenElement? {
        if case .screen(let screen) = role { return screen }
        return nil
    }

    /// The title of an alert or a confirmation dialog.
    var dialogTitle: String? {
        if case .sheet(let sheet) = role, sheet.isDialog { return sheet.title }
        return nil
    }

    var isSheet: Bool {
        if case .sheet = role { return true }
        return false
    }

    var isSelectedRow: Bool { row?.isSelected == true }

    var isRow: Bool { row != nil }

    /// The part of a list's or a table's row in selection; `nil` for all else.
    private var row: RowElement? {
        if case .row(let row) = role { return row }
        if case .tableRow(let row) = role { return row.row }
        return nil
    }

    /// The words of a row, cell by cell; a row of a list is one cell.
    var wordsOfRow: [String]? {
        if case .tableRow = role { return children.map(\.label) }
        return isRow ? [label] : nil
    }

    var isMenu: Bool {
        if case .menu = role { return true }
        return false
    }

    /// The steps that a person can take from the number that it stands at; `nil` for what has none.
    var steps: (canIncrement: Bool, canDecrement: Bool)? {
        if case .step(let up, let down) = role.tested.use { return (up, down) }
        return nil
    }

    /// The bounds of the number that a person can move; `nil` for what has none.
    var valueBounds: ClosedRange<Double>? {
        if case .setValue(let bounds) = role.tested.use { return bounds }
        return nil
    }

    var picker: PickerElement? {
        if case .choose(let picker) = role.tested.use { return picker }
        return nil
    }

    /// True if a toggle is on; `nil` for what cannot be switched.
    var isOn: Bool? {
        if case .toggle(let isOn) = role.tested.use { return isOn }
        return nil
    }

    /// Something that a person can type into: a field, or a title that can be edited.
    var isTypable: Bool {
        if case .type = role.tested.use { return true }
        return false
    }

    /// Something that a press acts on.
    var isPressable: Bool {
        if case .press = role.tested.use { return true }
        return false
    }

    var isInvisible: Bool { content.effects.contains(.hidden) }

    /// The texts at and below this element, in reading order.
    var readableTexts: [String] {
        guard !isInvisible else { return [] }
        return role.tested.texts { children.flatMap(\.readableTexts) }
    }

    /// The name that a person has for this element: its accessibility label, else its text or that in it.
    var label: String {
        if let name = role.tested.name ?? content.accessibility.label { return name }
        if case .words(let words) = role.tested.naming { return words }
        return spokenParts.joined(separator: " ")
    }

    /// The texts and accessibility labels below, in reading order.
    var spokenParts: [String] {
        children.flatMap { child -> [String] in
            let naming = child.role.tested.naming
            if case .nothing = naming { return [] }
            if child.isInvisible { return [] }
            if let label = child.content.accessibility.label { return [label] }
            if case .words(let words) = naming { return [words] }
            return child.spokenParts
        }
    }

    /// True if this is what the person means: its label, one of the texts in it, or its identifier.
    func isCalled(_ name: String, exactly: Bool) -> Bool {
        if label == name { return true }
        if exactly { return false }
        return spokenParts.contains(name) || content.accessibility.identifier == name
            || screen?.title == name
    }
}
