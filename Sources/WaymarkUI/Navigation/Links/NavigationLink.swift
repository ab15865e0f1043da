// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A control that leads to another screen.
///
/// With a value, the stack around it finds the destination; with a view, that view is the
/// destination.
public nonisolated struct NavigationLink<Label: View, Destination: View>: ElementView {
    let target: LinkTarget<Destination>
    let label: Label
    var isDetailLink = true

    init(target: LinkTarget<Destination>, label: Label) {
        self.target = target
        self.label = label
    }

    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        NavigationLinkNode(view, inputs)
    }

    /// True if the destination goes to the following column (the default) or stays in the link's
    /// own (NAV-081).
    public func isDetailLink(_ isDetailLink: Bool) -> some View {
        var copy = self
        copy.isDetailLink = isDetailLink
        return copy
    }
}

/// The value or view that a link leads to.
enum LinkTarget<Destination: View> {
    /// `nil` disables the link (NAV-070).
    case value(PathElement?)
    case view(Destination, activation: LinkActivation?)
}

/// The binding that follows a legacy link.
struct LinkActivation {
    var tag: AnyHashable?
    let isConstant: Bool
    let isOn: () -> Bool
    let set: (Bool) -> Void
}
