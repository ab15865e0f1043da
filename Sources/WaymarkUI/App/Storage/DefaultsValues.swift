// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// Defaults that an app hands to `AppStorage`, and who reads them.
///
/// Values are kept as `UserDefaults` keeps them, so that the app reads and writes the same ones.
@MainActor final class DefaultsValues: ValueStore {
    let defaults: UserDefaults
    private var readers: [String: Dependency] = [:]
    /// The values as they were when they were last looked at, by their keys.
    private var seen: [String: AnyHashable] = [:]

    private init(_ defaults: UserDefaults) { self.defaults = defaults }

    func read<Value: Codable>(_ key: String, as type: Value.Type) throws -> Value? {
        lookAgain(at: key)
        let dependency = readers[key] ?? Dependency()
        readers[key] = dependency
        dependency.noteRead()
        guard let object = defaults.object(forKey: key) else { return nil }
        guard let value = convert(object, key, to: type) else {
            throw UnreadableDefault(description: "'\(object)' is no \(type)")
        }
        return value
    }

    func write<Value: Codable>(_ key: String, _ value: Value?) {
        if let value {
            defaults.set((value as? URL)?.absoluteString ?? value, forKey: key)
        } else {
            defaults.removeObject(forKey: key)
        }
        defaults.synchronize()
        for values in Self.living { values.lookAgain(at: key) }
    }

    /// Makes the readers of a key due if something else is there now.
    private func lookAgain(at key: String) {
        let found = defaults.object(forKey: key) as? AnyHashable
        guard found != seen[key] else { return }
        seen[key] = found
        readers[key]?.notify()
    }

    /// Numbers may have been written as others, or come as words from the command line.
    private func convert<Value>(_ object: Any, _ key: String, to type: Value.Type) -> Value? {
        let value: Any? =
            switch type {
            case is Bool.Type: defaults.bool(forKey: key)
            case is Int.Type: Int("\(object)")
            case is Double.Type: Double("\(object)")
            case is URL.Type: (object as? String).flatMap { URL(string: $0) }
            default: object
            }
        return value as? Value
    }
}

/// Those in use, of which several may lead to one place.
extension DefaultsValues {
    private struct Reference {
        weak var values: DefaultsValues?
    }

    private static var all: [ObjectIdentifier: Reference] = [:]

    private static var living: [DefaultsValues] { all.values.compactMap(\.values) }

    /// Returns the values of these defaults: the same object for as long as somebody uses it.
    static func values(of defaults: UserDefaults) -> DefaultsValues {
        if let known = all[ObjectIdentifier(defaults)]?.values { return known }
        let made = DefaultsValues(defaults)
        all = all.filter { $0.value.values != nil }
        all[ObjectIdentifier(defaults)] = Reference(values: made)
        return made
    }
}

/// A default that is none of the type that is read.
private struct UnreadableDefault: Error, CustomStringConvertible {
    let description: String
}
