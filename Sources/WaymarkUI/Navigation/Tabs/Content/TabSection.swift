// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Tabs that belong together, below a header.
///
/// Put it into a `TabView` with the style `sidebarAdaptable`.
///
/// *Differs from Apple:* a bar has no headers; there the tabs stand among the others.
public nonisolated struct TabSection<
    Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable
>: PrimitiveTabContent where Content.TabValue == SelectionValue {
    /// The type of the values that the tabs are chosen by.
    public typealias TabValue = SelectionValue

    let header: Header
    let content: Content

    /// The tabs as views; not for apps.
    @MainActor public var _views: AnyView {
        guard Header.self != EmptyView.self else { return content._views }
        return AnyView(Pair(first: TabHeaderView(content: header), second: content._views))
    }

    /// Tabs below a header of views.
    public init(
        @TabContentBuilder<SelectionValue> content: () -> Content,
        @ViewBuilder header: () -> Header
    ) where Footer == EmptyView {
        self.content = content()
        self.header = header()
    }

    /// Tabs without a header.
    public init(@TabContentBuilder<SelectionValue> content: () -> Content)
    where Header == EmptyView, Footer == EmptyView {
        self.content = content()
        header = EmptyView()
    }

    /// Tabs below a localized title.
    public init(
        _ titleKey: LocalizedStringKey,
        @TabContentBuilder<SelectionValue> content: () -> Content
    ) where Header == Text, Footer == EmptyView {
        self.content = content()
        header = Text(titleKey)
    }

    /// Tabs below a title from a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource,
        @TabContentBuilder<SelectionValue> content: () -> Content
    ) where Header == Text, Footer == EmptyView {
        self.content = content()
        header = Text(titleResource)
    }

    /// Tabs below a title that is known at run time.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
    ) where Header == Text, Footer == EmptyView {
        self.content = content()
        header = Text(title)
    }
}
