// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The node of what stands in a control beside its label.
@MainActor protocol PartOfControl: _Node {
    var place: ControlPart { get }
}

/// A view that stands at one place of a control.
nonisolated struct ControlPartView<Content: View>: ContainerView {
    let place: ControlPart
    let content: Content

    @MainActor var role: ElementRole { .controlPart(place) }

    @MainActor static func makeNode(
        _ view: Self, _ inputs: _NodeInputs
    ) -> _ViewNode<Self> {
        ControlPartNode(view, inputs)
    }
}

@MainActor
private final class ControlPartNode<Content: View>:
    ContainerNode<ControlPartView<Content>>, PartOfControl
{
    let place: ControlPart

    override init(_ view: ControlPartView<Content>, _ inputs: _NodeInputs) {
        place = view.place
        super.init(view, inputs)
    }

    override var innerInputs: _NodeInputs {
        var inner = contentInputs
        if place == .current { inner.readBy = nearest((any WordsReader).self) }
        return inner
    }
}

/// The label of a control with two ends and a value, and what stands at these; empty views are
/// left out.
nonisolated struct PartedLabel<Title: View, End: View, Current: View>: View {
    let title: Title
    let minimum: End
    let maximum: End
    let current: Current

    @MainActor var body: some View {
        title
        if End.self != EmptyView.self {
            ControlPartView(place: .minimum, content: minimum)
            ControlPartView(place: .maximum, content: maximum)
        }
        if Current.self != EmptyView.self {
            ControlPartView(place: .current, content: current)
        }
    }
}

extension _Node {
    /// The app's words for the value of a control; `nil` where it has none.
    final var currentWords: String? {
        if let part = self as? any PartOfControl, part.place == .current {
            return part.plainText.isEmpty ? nil : part.plainText
        }
        var words: String?
        forEachChild { words = words ?? $0.currentWords }
        return words
    }
}
