// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Tabs that belong together.
///
/// *Differs from Apple:* the tabs stand among the others, and the header is not shown.
public nonisolated struct TabSection<
    Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable
>: PrimitiveTabContent where Content.TabValue == SelectionValue {
    /// The type of the values that the tabs are chosen by.
    public typealias TabValue = SelectionValue

    let content: Content

    /// The tabs as views; not for apps.
    @MainActor public var _views: AnyView { content._views }

    /// Tabs below a header of views.
    public init(
        @TabContentBuilder<SelectionValue> content: () -> Content,
        @ViewBuilder header: () -> Header
    ) where Footer == EmptyView {
        self.content = content()
    }

    /// Tabs below a localized title.
    public init(
        _ titleKey: LocalizedStringKey,
        @TabContentBuilder<SelectionValue> content: () -> Content
    ) where Header == Text, Footer == EmptyView {
        self.content = content()
    }

    /// Tabs below a title that is known at run time.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
    ) where Header == Text, Footer == EmptyView {
        self.content = content()
    }
}
