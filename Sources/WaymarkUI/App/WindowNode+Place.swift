// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension WindowNode {
    /// Where a person is, as far as the addresses of links depend on it.
    struct Place: Equatable {
        var front: ObjectIdentifier?
        var route: [String] = []
        var modals = 0
    }

    /// The addresses of links start where the person is.
    func linksChanged() {
        var containers = container.map { [$0] } ?? []
        var cores = modals.compactMap(\.core)
        while !containers.isEmpty || !cores.isEmpty {
            cores += containers.flatMap(\.cores)
            containers = cores.flatMap(\.screens).compactMap(\.innerContainer)
            for core in cores { core.linksChanged() }
            cores = []
        }
    }

    /// Whether a person can touch a node: no modal stands before it.
    func isInFront(_ node: _Node) -> Bool {
        guard node !== self, let front = modals.last else { return true }
        var current: _Node? = node
        while let inside = current, inside !== front { current = inside.parent }
        return current != nil
    }
}
