// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

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

    /// Accepted: an inspector is 270 points wide.
    public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View { self }

    /// Accepted: an inspector is 270 points wide.
    public nonisolated func inspectorColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View { self }
}

/// A view with details beside it or in a sheet; in either width it stays the same view.
private nonisolated struct InspectedView<Content: View, Details: View>: View {
    let content: Content
    let details: () -> Details
    @Binding var isPresented: Bool
    @Environment(\.horizontalSizeClass) var width

    @MainActor var body: some View {
        HStack(alignment: .top, spacing: 0) {
            content
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .sheet(isPresented: inSheet, content: details)
            if isPresented, width == .regular {
                Divider()
                details()
                    .frame(width: 270)
                    .accessibilityElement(children: .contain)
                    .accessibilityLabel("Inspector")
            }
        }
    }

    @MainActor private var inSheet: Binding<Bool> {
        width == .compact ? $isPresented : .constant(false)
    }
}
