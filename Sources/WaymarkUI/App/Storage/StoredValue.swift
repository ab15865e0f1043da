// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// A value that is kept under a key of one window, and comes back with it (RES-001).
@propertyWrapper public struct SceneStorage<Value>: GraphProperty {
    private var access: StoredAccess<Value>

    init(access: StoredAccess<Value>) { self.access = access }

    /// The value that is kept, or the first one until a write; a write replaces it.
    public var wrappedValue: Value {
        get { access.read() }
        nonmutating set { access.write(newValue) }
    }

    /// A binding to the value, to lend to other views.
    public var projectedValue: Binding<Value> { access.binding }

    @MainActor mutating func connect(_ slot: inout AnyObject?, in storage: PropertyStorage) {
        access.connect(storage) { $0.scene }
    }
}

/// A lasting setting of one person, shared by all windows of that person (RES-002).
///
/// *Differs from Apple:* in a browser it belongs to the person (a cookie), not to the process,
/// unless it is kept in a store of the app's own.
@propertyWrapper public struct AppStorage<Value>: GraphProperty {
    private var access: StoredAccess<Value>
    /// The store in which the setting is kept instead, if the app names one.
    private let store: UserDefaults?

    init(access: StoredAccess<Value>, store: UserDefaults?) {
        self.access = access
        self.store = store
    }

    /// The setting that is kept, or the first one until a write; a write replaces it.
    public var wrappedValue: Value {
        get { access.read() }
        nonmutating set { access.write(newValue) }
    }

    /// A binding to the setting, to lend to other views.
    public var projectedValue: Binding<Value> { access.binding }

    @MainActor mutating func connect(_ slot: inout AnyObject?, in storage: PropertyStorage) {
        guard let store else { return access.connect(storage) { $0.person } }
        let known = slot as? DefaultsValues
        let values = known?.defaults === store ? known : .values(of: store)
        slot = values
        access.connect(storage.node, to: values)
    }
}

extension SceneStorage: SourceComparable {
    func hasSameSource(as other: SceneStorage<Value>) -> Bool { access.key == other.access.key }
}

extension AppStorage: SourceComparable {
    func hasSameSource(as other: AppStorage<Value>) -> Bool {
        access.key == other.access.key && store === other.store
    }
}

/// The part that both kinds of storage have in common: reading and writing under a key.
struct StoredAccess<Value> {
    let key: String
    let initial: Value
    let load: @MainActor (any ValueStore, String) throws -> Value?
    let save: @MainActor (any ValueStore, String, Value) throws -> Void
    private var values: (any ValueStore)?
    private weak var node: _Node?

    init(
        key: String, initial: Value,
        load: @escaping @MainActor (any ValueStore, String) throws -> Value?,
        save: @escaping @MainActor (any ValueStore, String, Value) throws -> Void
    ) {
        self.key = key
        self.initial = initial
        self.load = load
        self.save = save
    }

    @MainActor mutating func connect(
        _ storage: PropertyStorage, choose: (SessionStorage) -> KeyedValues
    ) {
        let environment = EnvironmentValues(scope: storage.node.inputs.scope, reader: nil)
        connect(storage.node, to: environment.sessionStorage.map(choose))
    }

    @MainActor mutating func connect(_ node: _Node, to values: (any ValueStore)?) {
        self.values = values
        self.node = node
    }

    func read() -> Value {
        guard let values else { return initial }
        let source = UncheckedTransfer((access: self, values: values))
        return onMainActor { source.value.access.readOnMain(source.value.values) }
    }

    @MainActor private func readOnMain(_ values: any ValueStore) -> Value {
        do {
            return try load(values, key) ?? initial
        } catch {
            let issue = RuntimeIssue.Kind.unreadableStorage(
                key: key, reason: String(describing: error))
            if let node { node.graph.issues.report(issue, of: values, at: node) }
            return initial
        }
    }

    @MainActor private func writeOnMain(_ value: Value, to values: any ValueStore) {
        do {
            try save(values, key, value)
        } catch {
            let issue = RuntimeIssue.Kind.unstorableValue(
                key: key, reason: String(describing: error))
            if let node { node.graph.issues.report(issue, at: node) }
        }
        node?.graph.scheduleFlush()
    }

    func write(_ value: Value) {
        guard let values else { return }
        let write = UncheckedTransfer((access: self, values: values, value: value))
        ObservationTracker.onMain {
            write.value.access.writeOnMain(write.value.value, to: write.value.values)
        }
    }

    var binding: Binding<Value> {
        let access = self
        return Binding(
            ClosureLocation(get: { access.read() }, set: { value, _ in access.write(value) }))
    }
}

extension StoredAccess where Value: Codable {
    init(key: String, codable initial: Value) {
        self.init(
            key: key, initial: initial, load: { try $0.read($1, as: Value.self) },
            save: { try $0.write($1, $2) })
    }
}

extension StoredAccess where Value: RawRepresentable, Value.RawValue: Codable {
    init(key: String, raw initial: Value) {
        self.init(
            key: key, initial: initial,
            load: { values, key in
                guard let raw = try values.read(key, as: Value.RawValue.self) else { return nil }
                guard let value = Value(rawValue: raw) else { throw UnknownRawValue(raw) }
                return value
            },
            save: { try $0.write($1, $2.rawValue) })
    }
}

extension StoredAccess {
    init<V: Codable>(optional key: String) where Value == V? {
        self.init(
            key: key, initial: nil, load: { try $0.read($1, as: V.self) },
            save: { try $0.write($1, $2) })
    }
}

extension StoredAccess {
    init<R: RawRepresentable>(optionalRaw key: String) where Value == R?, R.RawValue: Codable {
        self.init(
            key: key, initial: nil,
            load: { values, key in
                guard let raw = try values.read(key, as: R.RawValue.self) else { return nil }
                guard let value = R(rawValue: raw) else { throw UnknownRawValue(raw) }
                return .some(value)
            },
            save: { try $0.write($1, $2?.rawValue) })
    }
}

/// A stored raw value that is none of its type.
private struct UnknownRawValue: Error, CustomStringConvertible {
    let description: String

    init(_ raw: Any) { description = "'\(raw)' is no raw value of its type" }
}
