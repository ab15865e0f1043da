// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The value of one `@FocusState`, and the places on the screen among which it chooses.
@MainActor final class FocusLocation<Value: Hashable>: FocusWish {
    // Boxes are read anywhere, and written on the main actor.
    private nonisolated(unsafe) let box: StateBox<Value>
    private let unfocused: Value
    private weak var owner: _Node?
    /// The places, which leave before they go, and the values that they stand for.
    private var marked: [NodeKey: Value] = [:]

    init(_ unfocused: Value, of owner: _Node) {
        self.unfocused = unfocused
        self.owner = owner
        box = StateBox(unfocused, node: owner)
    }

    nonisolated var value: Value { box.value }

    /// Takes a value that the app wrote, and looks for a place that has it.
    ///
    /// - Parameter isDefault: True for a value that counts only while nothing has the focus.
    nonisolated func ask(for value: Value, isDefault: Bool = false) {
        let request = UncheckedTransfer((location: self, value: value))
        ObservationTracker.onMain {
            request.value.location.askOnMain(for: request.value.value, isDefault)
        }
    }

    private func askOnMain(for value: Value, _ isDefault: Bool) {
        guard let owner, owner.isMounted else { return }
        if isDefault, owner.graph.focus.current != nil { return }
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
        marked[NodeKey(node: place)] = value
    }

    func forget(_ place: any FocusPlace) { marked[NodeKey(node: place)] = nil }

    /// The focus has come to a place that stands for this value.
    func arrived(at value: Value) { set(value) }

    /// The focus has left it; another place may have got it in the same step.
    func left(_ value: Value) { if box.peek == value { giveUp() } }

    var isForNone: Bool { box.peek == unfocused }

    var places: [any FocusPlace] {
        let wanted = marked.filter { $0.value == box.peek }.map(\.key.node)
        return wanted.sorted { $0.serial < $1.serial }.compactMap { $0 as? any FocusPlace }
    }

    func chooses(_ place: any FocusPlace) -> Bool { marked[NodeKey(node: place)] != nil }

    func giveUp() {
        let here = owner?.graph.focus.current?.node.focusPlaces.last(where: chooses)
        set(here.flatMap { marked[NodeKey(node: $0)] } ?? unfocused)
    }
}
