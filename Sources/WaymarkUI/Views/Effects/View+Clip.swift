// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements

extension View {
    /// Rounds the corners of this view.
    public nonisolated func cornerRadius(
        _ radius: CGFloat, antialiased: Bool = true
    ) -> some View {
        effect(.cornerRadius(Double(radius)))
    }

    /// Shows only what is inside a shape.
    public nonisolated func clipShape<S: Shape>(
        _ shape: S, style: FillStyle = FillStyle()
    ) -> some View {
        DecoratedView(content: self, kind: shape._figure.clip)
    }

    /// Shows only what is inside this view's frame.
    public nonisolated func clipped(antialiased: Bool = false) -> some View {
        effect(.clip(.rectangle))
    }

    /// Accepted: the whole frame of a control can be pressed.
    public nonisolated func contentShape<S: Shape>(
        _ shape: S, eoFill: Bool = false
    ) -> some View { self }

    /// Accepted: no renderer shows it yet.
    public nonisolated func shadow(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some View { self }

    /// Accepted: no renderer shows it yet.
    public nonisolated func border<S: ShapeStyle>(
        _ content: S, width: CGFloat = 1
    ) -> some View { self }

    /// Accepted: no renderer shows it yet.
    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
}
