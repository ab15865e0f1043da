// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// A height that a sheet can have.
public struct PresentationDetent: Hashable, Sendable {
    private enum Height: Hashable, Sendable {
        case medium, large
        case fraction(CGFloat)
        case points(CGFloat)
    }

    private let height: Height

    /// About half the window.
    public static let medium = PresentationDetent(height: .medium)
    /// The whole window.
    public static let large = PresentationDetent(height: .large)

    /// A part of the window, from 0 to 1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(height: .fraction(fraction))
    }

    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(height: .points(height))
    }
}

extension View {
    /// Accepted: a sheet has the renderer's height.
    public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        self
    }

    /// Accepted: a sheet has the renderer's height, and the selection stays as it is.
    public nonisolated func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        self
    }

    /// Accepted: a sheet that a person may close always shows how.
    public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
        self
    }
}
