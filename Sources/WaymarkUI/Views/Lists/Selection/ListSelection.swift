// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A list's part in selection, without the type of what it selects.
@MainActor protocol ListSelection: AnyObject {
    var mode: ListElement.Selection { get }
    /// True if rows are being edited, when each press adds one or takes it away (NAV-136).
    var isEdited: Bool { get }
    /// True if a row with this tag can be selected.
    func accepts(_ tag: RowTag) -> Bool
    func contains(_ tag: RowTag) -> Bool
    /// The route on which the row with this tag is selected, where that leads on and can be
    /// written.
    func route(selecting tag: RowTag) -> [String]?
    /// A person chose a row.
    func choose(_ tag: RowTag, extending: Bool)
    /// A person chose all rows from one to another, and no others unless rows are edited.
    func chooseRows(between row: _Node, and other: ElementCell?)
    /// Notes what a row stands for, so that it hears when exactly that is chosen or no more.
    func join(_ row: _Node, as tag: RowTag)
    func leave(_ row: _Node)
}

/// The selection of one mounted list.
@MainActor final class MountedSelection<Value: Hashable>: ListSelection {
    var binding: SelectionBinding<Value>
    private unowned let list: any SelectingList
    private var values: [ObjectIdentifier: Value] = [:]
    private var rows: [Value: [_Node]] = [:]
    private(set) var selected: Set<Value> = []
    /// Told that a person changed the selection.
    var onChoice: (() -> Void)?
    /// Told that a person chose what is selected already.
    var onRepeatedChoice: (() -> Void)?

    init(_ binding: SelectionBinding<Value>, list: any SelectingList) {
        self.binding = binding
        self.list = list
    }

    var mode: ListElement.Selection { binding.mode }

    var isEdited: Bool { list.isEdited }

    func join(_ row: _Node, as tag: RowTag) {
        let value = value(of: tag)
        guard values[ObjectIdentifier(row)] != value else { return }
        leave(row)
        guard let value else { return }
        if tag.isExplicit { reportEqualTag(tag, value) }
        values[ObjectIdentifier(row)] = value
        rows[value, default: []].append(row)
    }

    /// Reports a tag that two rows have (NAV-262); a row that is about to take another tag is no
    /// mistake.
    private func reportEqualTag(_ tag: RowTag, _ value: Value) {
        let isShared = (rows[value] ?? []).contains { row in
            guard let other = row.rowTag, other.isExplicit else { return false }
            return self.value(of: other) == value
        }
        guard isShared else { return }
        list.graph.issues.report(
            .duplicateTag(tag: "\(tag.value.base)", container: list.pathName ?? "List"), at: list)
    }

    func leave(_ row: _Node) {
        guard let value = values.removeValue(forKey: ObjectIdentifier(row)) else { return }
        rows[value]?.removeAll { $0 === row }
        if rows[value]?.isEmpty == true { rows[value] = nil }
    }

    /// Reads the binding on behalf of the node being evaluated; rows that changed become due.
    func read() {
        let now = binding.values
        guard now != selected else { return }
        let changed = selected.symmetricDifference(now)
        selected = now
        for value in changed {
            for row in rows[value] ?? [] { row.showAgain() }
        }
        list.declarationChanged(.selection)
    }

    /// Shows the rows again after a change in whether anything can be selected.
    func rowsChanged() {
        for rows in rows.values {
            for row in rows { row.showAgain() }
        }
        list.declarationChanged(.selection)
    }

    /// Shows the rows again after a change in the routes along which selecting them leads.
    func addressesChanged() {
        for row in rows.values.joined() where row.cell?.isPlaced == true { row.showAgain() }
    }

    /// Tells the rows that what their menus offer has changed.
    func menusChanged() {
        for rows in rows.values {
            for row in rows { row.memberTraitsChanged() }
        }
    }

    /// The value that a tag stands for, and what to ask for what is selected.
    func menuSubject(of tag: RowTag) -> (value: Value, selected: () -> Set<Value>)? {
        value(of: tag).map { ($0, { [weak self] in self?.binding.values ?? [] }) }
    }

    private func value(of tag: RowTag) -> Value? { tag.value(as: Value.self) }

    func accepts(_ tag: RowTag) -> Bool {
        if case .none = binding { return false }
        let isSelectable = value(of: tag) != nil
        if !isSelectable, tag.isExplicit {
            list.graph.issues.report(
                .selectionMismatch(
                    tag: shortName(of: tag.type),
                    selection: shortName(of: Value.self)),
                at: list)
        }
        return isSelectable
    }

    func contains(_ tag: RowTag) -> Bool { value(of: tag).map(selected.contains) ?? false }

    func route(selecting tag: RowTag) -> [String]? {
        guard !isEdited, let value = value(of: tag) else { return nil }
        return list.route(selecting: value)
    }

    func choose(_ tag: RowTag, extending: Bool) {
        guard let value = value(of: tag) else { return }
        if binding.choose(value, extending: extending) {
            onChoice?()
        } else if selected.contains(value) {
            onRepeatedChoice?()
        }
    }

    /// Selects this row and those up to the other one; this row alone where only one can be
    /// selected, or the other is gone.
    func chooseRows(between row: _Node, and other: ElementCell?) {
        guard let value = values[ObjectIdentifier(row)] else { return }
        guard case .multiple(let binding) = binding, let other else {
            if self.binding.choose(value, extending: false) { onChoice?() }
            return
        }
        let rows = list.cell.map(rowsInReadingOrder) ?? []
        let ends = rows.indices.filter { rows[$0] === row || rows[$0] === other.owner }
        guard let first = ends.first, let last = ends.last else { return }
        var chosen = Set(rows[first...last].compactMap { values[ObjectIdentifier($0)] })
        if isEdited { chosen.formUnion(binding.wrappedValue) }
        guard chosen != binding.wrappedValue else { return }
        binding.wrappedValue = chosen
        onChoice?()
    }

    /// The rows at and below an element that can be selected now.
    private func rowsInReadingOrder(_ cell: ElementCell) -> [_Node] {
        let isRow = values[ObjectIdentifier(cell.owner)] != nil && cell.content.isEnabled
        return (isRow ? [cell.owner] : []) + cell.children.flatMap(rowsInReadingOrder)
    }

    /// Sets the selection to nothing, as going back from a pushed column does (NAV-123).
    func clear() {
        switch binding {
        case .none, .required: break
        case .single(let binding):
            if binding.wrappedValue != nil { list.write(nil, to: binding, named: "selection") }
        case .multiple(let binding):
            if !binding.wrappedValue.isEmpty {
                list.write([], to: binding, named: "selection")
            }
        }
    }
}
