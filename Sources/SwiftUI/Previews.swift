// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkUI

/// The place of the kinds of previews.
public struct Preview {
    /// The preferences that a preview of a view can have.
    public enum ViewTraits {}
}

/// A preference for how a preview is shown; accepted, so that the code of previews compiles.
public struct PreviewTrait<Kind>: Sendable {}

extension PreviewTrait where Kind == Preview.ViewTraits {
    /// As the device shows a screen.
    public static var defaultLayout: PreviewTrait { PreviewTrait() }
    /// As large as the view wants to be.
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
    /// Upright.
    public static var portrait: PreviewTrait { PreviewTrait() }
    /// Upright, with the top at the bottom.
    public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
    /// Lying on its right side.
    public static var landscapeLeft: PreviewTrait { PreviewTrait() }
    /// Lying on its left side.
    public static var landscapeRight: PreviewTrait { PreviewTrait() }

    /// In a frame of this size.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait()
    }

    /// Inside what this modifier puts around the view.
    public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
        PreviewTrait()
    }
}

/// Something to put around previews, such as a model with sample data.
@MainActor @preconcurrency public protocol PreviewModifier {
    /// The type of what all previews with the modifier share.
    associatedtype Context = Void
    /// The type of the view that the modifier makes of a preview.
    associatedtype Body: View
    /// The view of a preview.
    typealias Content = PreviewModifierContent

    /// Makes what the previews share.
    static func makeSharedContext() async throws -> Context
    /// Puts something around the content.
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Nothing is shared.
    public static func makeSharedContext() async throws {}
}

/// The view that a preview modifier is applied to.
public struct PreviewModifierContent: View {
    /// Nothing, since no preview is shown.
    public var body: some View { EmptyView() }
}
