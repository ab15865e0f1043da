// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// The storage of one session under keys (`SceneStorage`), and of one person's lasting settings
/// (`AppStorage`).
@MainActor final class SessionStorage {
    let scene: KeyedValues
    let person: KeyedValues
    private let files: StorageFiles?
    private let name: String

    /// Makes the storage of a session and its person, which lasts as long as the process and what
    /// that saved.
    init(_ saved: SavedState?, of person: String) {
        scene = KeyedValues(saved?.scene ?? [:])
        name = person
        self.person = PersonSettings.shared.take(person)
        self.person.take(saved?.settings ?? [:])
        files = nil
    }

    /// Makes storage that is kept in files between runs.
    init(_ files: StorageFiles) {
        scene = files.scene.values
        person = files.settings.values
        name = ""
        self.files = files
    }

    func save() { files?.save() }

    /// The settings that another process needs to know of the person; `nil` if files keep them.
    var settings: [String: DatedValue]? {
        guard files == nil else { return nil }
        let dated = person.dated
        return dated.isEmpty ? nil : dated
    }

    /// Ends the session: saves its values and gives back those of the person.
    func end() {
        save()
        PersonSettings.shared.giveBack(name)
    }
}

/// A value as JSON, or that there is none, and since when.
struct DatedValue: Codable, Equatable {
    let date: Date
    let data: Data?
}

/// A place for stored values, which knows their readers.
@MainActor protocol ValueStore: AnyObject {
    func read<Value: Codable>(_ key: String, as type: Value.Type) throws -> Value?
    /// Keeps a value, or none.
    func write<Value: Codable>(_ key: String, _ value: Value?) throws
}

/// Values under keys, as JSON, and who reads them.
@MainActor final class KeyedValues: ValueStore {
    private(set) var values: [String: Data]
    /// The number of changes made to values so far.
    private(set) var version = 0
    /// True if there were writes since this was last set to false.
    var isChanged = false
    private var readers: [String: Dependency] = [:]
    private var decoded: [String: Any] = [:]
    private var dates: [String: Date] = [:]

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
        // A clock that was set back makes nothing older than what it is written over.
        let earliest = dates[key].map { $0 + 0.001 } ?? .distantPast
        keep(DatedValue(date: max(Date(), earliest), data: data), decoded: value, for: key)
    }

    private func keep(_ value: DatedValue, decoded: Any? = nil, for key: String) {
        values[key] = value.data
        dates[key] = value.date
        self.decoded[key] = decoded
        isChanged = true
        version += 1
        readers[key]?.notify()
    }

    /// The values that were written, with the dates of their last writes.
    var dated: [String: DatedValue] {
        dates.reduce(into: [:]) { $0[$1.key] = DatedValue(date: $1.value, data: values[$1.key]) }
    }

    /// Takes what another process wrote later than this one.
    func take(_ saved: [String: DatedValue]) {
        for (key, value) in saved where value.date > dates[key] ?? .distantPast {
            keep(value, for: key)
        }
    }

    /// Keeps only the values, as nobody reads here for now.
    func rest() {
        readers = [:]
        decoded = [:]
    }

    /// The memory that the values take, in bytes, roughly.
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
