// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements

extension View {
    /// Keeps distance on the four sides.
    public nonisolated func padding(_ insets: EdgeInsets) -> some View {
        effect(
            .padding(
                Insets(
                    top: Double(insets.top), leading: Double(insets.leading),
                    bottom: Double(insets.bottom), trailing: Double(insets.trailing))))
    }

    /// Keeps distance on some sides; `nil` is the renderer's standard distance.
    public nonisolated func padding(
        _ edges: Edge.Set = .all, _ length: CGFloat? = nil
    ) -> some View {
        func inset(_ edge: Edge.Set) -> Double? {
            edges.contains(edge) ? length.map(Double.init) : 0
        }
        return effect(
            .padding(
                Insets(
                    top: inset(.top), leading: inset(.leading), bottom: inset(.bottom),
                    trailing: inset(.trailing))))
    }

    /// Keeps the same distance on all sides.
    public nonisolated func padding(_ length: CGFloat) -> some View { padding(.all, length) }

    /// Keeps the distance that a scene's edges have, which is the standard distance.
    public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
}
