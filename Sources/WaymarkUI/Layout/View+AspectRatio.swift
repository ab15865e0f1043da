// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements

/// A way for content with proportions of its own to fill a place of other proportions.
public enum ContentMode: CaseIterable, Hashable, Sendable {
    /// All of it is seen, or all of the place is covered.
    case fit, fill
}

extension View {
    /// Keeps width divided by height; `nil` keeps the content's own proportions.
    public nonisolated func aspectRatio(
        _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
    ) -> some View {
        effect(.aspectRatio(aspectRatio.map(Double.init), fills: contentMode == .fill))
    }

    /// Keeps the proportions of a size.
    public nonisolated func aspectRatio(
        _ aspectRatio: CGSize, contentMode: ContentMode
    ) -> some View {
        self.aspectRatio(aspectRatio.width / max(aspectRatio.height, 1), contentMode: contentMode)
    }

    /// Keeps the content's proportions and shows all of it.
    public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Keeps the content's proportions and fills the whole place.
    public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
