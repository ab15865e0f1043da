// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// Content that a person scrolls when it is larger than its place.
public nonisolated struct ScrollView<Content: View>: ElementView, ContainerView {
    /// The content that scrolls.
    public var content: Content
    /// The directions in which it scrolls.
    public var axes: Axis.Set
    /// Accepted; renderers show their own indicators.
    public var showsIndicators: Bool

    /// Lets content scroll in the given directions.
    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    var role: ElementRole { .scroll(axes.axes) }
}
