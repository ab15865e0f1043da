// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Something that nodes read: it knows its readers and can make them due.
final class Dependency {
    /// Readers unmount before they go, and unmounting takes them out of here.
    private struct Reader: Hashable {
        unowned(unsafe) let node: _Node

        static func == (a: Reader, b: Reader) -> Bool { a.node === b.node }

        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(node)) }
    }

    private var readers: Set<Reader> = []
    /// What tells of changes; alive as long as there are readers.
    var source: AnyObject?

    var isUnread: Bool { readers.isEmpty }

    /// Notes that the node being evaluated reads this.
    func noteRead() {
        guard let node = EvaluationContext.current else { return }
        add(node)
    }

    func add(_ node: _Node) {
        guard readers.insert(Reader(node: node)).inserted else { return }
        let own = UncheckedTransfer(self)
        MainActor.assumeIsolated { node.dependencies.append(own.value) }
    }

    func forget(_ node: _Node) {
        readers.remove(Reader(node: node))
    }

    @MainActor func notify() {
        for reader in readers { reader.node.graph.invalidate(reader.node) }
    }
}
