// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The environment values that one node sets for all nodes below it.
final class EnvironmentScope {
    let parent: EnvironmentScope?
    private(set) var values: [ObjectIdentifier: Any] = [:]
    /// The keys that nodes read here or further in; the scopes around have them, too.
    private var readKeys = ReadKeys.none

    init(parent: EnvironmentScope?) { self.parent = parent }

    /// The value set nearest above, and a note that the node being evaluated reads it.
    func read(_ key: ObjectIdentifier, reader: _Node?) -> Any? {
        if let reader { note(key, for: reader) }
        return lookUp(key)
    }

    private func note(_ key: ObjectIdentifier, for reader: _Node) {
        let reader = UncheckedTransfer(reader)
        MainActor.assumeIsolated { reader.value.noteEnvironmentRead(key) }
        var scope: EnvironmentScope? = self
        while let current = scope, !current.readKeys.contains(key) {
            current.readKeys = current.readKeys.adding(key)
            scope = current.parent
        }
    }

    func lookUp(_ key: ObjectIdentifier) -> Any? {
        var scope: EnvironmentScope? = self
        while let current = scope {
            if let value = current.values[key] { return value }
            scope = current.parent
        }
        return nil
    }

    /// True if a key that is read here has its value from another scope, or would have it from
    /// there.
    private func takes(_ key: ObjectIdentifier, from other: EnvironmentScope) -> Bool {
        var scope: EnvironmentScope? = self
        while let current = scope {
            if current === other { return true }
            if current.values[key] != nil { return false }
            scope = current.parent
        }
        return false
    }

    /// Takes new values; exactly the readers of what changed become due.
    ///
    /// - Parameter owner: The node that sets them for those below it.
    @MainActor func set(_ new: [ObjectIdentifier: Any], for owner: _Node) {
        let old = values
        values = new
        let changed = Set(old.keys).union(new.keys).filter {
            readKeys.contains($0) && !Self.areSame(old[$0], new[$0])
        }
        if !changed.isEmpty { invalidateReaders(of: changed, from: owner) }
    }

    @MainActor private static func areSame(_ a: Any?, _ b: Any?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        if type(of: a) is AnyObject.Type { return (a as AnyObject) === (b as AnyObject) }
        return Skipping.areEqual(a, b)
    }

    @MainActor private func invalidateReaders(of keys: Set<ObjectIdentifier>, from node: _Node) {
        let scope = node.inputs.scope
        if keys.contains(where: { node.readKeys.contains($0) && scope.takes($0, from: self) }) {
            node.graph.invalidate(node)
        }
        node.forEachChild { invalidateReaders(of: keys, from: $0) }
    }
}
