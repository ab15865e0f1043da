// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Something that nodes read: it knows its readers and can make them due.
final class Dependency {
    /// Readers unmount before they go, and unmounting takes them out of here.
    private struct Reader {
        unowned(unsafe) let node: _Node
        /// The conditions, one for each read, that all have to hold for the reader to be left
        /// alone; `nil` when any change matters.
        var conditions: [() -> Bool]?

        var isUnconcerned: Bool { conditions?.allSatisfy { $0() } ?? false }
    }

    /// The readers; most dependencies have one, for which a table is too much.
    private enum Readers {
        case none
        case one(Reader)
        case several([ObjectIdentifier: Reader])

        subscript(node: _Node) -> Reader? {
            get {
                switch self {
                case .none: nil
                case .one(let reader): reader.node === node ? reader : nil
                case .several(let readers): readers[ObjectIdentifier(node)]
                }
            }
            set {
                switch self {
                case .none: self = newValue.map { .one($0) } ?? .none
                case .one(let reader) where reader.node === node:
                    self = newValue.map { .one($0) } ?? .none
                case .one(let reader):
                    guard let newValue else { return }
                    self = .several([
                        ObjectIdentifier(reader.node): reader, ObjectIdentifier(node): newValue,
                    ])
                case .several(var readers):
                    self = .none
                    readers[ObjectIdentifier(node)] = newValue
                    self = readers.isEmpty ? .none : .several(readers)
                }
            }
        }
    }

    private var readers = Readers.none
    /// The object that tells of changes; alive as long as there are readers.
    var source: AnyObject?

    /// Notes that the node being evaluated reads this.
    ///
    /// - Parameter condition: Whether what was read is still the same; without one, any change
    ///   matters.
    func noteRead(unless condition: (() -> Bool)? = nil) {
        guard MainQueue.isCurrent, let node = EvaluationContext.current else { return }
        add(node, unless: condition)
    }

    func add(_ node: _Node, unless condition: (() -> Bool)? = nil) {
        guard var known = readers[node] else {
            readers[node] = Reader(node: node, conditions: condition.map { [$0] })
            let own = UncheckedTransfer(self)
            return MainActor.assumeIsolated { node.noteRead(own.value) }
        }
        guard let conditions = known.conditions else { return }
        if let condition, conditions.count < 8 {
            known.conditions?.append(condition)
        } else {
            known.conditions = nil
        }
        readers[node] = known
    }

    func forget(_ node: _Node) {
        readers[node] = nil
    }

    @MainActor func notify() {
        switch readers {
        case .none: break
        case .one(let reader): notify(reader)
        case .several(let readers): for reader in readers.values { notify(reader) }
        }
    }

    @MainActor private func notify(_ reader: Reader) {
        if !reader.isUnconcerned { reader.node.graph.invalidate(reader.node) }
    }
}
