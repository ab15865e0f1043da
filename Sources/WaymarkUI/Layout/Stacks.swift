// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements

/// Views below one another.
public nonisolated struct VStack<Content: View>: ElementView, ContainerView {
    let content: Content
    let layout: LayoutElement

    /// Arranges views from top to bottom; `nil` spacing is the renderer's standard distance.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = LayoutElement(
            .vertical, alignment: BoxAlignment(alignment.edge, .center),
            spacing: spacing.map(Double.init))
        self.content = content()
    }

    var role: ElementRole { .layout(layout) }
}

/// Views beside one another.
public nonisolated struct HStack<Content: View>: ElementView, ContainerView {
    let content: Content
    let layout: LayoutElement

    /// Arranges views along a line; `nil` spacing is the renderer's standard distance.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = LayoutElement(
            .horizontal, alignment: BoxAlignment(.center, alignment.edge),
            spacing: spacing.map(Double.init))
        self.content = content()
    }

    var role: ElementRole { .layout(layout) }
}

/// Views in front of one another; the last one is nearest.
public nonisolated struct ZStack<Content: View>: ElementView, ContainerView {
    let content: Content
    let layout: LayoutElement

    /// Arranges views from back to front.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = LayoutElement(.depth, alignment: alignment.box)
        self.content = content()
    }

    var role: ElementRole { .layout(layout) }
}

extension VStack: StaticContainerView {}
extension HStack: StaticContainerView {}
extension ZStack: StaticContainerView {}
