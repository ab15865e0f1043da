// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// Several views of which one is shown; a bar lets a person choose (NAV-280).
///
/// Each tab keeps its state and its screens while another is shown. A tab's content is made when
/// it is first shown.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: ElementView {
    let selection: Binding<SelectionValue>?
    let content: Content

    /// Tabs of views with `tabItem(_:)`, of which the one with the selected `tag(_:)` is shown.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    /// Tabs of views with `tabItem(_:)`; the tab view remembers which one is shown.
    public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
        selection = nil
        self.content = content()
    }

    /// Tabs of which the one with the selected value is shown (NAV-284).
    public init<C: TabContent>(
        selection: Binding<SelectionValue>,
        @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
        self.selection = selection
        self.content = TabContentBuilder.Content(content: content())
    }

    /// The same with a binding that may be absent: the tab view remembers which one is shown then.
    @_disfavoredOverload
    public init<C: TabContent>(
        selection: Binding<SelectionValue>?,
        @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
        self.selection = selection
        self.content = TabContentBuilder.Content(content: content())
    }

    /// Tabs without values; the tab view remembers which one is shown.
    public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where
        SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>,
        C.TabValue == Never
    {
        selection = nil
        self.content = TabContentBuilder.Content(content: content())
    }

    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        TabViewNode(view, inputs)
    }
}
