// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A view that is the content of a tab, with the tab's label.
nonisolated struct TabItemView<Content: View, Label: View>: PrimitiveView, MemberMarker,
    WrappingView
{
    let content: Content
    let label: Label

    var wrapped: Content { content }

    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        guard inputs.tabs != nil, inputs.traits?.tabLabel == nil else {
            return PassthroughNode(view, inputs, inner: { $0.content })
        }
        if ViewKind.hidesMarkers(Content.self) {
            return PassthroughNode(view, inputs, inner: { $0.labelledContent })
        }
        return TabNode(view, inputs, content: { $0.content }, label: { $0.label })
    }

    /// The content, which says more about the tab once its body is known, and then makes it.
    private var labelledContent: TraitView<Content, TabLabel> {
        TraitView(content: content, trait: TabLabel(view: AnyView(label)))
    }
}

extension View {
    /// Says what the bar of the `TabView` around shows for this view: a text, a symbol or both.
    ///
    /// It may stand before or after other modifiers of the view: they belong to the tab (NAV-294).
    public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        TabItemView(content: self, label: label())
    }
}

/// The outermost tag in a view, as far as it can be found before the view is mounted.
@MainActor func tagCarried(by view: some View) -> RowTag? {
    outermost(in: view) { ($0 as? any TagCarrying)?.carriedTag }
}

/// The outermost badge in a view, as far as it can be found before the view is mounted.
@MainActor func badgeCarried(by view: some View) -> String? {
    outermost(in: view) { ($0 as? any BadgeCarrying)?.carriedBadge }
}

/// Returns the value of the outermost view that has one: this one, or one that it wraps.
@MainActor private func outermost<Value>(
    in view: some View, _ value: (any View) -> Value?
) -> Value? {
    if let value = value(view) { return value }
    guard let wrapping = view as? any WrappingView else { return nil }
    return outermost(in: wrapping.wrapped, value)
}

/// A view that may have a tag.
@MainActor private protocol TagCarrying {
    var carriedTag: RowTag? { get }
}

extension TraitView: TagCarrying {
    fileprivate var carriedTag: RowTag? { trait as? RowTag }
}

/// A view that may have a badge.
@MainActor private protocol BadgeCarrying {
    var carriedBadge: String? { get }
}

extension DecoratedView: BadgeCarrying {
    fileprivate var carriedBadge: String? {
        if case .effect(.badge(let text)) = kind { return text }
        return nil
    }
}
