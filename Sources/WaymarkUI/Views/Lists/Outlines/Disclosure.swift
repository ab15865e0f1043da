// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The state of something that can be shown and hidden, and the way to change it.
struct Disclosure {
    let isExpanded: Bool
    let toggle: @MainActor () -> Void

    @MainActor var image: Image {
        Image(systemName: isExpanded ? "chevron.down" : "chevron.forward")
    }

    @MainActor func button(@ViewBuilder label: () -> some View) -> some View {
        var button = Button(action: toggle, label: label)
        button.isExpanded = isExpanded
        return button
    }
}

extension Disclosure {
    /// The state that a binding holds.
    @MainActor init(_ binding: Binding<Bool>) {
        let isShown = binding.wrappedValue
        self.init(isExpanded: isShown) { binding.wrappedValue = !isShown }
    }
}

/// The button that shows and hides what is below a row or a header.
nonisolated struct DisclosureButton: View {
    let disclosure: Disclosure

    @MainActor var body: some View {
        disclosure.button { disclosure.image }
            .buttonStyle(.borderless)
            .accessibilityLabel(disclosure.isExpanded ? "Collapse" : "Expand")
    }
}

/// The role of a view where it stands: a row, a row that can be selected, or neither.
enum RowPlacement { case row, selectableRow, elsewhere }

/// Views that differ by whether they become rows of a list.
nonisolated struct PlacedView<Content: View>: PrimitiveView {
    @ViewBuilder let content: @MainActor (RowPlacement) -> Content

    @MainActor static func makeNode(
        _ view: Self, _ inputs: _NodeInputs
    ) -> _ViewNode<Self> {
        PlacedNode(view, inputs)
    }
}

@MainActor private final class PlacedNode<Content: View>: _ViewNode<PlacedView<Content>> {
    private var child: Mounted<Content>?

    override init(_ view: PlacedView<Content>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = mount(view.content(placement), childInputs)
    }

    private var placement: RowPlacement {
        guard let rows = inputs.rows else { return .elsewhere }
        return rows.selection == nil ? .row : .selectableRow
    }

    override func update(_ view: PlacedView<Content>) {
        child?.update(view.content(placement))
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child.node) }
    }
}
