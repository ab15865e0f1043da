// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// The kinds of values that can be kept of one window.
extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(core: StoredCore(key: key, codable: wrappedValue))
    }

    public init(_ key: String) where Value == Bool? {
        self.init(core: StoredCore(optional: key))
    }

    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(core: StoredCore(key: key, codable: wrappedValue))
    }

    public init(_ key: String) where Value == Int? {
        self.init(core: StoredCore(optional: key))
    }

    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(core: StoredCore(key: key, codable: wrappedValue))
    }

    public init(_ key: String) where Value == Double? {
        self.init(core: StoredCore(optional: key))
    }

    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(core: StoredCore(key: key, codable: wrappedValue))
    }

    public init(_ key: String) where Value == String? {
        self.init(core: StoredCore(optional: key))
    }

    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(core: StoredCore(key: key, codable: wrappedValue))
    }

    public init(_ key: String) where Value == URL? {
        self.init(core: StoredCore(optional: key))
    }

    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(core: StoredCore(key: key, codable: wrappedValue))
    }

    public init(_ key: String) where Value == Data? {
        self.init(core: StoredCore(optional: key))
    }

    public init(wrappedValue: Value, _ key: String) where Value == Date {
        self.init(core: StoredCore(key: key, codable: wrappedValue))
    }

    public init(_ key: String) where Value == Date? {
        self.init(core: StoredCore(optional: key))
    }

    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(core: StoredCore(key: key, raw: wrappedValue))
    }

    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(core: StoredCore(key: key, raw: wrappedValue))
    }

    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
        self.init(core: StoredCore(optionalRaw: key))
    }

    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
        self.init(core: StoredCore(optionalRaw: key))
    }
}

/// The kinds of values that can be kept of one person.
///
/// *Differs from Apple:* `store` is not used: settings belong to a person.
extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(core: StoredCore(key: key, codable: wrappedValue))
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(core: StoredCore(optional: key))
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(core: StoredCore(key: key, codable: wrappedValue))
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(core: StoredCore(optional: key))
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(core: StoredCore(key: key, codable: wrappedValue))
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(core: StoredCore(optional: key))
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(core: StoredCore(key: key, codable: wrappedValue))
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(core: StoredCore(optional: key))
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(core: StoredCore(key: key, codable: wrappedValue))
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(core: StoredCore(optional: key))
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(core: StoredCore(key: key, codable: wrappedValue))
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(core: StoredCore(optional: key))
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(core: StoredCore(key: key, codable: wrappedValue))
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(core: StoredCore(optional: key))
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(core: StoredCore(key: key, raw: wrappedValue))
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(core: StoredCore(key: key, raw: wrappedValue))
    }

    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
        self.init(core: StoredCore(optionalRaw: key))
    }

    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == String {
        self.init(core: StoredCore(optionalRaw: key))
    }
}

