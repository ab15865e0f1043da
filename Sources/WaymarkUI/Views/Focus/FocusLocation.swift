// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The value of one `@FocusState`, and the places on the screen among which it chooses.
@MainActor final class FocusLocation<Value: Hashable>: FocusWish {
    // Boxes are read anywhere, and written on the main actor.
    private nonisolated(unsafe) let box: StateBox<Value>
    private let unfocused: Value
    private weak var owner: _Node?
    private var marked: [Marked] = []

    /// A place, as long as it is there, and the value that it stands for.
    private struct Marked {
        weak var place: (any FocusPlace)?
        let value: Value
    }

    init(_ unfocused: Value, of owner: _Node) {
        self.unfocused = unfocused
        self.owner = owner
        box = StateBox(unfocused, node: owner)
    }

    nonisolated var value: Value { box.value }

    /// Takes a value that the app wrote, and looks for a place that has it.
    nonisolated func ask(for value: Value) {
        let request = UncheckedTransfer((location: self, value: value))
        ObservationTracker.onMain { request.value.location.askOnMain(for: request.value.value) }
    }

    private func askOnMain(for value: Value) {
        guard let owner, owner.isMounted else { return }
        EvaluationContext.write(to: owner.ownName) {
            onMainActor { [self] in
                set(value)
                owner.graph.focus.add(self, in: owner.graph)
            }
        }
    }

    private func set(_ value: Value) { box.set(value, transaction: .current) }

    /// Remembers what a place stands for.
    func mark(_ place: any FocusPlace, as value: Value) {
        let now = Marked(place: place, value: value)
        if let known = marked.firstIndex(where: { $0.place === place }) {
            marked[known] = now
        } else {
            marked.append(now)
        }
    }

    /// Forgets a place, and those that are gone.
    func forget(_ place: any FocusPlace) {
        marked.removeAll { $0.place == nil || $0.place === place }
    }

    /// The focus has come to a place that stands for this value.
    func arrived(at value: Value) { set(value) }

    /// The focus has left it; another place may have got it in the same step.
    func left(_ value: Value) { if box.peek == value { set(unfocused) } }

    var isForNone: Bool { box.peek == unfocused }

    var places: [any FocusPlace] { marked.filter { $0.value == box.peek }.compactMap(\.place) }

    func chooses(_ place: any FocusPlace) -> Bool { marked.contains { $0.place === place } }

    func giveUp() {
        let here = owner?.graph.focus.current?.node.focusPlaces.last(where: chooses)
        set(marked.last { $0.place === here }?.value ?? unfocused)
    }
}
