// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// A part of the screen that something else may cover.
public struct SafeAreaRegions: OptionSet, Sendable {
    /// One bit for each kind of region.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// All regions.
    public static let all = SafeAreaRegions(rawValue: .max)
    /// The regions that bars and the device cover.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The region that the keyboard covers.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
}

extension View {
    /// Shows content at the upper or lower end of this view.
    ///
    /// *Differs from Apple:* this view does not scroll beneath it.
    public nonisolated func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        let inset = content()
        return VStack(alignment: alignment, spacing: spacing ?? 0) {
            if edge == .top { inset }
            self
            if edge == .bottom { inset }
        }
    }

    /// Shows content at the leading or trailing side of this view.
    ///
    /// *Differs from Apple:* this view does not scroll beneath it.
    public nonisolated func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        let inset = content()
        return HStack(alignment: alignment, spacing: spacing ?? 0) {
            if edge == .leading { inset }
            self
            if edge == .trailing { inset }
        }
    }

    /// Accepted: renderers leave no margins that a view could use.
    public nonisolated func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View { self }

    /// The older name of `ignoresSafeArea(_:edges:)`.
    public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
}
