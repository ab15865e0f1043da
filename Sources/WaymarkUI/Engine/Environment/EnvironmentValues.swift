// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The values that a view inherits from the views above it.
public struct EnvironmentValues: CustomStringConvertible {
    let scope: EnvironmentScope?
    /// The node that reads; `nil` when nobody needs to hear of changes.
    let reader: _Node?
    /// The values that have been set on this copy.
    private(set) var changes: [ObjectIdentifier: Any] = [:]

    /// Values of which nothing is set, so that each key gives its default.
    public init() {
        scope = nil
        reader = nil
    }

    init(scope: EnvironmentScope, reader: _Node?) {
        self.scope = scope
        self.reader = reader
    }

    /// The value of one key: what was set nearest above, or the key's default.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { value(ObjectIdentifier(key)).flatMap { $0 as? K.Value } ?? K.defaultValue }
        set { changes[ObjectIdentifier(key)] = newValue }
    }

    /// The object of a type that was put into the environment.
    func object<T: AnyObject>(_ type: T.Type) -> T? {
        value(ObjectIdentifier(type)).flatMap { $0 as? T }
    }

    /// Puts an object into the environment; `nil` hides the one from above.
    mutating func setObject<T: AnyObject>(_ object: T?) {
        changes[ObjectIdentifier(T.self)] = object ?? NoObject() as Any
    }

    private func value(_ key: ObjectIdentifier) -> Any? {
        changes[key] ?? scope?.read(key, reader: reader)
    }

    /// The name of the type; the values are not listed.
    public var description: String { "EnvironmentValues" }
}

/// Stands where an object was taken away.
private struct NoObject: Equatable {}

/// A kind of value in the environment, with its default.
public protocol EnvironmentKey {
    /// The type of the values under this key.
    associatedtype Value
    /// The value where no view above sets one.
    static var defaultValue: Value { get }
}
