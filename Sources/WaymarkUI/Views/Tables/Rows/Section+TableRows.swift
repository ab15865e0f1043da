// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension Section: TableRowContent where Parent: View, Content: TableRowContent, Footer: View {
    /// The type of what a row stands for.
    public typealias TableRowValue = Content.TableRowValue
    /// Never asked for: a table knows these rows.
    public typealias TableRowBody = Never

    /// The rows with what stands around them; not for apps.
    @MainActor public var _tableRows: Section<Parent, Content._TableRows, Footer> {
        Section<Parent, Content._TableRows, Footer>(
            header: header, content: content._tableRows, footer: footer, expansion: expansion)
    }

    /// True: this is one; not for apps.
    @MainActor public var _hasSections: Bool { true }

    /// The section; not for apps.
    @MainActor public var _tableGroups: AnyView { AnyView(_tableRows) }
}

extension Section where Parent: View, Content: TableRowContent, Footer: View {
    /// Rows of a table under a header and above a footer.
    public nonisolated init<Value>(
        @TableRowBuilder<Value> content: () -> Content, @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) where Value == Content.TableRowValue, Value: Identifiable {
        self.init(header: header(), content: content(), footer: footer())
    }
}

extension Section where Parent == EmptyView, Content: TableRowContent, Footer: View {
    /// Rows of a table above a footer.
    public nonisolated init<Value>(
        @TableRowBuilder<Value> content: () -> Content, @ViewBuilder footer: () -> Footer
    ) where Value == Content.TableRowValue, Value: Identifiable {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }
}

extension Section where Parent: View, Content: TableRowContent, Footer == EmptyView {
    /// Rows of a table under a header.
    public nonisolated init<Value>(
        @TableRowBuilder<Value> content: () -> Content, @ViewBuilder header: () -> Parent
    ) where Value == Content.TableRowValue, Value: Identifiable {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    /// Rows of a table under a header, which a person may show and hide.
    public nonisolated init<Value>(
        isExpanded: Binding<Bool>, @TableRowBuilder<Value> content: () -> Content,
        @ViewBuilder header: () -> Parent
    ) where Value == Content.TableRowValue, Value: Identifiable {
        self.init(
            header: header(), content: content(), footer: EmptyView(), expansion: isExpanded)
    }
}

extension Section where Parent == EmptyView, Content: TableRowContent, Footer == EmptyView {
    /// Rows of a table set apart from others, without header and footer.
    public nonisolated init<Value>(@TableRowBuilder<Value> content: () -> Content)
    where Value == Content.TableRowValue, Value: Identifiable {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: TableRowContent, Footer == EmptyView {
    /// Rows of a table under a localized title.
    public nonisolated init<Value>(
        _ titleKey: LocalizedStringKey, @TableRowBuilder<Value> content: () -> Content
    ) where Value == Content.TableRowValue, Value: Identifiable {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    /// Rows of a table under a title that is not localized.
    @_disfavoredOverload
    public nonisolated init<Value, S: StringProtocol>(
        _ title: S, @TableRowBuilder<Value> content: () -> Content
    ) where Value == Content.TableRowValue, Value: Identifiable {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }

    /// Rows of a table under a localized title, which a person may show and hide.
    public nonisolated init<Value>(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
        @TableRowBuilder<Value> content: () -> Content
    ) where Value == Content.TableRowValue, Value: Identifiable {
        self.init(
            header: Text(titleKey), content: content(), footer: EmptyView(), expansion: isExpanded)
    }

    /// Rows of a table under a title that is not localized, which a person may show and hide.
    @_disfavoredOverload
    public nonisolated init<Value, S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @TableRowBuilder<Value> content: () -> Content
    ) where Value == Content.TableRowValue, Value: Identifiable {
        self.init(
            header: Text(title), content: content(), footer: EmptyView(), expansion: isExpanded)
    }
}
