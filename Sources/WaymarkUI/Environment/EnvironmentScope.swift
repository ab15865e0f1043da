// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The environment values that one modifier sets, and who reads values from here.
final class EnvironmentScope {
    let parent: EnvironmentScope?
    private(set) var values: [ObjectIdentifier: Any] = [:]
    private var readers: [ObjectIdentifier: Dependency] = [:]
    private var children: [WeakScope] = []

    private struct WeakScope {
        weak var scope: EnvironmentScope?
    }

    init(parent: EnvironmentScope?) {
        self.parent = parent
        parent?.addChild(self)
    }

    private func addChild(_ child: EnvironmentScope) {
        if children.count > 8, children.count.nonzeroBitCount == 1 {
            children.removeAll { $0.scope == nil }
        }
        children.append(WeakScope(scope: child))
    }

    /// The value set nearest above, and a note that the node being evaluated reads it.
    func read(_ key: ObjectIdentifier, reader: _Node?) -> Any? {
        if let reader { dependency(key).add(reader) }
        return lookUp(key)
    }

    func lookUp(_ key: ObjectIdentifier) -> Any? {
        var scope: EnvironmentScope? = self
        while let current = scope {
            if let value = current.values[key] { return value }
            scope = current.parent
        }
        return nil
    }

    private func dependency(_ key: ObjectIdentifier) -> Dependency {
        if let known = readers[key] { return known }
        let made = Dependency()
        readers[key] = made
        return made
    }

    /// Takes new values; exactly the readers of what changed become due.
    @MainActor func set(_ new: [ObjectIdentifier: Any]) {
        let old = values
        values = new
        for key in Set(old.keys).union(new.keys) where !Self.areSame(old[key], new[key]) {
            notifyReaders(of: key)
        }
    }

    @MainActor private static func areSame(_ a: Any?, _ b: Any?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        if type(of: a) is AnyObject.Type { return (a as AnyObject) === (b as AnyObject) }
        return Skipping.areEqual(a, b)
    }

    @MainActor private func notifyReaders(of key: ObjectIdentifier) {
        readers[key]?.notify()
        for child in children {
            guard let scope = child.scope, scope.values[key] == nil else { continue }
            scope.notifyReaders(of: key)
        }
    }
}
