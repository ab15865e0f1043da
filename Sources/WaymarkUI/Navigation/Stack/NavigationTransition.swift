// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// A way in which a screen comes and goes (NAV-192).
///
/// *Differs from Apple:* renderers choose what they can show of it; the browser slides.
public protocol NavigationTransition: Sendable {}

/// The usual transition of the container.
public struct AutomaticNavigationTransition: NavigationTransition {
    /// Makes the usual transition; `.automatic` is shorter.
    public init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The usual transition of the container.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

/// A screen that grows out of the view that it was opened from.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// The screen grows out of the view that `matchedTransitionSource(id:in:)` marks.
    ///
    /// *Differs from Apple:* shown as the usual transition.
    public static func zoom(
        sourceID: some Hashable, in namespace: Namespace.ID
    ) -> ZoomNavigationTransition {
        ZoomNavigationTransition()
    }
}

/// The look of what a transition grows out of. *Differs from Apple:* it has no effect.
public protocol MatchedTransitionSourceConfiguration: Sendable {}

extension MatchedTransitionSourceConfiguration {
    /// Accepted: the background is as it was.
    public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
    /// Accepted: the shadow is as it was.
    public func shadow(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration { self }
}

/// The usual look of what a transition grows out of.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

extension View {
    /// Accepted: how this screen comes and goes is up to the renderer (NAV-192).
    public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
        self
    }

    /// Accepted: marks what a zoom transition grows out of (NAV-192).
    public nonisolated func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID
    ) -> some View {
        self
    }

    /// Accepted: marks what a zoom transition grows out of, with a look of its own (NAV-192).
    public nonisolated func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration)
            -> some MatchedTransitionSourceConfiguration
    ) -> some View {
        self
    }

    /// Accepted: views of one identity do not grow out of each other.
    public nonisolated func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, isSource: Bool = true
    ) -> some View {
        self
    }
}
