// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// Examples of a view for an editor. *Differs from Apple:* compiled and never shown.
@MainActor @preconcurrency public protocol PreviewProvider {
    /// The type of the examples.
    associatedtype Previews: View

    /// The examples.
    @ViewBuilder static var previews: Previews { get }
}

/// The space that a preview takes.
public enum PreviewLayout: Sendable {
    /// A device's screen, or as much as the view wants.
    case device, sizeThatFits
    /// A size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

extension View {
    /// Accepted: previews are not shown.
    public nonisolated func previewDisplayName(_ value: String?) -> some View { self }

    /// Accepted: previews are not shown.
    public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }
}
