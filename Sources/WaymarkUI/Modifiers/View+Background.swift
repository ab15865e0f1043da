// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension View {
    /// Puts a view behind this one.
    public nonisolated func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        LayeredView(alignment: alignment, content: Pair(first: content(), second: self))
    }

    /// The older form of `background(alignment:content:)`.
    @_disfavoredOverload
    public nonisolated func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        LayeredView(alignment: alignment, content: Pair(first: background, second: self))
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
        LayeredView(alignment: alignment, content: Pair(first: self, second: content()))
    }

    /// The older form of `overlay(alignment:content:)`.
    @_disfavoredOverload
    public nonisolated func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View {
        LayeredView(alignment: alignment, content: Pair(first: self, second: overlay))
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

/// Two views, one in front of the other.
nonisolated struct LayeredView<Back: View, Front: View>: ElementView, ContainerView {
    let alignment: Alignment
    let content: Pair<Back, Front>
    var role: ElementRole { .layout(Layout(.depth, alignment: alignment.box)) }
}
