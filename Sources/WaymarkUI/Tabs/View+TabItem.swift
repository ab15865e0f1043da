// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A view that is the content of a tab, with the tab's label.
nonisolated struct TabItemView<Content: View, Label: View>: PrimitiveView {
    let content: Content
    let label: Label

    @MainActor static func makeNode(_ view: Self, _ surroundings: _Surroundings) -> _ViewNode<Self>
    {
        guard surroundings.tabs != nil else {
            return PassthroughNode(view, surroundings, inner: { $0.content })
        }
        return TabNode(view, surroundings, content: { $0.content }, label: { $0.label })
    }
}

extension View {
    /// Says what the bar of the `TabView` around shows for this view: a text, a symbol or both.
    public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        TabItemView(content: self, label: label())
    }
}

/// A view whose tag can be found before the view is mounted.
protocol TagCarrying {
    /// The outermost tag in the view.
    var carriedTag: RowTag? { get }
}

extension TabItemView: TagCarrying {
    var carriedTag: RowTag? { tagCarried(by: content) }
}

extension TraitView: TagCarrying {
    var carriedTag: RowTag? {
        if case .tag(let tag) = trait { return tag }
        return tagCarried(by: content)
    }
}

extension DecoratedView: TagCarrying {
    var carriedTag: RowTag? { tagCarried(by: content) }
}

extension EnvironmentModifier: TagCarrying {
    var carriedTag: RowTag? { tagCarried(by: content) }
}

nonisolated func tagCarried<V: View>(by view: V) -> RowTag? {
    (view as? any TagCarrying)?.carriedTag
}
