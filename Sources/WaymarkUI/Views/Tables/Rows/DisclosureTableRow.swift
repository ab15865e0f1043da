// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A row of a table with others below it, which a person shows and hides.
public nonisolated struct DisclosureTableRow<Label, Content>: TableRowContent
where
    Label: TableRowContent, Content: TableRowContent, Label.TableRowValue == Content.TableRowValue
{
    /// The type of what a row stands for.
    public typealias TableRowValue = Label.TableRowValue
    /// Never asked for: a table knows these rows.
    public typealias TableRowBody = Never

    let expansion: Binding<Bool>?
    let label: Label
    let content: () -> Content

    /// A row for a value. Without a binding it is closed at first, and keeps to itself whether it
    /// is open.
    public init<Value>(
        _ value: Value, isExpanded: Binding<Bool>? = nil,
        @TableRowBuilder<Value> content: @escaping () -> Content
    ) where Label == TableRow<Value> {
        self.init(isExpanded: isExpanded, content: content, label: { TableRow(value) })
    }

    /// A row of any kind. Without a binding it is closed at first, and keeps to itself whether it
    /// is open.
    public init<Value>(
        isExpanded: Binding<Bool>? = nil,
        @TableRowBuilder<Value> content: @escaping () -> Content,
        @TableRowBuilder<Value> label: () -> Label
    ) where Value == Label.TableRowValue {
        expansion = isExpanded
        self.content = content
        self.label = label()
    }

    /// The row, and those below it while they are shown; not for apps.
    @MainActor public var _tableRows: _TableDisclosure<Label._TableRows, Content._TableRows> {
        let content = content
        return _TableDisclosure(
            expansion: expansion, label: label._tableRows, content: { content()._tableRows })
    }
}

/// A row with others below it, as views; not for apps.
public nonisolated struct _TableDisclosure<Label: View, Content: View>: View {
    let expansion: Binding<Bool>?
    let label: Label
    let content: () -> Content
    @State private var isOpen = false

    /// The row, and those below it while they are shown.
    @MainActor public var body: some View {
        let disclosure = Disclosure(expansion ?? $isOpen)
        label.showingRowsBelow(disclosure)
        if disclosure.isExpanded {
            TraitView(content: content().belowTableRow, trait: LowerLevel())
        }
    }
}

extension View {
    /// The same rows, in front of whose content stands what shows and hides those below.
    fileprivate func showingRowsBelow(_ disclosure: Disclosure) -> some View {
        environment(\.tableContext.disclosure, disclosure)
    }

    /// The same rows, one level further in.
    fileprivate var belowTableRow: some View {
        EnvironmentModifier(content: self) { values in
            values.tableContext.disclosure = nil
            values.tableContext.level += 1
        }
    }
}

/// Rows for the elements of a tree, as a table makes them from one.
public nonisolated struct TableOutlineGroupContent<Data>: TableRowContent
where Data: RandomAccessCollection, Data.Element: Identifiable {
    /// The type of what a row stands for.
    public typealias TableRowValue = Data.Element
    /// Never asked for: a table knows these rows.
    public typealias TableRowBody = Never

    let data: Data
    let children: KeyPath<Data.Element, Data?>

    /// The rows as views; not for apps.
    @MainActor public var _tableRows: _TableOutline<Data> {
        _TableOutline(data: data, children: children)
    }
}

/// The rows of a tree as views; not for apps.
public nonisolated struct _TableOutline<Data>: View
where Data: RandomAccessCollection, Data.Element: Identifiable {
    let data: Data
    let children: KeyPath<Data.Element, Data?>

    /// A row for each element, and one with others below it for each that has some.
    @MainActor public var body: some View {
        ForEach(data: data, content: row, id: { $0.id })
    }

    @MainActor @ViewBuilder private func row(of element: Data.Element) -> some View {
        if let below = element[keyPath: children] {
            let inner = AnyView(Self(data: below, children: children))
            _TableDisclosure(
                expansion: nil, label: _TableRowView(value: element), content: { inner })
        } else {
            _TableRowView(value: element)
        }
    }
}
