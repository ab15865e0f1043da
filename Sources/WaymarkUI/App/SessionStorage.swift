// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// What one session keeps under keys (`SceneStorage`), and one person's lasting settings
/// (`AppStorage`).
@MainActor final class SessionStorage {
    let scene: KeyedValues
    let person: KeyedValues
    private let files: StorageFiles?
    private let name: String

    /// What is the session's and the person's, and goes with the process.
    init(savedScene: [String: Data] = [:], of person: String) {
        scene = KeyedValues(savedScene)
        name = person
        self.person = PersonSettings.shared.take(person)
        files = nil
    }

    /// What is kept in files between runs.
    init(_ files: StorageFiles) {
        scene = files.scene.values
        person = files.settings.values
        name = ""
        self.files = files
    }

    func save() { files?.save() }

    /// The session is over.
    func end() {
        save()
        PersonSettings.shared.giveBack(name)
    }
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

    /// Nobody reads here for now: only the values stay.
    func rest() {
        readers = [:]
        decoded = [:]
    }

    /// About how much memory the values take, in bytes.
    var size: Int { values.reduce(0) { $0 + $1.key.utf8.count + $1.value.count + 100 } }
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
