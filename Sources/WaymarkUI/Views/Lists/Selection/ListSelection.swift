// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The value that a row stands for in its list's selection.
struct RowTag {
    let value: AnyHashable
    /// The type that the app gave it with, which may be one above that of the value.
    let type: Any.Type
    /// True if it may stand for `Optional` of its type too.
    let includesOptional: Bool
    /// True if the app gave it, rather than an identifier.
    let isExplicit: Bool

    /// Returns the value in a selection of values of this type; `nil` where it can be none of them.
    func value<Value: Hashable>(as type: Value.Type) -> Value? {
        if self.type == Value.self { return value.base as? Value }
        guard includesOptional, let wrap = Value.self as? any OptionalValue.Type else {
            return nil
        }
        return wrap.wrapping(value.base, of: self.type) as? Value
    }
}

extension RowTag {
    /// Makes the tag of a row from a value that is no explicit tag.
    init<Value: Hashable>(implied value: Value) {
        self.init(
            value: AnyHashable(value), type: Value.self, includesOptional: true, isExplicit: false)
    }
}

/// A list's part in selection, without the type of what it selects.
@MainActor protocol ListSelection: AnyObject {
    var mode: ListElement.Selection { get }
    /// True if rows are being edited, when each press adds one or takes it away (NAV-136).
    var isEdited: Bool { get }
    /// True if a row with this tag can be selected.
    func accepts(_ tag: RowTag) -> Bool
    func contains(_ tag: RowTag) -> Bool
    /// The route on which the row with this tag is selected, where that leads on and can be written.
    func route(selecting tag: RowTag) -> [String]?
    /// A person chose a row.
    func choose(_ tag: RowTag, extending: Bool)
    /// A person chose all rows from one to another, and no others unless rows are edited.
    func chooseRows(between row: _Node, and other: ElementCell?)
    /// Notes what a row stands for, so that it hears when exactly that is chosen or no more.
    func join(_ row: _Node, as tag: RowTag)
    func leave(_ row: _Node)
}

/// The kinds of bindings that a list selects with (NAV-135).
enum SelectionBinding<Value: Hashable> {
    case none
    case single(Binding<Value?>)
    case multiple(Binding<Set<Value>>)
    case required(Binding<Value>)

    /// A person may select one row, where there is a binding.
    init(one selection: Binding<Value?>?) {
        if let selection { self = .single(selection) } else { self = .none }
    }

    /// A person may select several rows, where there is a binding.
    init(several selection: Binding<Set<Value>>?) {
        if let selection { self = .multiple(selection) } else { self = .none }
    }
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

    var mode: ListElement.Selection {
        switch binding {
        case .none: .none
        case .single: .single
        case .multiple: .multiple
        case .required: .required
        }
    }

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
            .duplicateTag(tag: "\(tag.value.base)", container: "List"), at: list)
    }

    func leave(_ row: _Node) {
        guard let value = values.removeValue(forKey: ObjectIdentifier(row)) else { return }
        rows[value]?.removeAll { $0 === row }
        if rows[value]?.isEmpty == true { rows[value] = nil }
    }

    /// Reads the binding on behalf of the node being evaluated; rows that changed become due.
    func read() {
        let now = bound
        guard now != selected else { return }
        let changed = selected.symmetricDifference(now)
        selected = now
        for value in changed {
            for row in rows[value] ?? [] { refresh(row) }
        }
        list.declarationChanged(.selection)
    }

    /// Shows the rows again after a change in whether anything can be selected.
    func rowsChanged() {
        for rows in rows.values {
            for row in rows { refresh(row) }
        }
        list.declarationChanged(.selection)
    }

    /// Shows the rows again after a change in the routes along which selecting them leads.
    func addressesChanged() {
        for row in rows.values.joined() where row.cell?.isPlaced == true {
            row.graph.setContentDirty(row)
        }
    }

    /// Tells the rows that what their menus offer has changed.
    func menusChanged() {
        for rows in rows.values {
            for row in rows { row.memberTraitsChanged() }
        }
    }

    /// The value that a tag stands for, and what to ask for what is selected.
    func menuSubject(of tag: RowTag) -> (value: Value, selected: () -> Set<Value>)? {
        value(of: tag).map { ($0, { [weak self] in self?.bound ?? [] }) }
    }

    /// The values that the binding holds now.
    private var bound: Set<Value> {
        switch binding {
        case .none: []
        case .single(let binding): Set(binding.wrappedValue.map { [$0] } ?? [])
        case .multiple(let binding): binding.wrappedValue
        case .required(let binding): [binding.wrappedValue]
        }
    }

    /// Shows a row again, and the links that fill it: all of them show whether the row is selected.
    private func refresh(_ row: _Node) {
        row.graph.setContentDirty(row)
        row.forEachChild { row.graph.setContentDirty($0) }
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
        if choose(value, extending: extending) {
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
            if choose(value, extending: false) { onChoice?() }
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

    /// Writes the binding; false when that would change nothing (NAV-115).
    private func choose(_ value: Value, extending: Bool) -> Bool {
        switch binding {
        case .none: return false
        case .single(let binding):
            guard binding.wrappedValue != value else { return false }
            binding.wrappedValue = value
        case .required(let binding):
            guard binding.wrappedValue != value else { return false }
            binding.wrappedValue = value
        case .multiple(let binding):
            var selected = binding.wrappedValue
            if extending { selected.formSymmetricDifference([value]) } else { selected = [value] }
            guard selected != binding.wrappedValue else { return false }
            binding.wrappedValue = selected
        }
        return true
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

/// Lets a tag of `V` stand for `V?`.
private protocol OptionalValue {
    static func wrapping(_ value: Any, of type: Any.Type) -> Any?
}

extension Optional: OptionalValue {
    static func wrapping(_ value: Any, of type: Any.Type) -> Any? {
        guard type == Wrapped.self, let value = value as? Wrapped else { return nil }
        return Optional.some(value)
    }
}

extension _Node {
    /// The tag of this row: an explicit one, else its link's value, else its identifier (NAV-078).
    final var rowTag: RowTag? {
        let traits = inputs.traits?.aboutRow ?? TraitChain.AboutRow()
        if traits.isSelectionDisabled { return nil }
        if let explicit = traits.tag { return explicit }
        var link: RowTag?
        forEachChild { link = link ?? ($0 as? any ValueLinking)?.linkedTag }
        return link ?? traits.identity
    }
}

/// A link whose value may stand for its row.
@MainActor protocol ValueLinking: AnyObject {
    var linkedTag: RowTag? { get }
}
