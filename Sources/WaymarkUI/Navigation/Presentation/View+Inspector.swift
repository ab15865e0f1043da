// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements

extension View {
    /// Shows details beside this view while a flag is true; in a narrow window, in a sheet.
    ///
    /// Put it on a screen inside a container, or on the container itself, whose bar then ends where
    /// the details begin. *Differs from Apple:* a person cannot change its width, and its own state
    /// begins anew when the window becomes narrow or wide.
    public nonisolated func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
    ) -> some View {
        InspectedView(content: self, details: content, isPresented: isPresented)
    }

    /// Accepted: renderers choose the width of an inspector.
    public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View { self }

    /// Accepted: renderers choose the width of an inspector.
    public nonisolated func inspectorColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View { self }
}

/// A view with details beside it or in a sheet; in either width it stays the same view.
private nonisolated struct InspectedView<Content: View, Details: View>: ModifyingView {
    let content: Content
    let details: () -> Details
    let isPresented: Binding<Bool>

    var wrapped: Content { content }

    @MainActor func modifying<V: View>(_ other: V) -> any View {
        InspectedView<V, Details>(content: other, details: details, isPresented: isPresented)
    }

    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        PassthroughNode(view, inputs) {
            PlacedInspector(
                content: $0.content, details: $0.details, isPresented: $0.isPresented)
        }
    }
}

/// The details where there is room for them.
private nonisolated struct PlacedInspector<Content: View, Details: View>: View {
    let content: Content
    let details: () -> Details
    @Binding var isPresented: Bool
    @Environment(\.horizontalSizeClass) var width

    @ViewBuilder @MainActor var body: some View {
        content.sheet(isPresented: inSheet, content: details)
        if isPresented, width == .regular {
            InspectorPane(content: details())
        }
    }

    @MainActor private var inSheet: Binding<Bool> {
        width == .compact ? $isPresented : .constant(false)
    }
}

/// Details beside their neighbours.
private nonisolated struct InspectorPane<Content: View>: ElementView, ContainerView {
    let content: Content
    var role: ElementRole { .inspector }
}
