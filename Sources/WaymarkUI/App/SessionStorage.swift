// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// What one session keeps under keys (`SceneStorage`), and one person's lasting settings
/// (`AppStorage`).
@MainActor final class SessionStorage {
    let scene: KeyedValues
    let person: KeyedValues
    private let files: StorageFiles?

    init(savedScene: [String: Data] = [:], person: KeyedValues) {
        scene = KeyedValues(savedScene)
        self.person = person
        files = nil
    }

    /// What is kept in files between runs.
    init(_ files: StorageFiles) {
        scene = files.scene.values
        person = files.settings.values
        self.files = files
    }

    func save() { files?.save() }
}

/// Where stored values are: they know their readers.
@MainActor protocol ValueStore: AnyObject {
    func read<Value: Codable>(_ key: String, as type: Value.Type) throws -> Value?
    /// Keeps a value, or none.
    func write<Value: Codable>(_ key: String, _ value: Value?) throws
}

/// Values under keys, as JSON, and who reads them.
@MainActor final class KeyedValues: ValueStore {
    private(set) var values: [String: Data]
    /// How often a value changed.
    private(set) var version = 0
    /// Whether there were writes since this was last set to false.
    var isChanged = false
    private var readers: [String: Dependency] = [:]
    private var decoded: [String: Any] = [:]

    init(_ values: [String: Data] = [:]) { self.values = values }

    func read<Value: Codable>(_ key: String, as type: Value.Type) throws -> Value? {
        let dependency = readers[key] ?? Dependency()
        readers[key] = dependency
        dependency.noteRead()
        if let known = decoded[key] as? Value { return known }
        guard let data = values[key] else { return nil }
        let value = try JSONDecoder().decode(Value.self, from: data)
        decoded[key] = value
        return value
    }

    /// Keeps a value, or none; one that cannot be encoded leaves what was kept before.
    func write<Value: Codable>(_ key: String, _ value: Value?) throws {
        let data = try value.map { try JSONEncoder().encode($0) }
        guard data != values[key] else { return }
        values[key] = data
        decoded[key] = value
        isChanged = true
        version += 1
        readers[key]?.notify()
    }
}

/// The settings of each person, for the life of the process.
@MainActor enum PersonSettings {
    private static var all: [String: KeyedValues] = [:]

    /// Everybody without a name shares nothing: each gets settings of its own.
    static func settings(of person: String) -> KeyedValues {
        if person.isEmpty { return KeyedValues() }
        if let known = all[person] { return known }
        let made = KeyedValues()
        all[person] = made
        return made
    }
}

private struct SessionStorageKey: EnvironmentKey {
    static var defaultValue: SessionStorage? { nil }
}

extension EnvironmentValues {
    var sessionStorage: SessionStorage? {
        get { self[SessionStorageKey.self] }
        set { self[SessionStorageKey.self] = newValue }
    }
}
