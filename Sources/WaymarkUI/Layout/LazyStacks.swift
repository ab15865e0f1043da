// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements

/// Views below one another, for long content that scrolls.
///
/// *Differs from Apple:* all views are built at once.
public nonisolated struct LazyVStack<Content: View>: ElementView, ContainerView, LazyContainer {
    static var containerName: String { "LazyVStack" }
    let layout: LayoutElement
    let content: Content

    /// Arranges views from top to bottom; pinned headers and footers scroll with the rest.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        layout = LayoutElement(
            .vertical, alignment: BoxAlignment(alignment.edge, .center),
            spacing: spacing.map(Double.init))
        self.content = content()
    }

    var role: ElementRole { .layout(layout) }
}

/// Views beside one another, for long content that scrolls.
///
/// *Differs from Apple:* all views are built at once.
public nonisolated struct LazyHStack<Content: View>: ElementView, ContainerView, LazyContainer {
    static var containerName: String { "LazyHStack" }
    let layout: LayoutElement
    let content: Content

    /// Arranges views along a line; pinned headers and footers scroll with the rest.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        layout = LayoutElement(
            .horizontal, alignment: BoxAlignment(.center, alignment.edge),
            spacing: spacing.map(Double.init))
        self.content = content()
    }

    var role: ElementRole { .layout(layout) }
}

/// The views that a lazy stack keeps in sight while it scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// One bit for each kind of view.
    public let rawValue: UInt32

    /// Makes a set of its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The headers of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// The footers of sections.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
