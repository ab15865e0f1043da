// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Something that nodes read: it knows its readers and can make them due.
final class Dependency {
    /// Readers unmount before they go, and unmounting takes them out of here.
    private struct Reader {
        unowned(unsafe) let node: _Node
        /// What each read still has to give for the reader to be left alone; `nil` when any change
        /// matters.
        var conditions: [() -> Bool]?

        var isUnconcerned: Bool { conditions?.allSatisfy { $0() } ?? false }
    }

    private var readers: [ObjectIdentifier: Reader] = [:]
    /// What tells of changes; alive as long as there are readers.
    var source: AnyObject?

    var isUnread: Bool { readers.isEmpty }

    /// Notes that the node being evaluated reads this.
    ///
    /// - Parameter condition: Whether what was read is still the same; without one, any change
    ///   matters.
    func noteRead(unless condition: (() -> Bool)? = nil) {
        guard MainQueue.isCurrent, let node = EvaluationContext.current else { return }
        add(node, unless: condition)
    }

    func add(_ node: _Node, unless condition: (() -> Bool)? = nil) {
        let key = ObjectIdentifier(node)
        guard let known = readers[key] else {
            readers[key] = Reader(node: node, conditions: condition.map { [$0] })
            let own = UncheckedTransfer(self)
            return MainActor.assumeIsolated { node.noteRead(own.value) }
        }
        guard let conditions = known.conditions else { return }
        if let condition, conditions.count < 8 {
            readers[key]?.conditions?.append(condition)
        } else {
            readers[key]?.conditions = nil
        }
    }

    func forget(_ node: _Node) {
        readers[ObjectIdentifier(node)] = nil
    }

    @MainActor func notify() {
        for reader in readers.values where !reader.isUnconcerned {
            reader.node.graph.invalidate(reader.node)
        }
    }
}
