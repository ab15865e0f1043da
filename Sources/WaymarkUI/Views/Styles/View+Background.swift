// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension View {
    /// Puts a view behind this one.
    public nonisolated func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        BackedView(content: Pair(first: content(), second: self), alignment: alignment)
    }

    /// The older form of `background(alignment:content:)`.
    @_disfavoredOverload
    public nonisolated func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        BackedView(content: Pair(first: background, second: self), alignment: alignment)
    }

    /// Fills the area behind this view with a style.
    public nonisolated func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        effect(.background(style.elementColor, cornerRadius: nil))
    }

    /// Fills the area behind this view with the colour that is behind everything.
    public nonisolated func background(
        ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        background(.background, ignoresSafeAreaEdges: edges)
    }

    /// Puts a shape that is filled with a style behind this view.
    public nonisolated func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        effect(.background(style.elementColor, cornerRadius: shape._figure.backgroundRadius))
    }

    /// Puts a shape in the colour that is behind everything behind this view.
    public nonisolated func background<S: Shape>(
        in shape: S, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background(.background, in: shape, fillStyle: fillStyle)
    }

    /// Accepted: the background of a list or bar stays the renderer's.
    public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View { self }
}

extension View {
    /// Puts a view in front of this one.
    public nonisolated func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        OverlaidView(content: Pair(first: self, second: content()), alignment: alignment)
    }

    /// The older form of `overlay(alignment:content:)`.
    @_disfavoredOverload
    public nonisolated func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View {
        OverlaidView(content: Pair(first: self, second: overlay), alignment: alignment)
    }

    /// Fills the area in front of this view with a style.
    public nonisolated func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        overlay { Color(style.elementColor) }
    }

    /// Puts a shape that is filled with a style in front of this view.
    public nonisolated func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        overlay { shape.fill(style, style: fillStyle) }
    }
}

/// A view in front of another one.
nonisolated struct BackedView<Back: View, Content: View>: LayeredView {
    let content: Pair<Back, Content>
    let alignment: Alignment

    var wrapped: Content { content.second }

    @MainActor func modifying<V: View>(_ other: V) -> any View {
        BackedView<Back, V>(
            content: Pair(first: content.first, second: other), alignment: alignment)
    }
}

/// A view behind another one.
nonisolated struct OverlaidView<Content: View, Front: View>: LayeredView {
    let content: Pair<Content, Front>
    let alignment: Alignment

    var wrapped: Content { content.first }

    @MainActor func modifying<V: View>(_ other: V) -> any View {
        OverlaidView<V, Front>(
            content: Pair(first: other, second: content.second), alignment: alignment)
    }
}

/// Two views, one in front of the other.
@MainActor protocol LayeredView: ModifyingElementView, ContainerView {
    var alignment: Alignment { get }
}

extension LayeredView {
    var role: ElementRole { .layout(LayoutElement(.depth, alignment: alignment.box)) }
}
