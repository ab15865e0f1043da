// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements

/// The part of a view that a popover points at.
///
/// *Differs from Apple:* a popover always points at the whole view.
public enum PopoverAttachmentAnchor {
    /// A part of the view.
    case rect(Anchor<CGRect>.Source)
    /// A point in the view.
    case point(UnitPoint)
}

/// A place that is given in terms of a view.
public struct Anchor<Value> {
    /// A way to find the place.
    public struct Source: Sendable {}
}

extension Anchor.Source where Value == CGRect {
    /// The whole view.
    public static var bounds: Self { Self() }

    /// A part of the view, in points. *Differs from Apple:* it counts as the whole view.
    public static func rect(_ rect: CGRect) -> Self { Self() }
}

extension View {
    /// Shows a popover at this view while a flag is true; in a narrow window it is a sheet
    /// (NAV-291). The renderer picks the edge.
    public nonisolated func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        popover(FlagItem.binding(isPresented), flag: isPresented, edge: nil) { _ in content() }
    }

    /// Shows a popover at an edge of this view while a flag is true (NAV-291).
    ///
    /// *Differs from Apple:* where there is no room at the edge, the renderer picks another.
    public nonisolated func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        popover(FlagItem.binding(isPresented), flag: isPresented, edge: arrowEdge) { _ in content()
        }
    }

    /// Shows a popover at this view while an item is there; another identity is another popover
    /// (NAV-291). The renderer picks the edge.
    public nonisolated func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        popover(item, edge: nil, content)
    }

    /// Shows a popover at an edge of this view while an item is there (NAV-291).
    ///
    /// *Differs from Apple:* where there is no room at the edge, the renderer picks another.
    public nonisolated func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        popover(item, edge: arrowEdge, content)
    }

    private nonisolated func popover<Item: Identifiable, Content: View>(
        _ item: Binding<Item?>, flag: Binding<Bool>? = nil, edge: Edge?,
        _ content: @escaping (Item) -> Content
    ) -> some View {
        SheetView(
            content: self, item: item, flag: flag, kind: .popover, edge: edge?.ofSheet,
            onDismiss: nil, modal: content)
    }
}

extension Edge {
    nonisolated fileprivate var ofSheet: SheetElement.Edge {
        switch self {
        case .top: .top
        case .leading: .leading
        case .bottom: .bottom
        case .trailing: .trailing
        }
    }
}
