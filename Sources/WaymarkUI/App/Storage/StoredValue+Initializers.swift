// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// The kinds of values that can be kept of one window.
extension SceneStorage {
    /// A flag under a key of the window; `wrappedValue` is read until one is written.
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(access: StoredAccess(key: key, codable: wrappedValue))
    }

    /// A flag under a key of the window, or `nil` until one is written.
    public init(_ key: String) where Value == Bool? {
        self.init(access: StoredAccess(optional: key))
    }

    /// A whole number under a key of the window; `wrappedValue` is read until one is written.
    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(access: StoredAccess(key: key, codable: wrappedValue))
    }

    /// A whole number under a key of the window, or `nil` until one is written.
    public init(_ key: String) where Value == Int? {
        self.init(access: StoredAccess(optional: key))
    }

    /// A number under a key of the window; `wrappedValue` is read until one is written.
    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(access: StoredAccess(key: key, codable: wrappedValue))
    }

    /// A number under a key of the window, or `nil` until one is written.
    public init(_ key: String) where Value == Double? {
        self.init(access: StoredAccess(optional: key))
    }

    /// A string under a key of the window; `wrappedValue` is read until one is written.
    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(access: StoredAccess(key: key, codable: wrappedValue))
    }

    /// A string under a key of the window, or `nil` until one is written.
    public init(_ key: String) where Value == String? {
        self.init(access: StoredAccess(optional: key))
    }

    /// A URL under a key of the window; `wrappedValue` is read until one is written.
    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(access: StoredAccess(key: key, codable: wrappedValue))
    }

    /// A URL under a key of the window, or `nil` until one is written.
    public init(_ key: String) where Value == URL? {
        self.init(access: StoredAccess(optional: key))
    }

    /// Bytes under a key of the window; `wrappedValue` is read until one is written.
    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(access: StoredAccess(key: key, codable: wrappedValue))
    }

    /// Bytes under a key of the window, or `nil` until one is written.
    public init(_ key: String) where Value == Data? {
        self.init(access: StoredAccess(optional: key))
    }

    /// A date under a key of the window; `wrappedValue` is read until one is written.
    public init(wrappedValue: Value, _ key: String) where Value == Date {
        self.init(access: StoredAccess(key: key, codable: wrappedValue))
    }

    /// A date under a key of the window, or `nil` until one is written.
    public init(_ key: String) where Value == Date? {
        self.init(access: StoredAccess(optional: key))
    }

    /// A choice kept under a key of the window as its whole number, such as an enum's raw value.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(access: StoredAccess(key: key, raw: wrappedValue))
    }

    /// A choice kept under a key of the window as its string, such as an enum's raw value.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(access: StoredAccess(key: key, raw: wrappedValue))
    }

    /// A choice kept as its whole number, or `nil` until one is written or when none has it.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
        self.init(access: StoredAccess(optionalRaw: key))
    }

    /// A choice kept as its string, or `nil` until one is written or when none has it.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
        self.init(access: StoredAccess(optionalRaw: key))
    }
}

/// The kinds of values that can be kept of one person.
///
/// Where a `store` is handed over, the value is kept there as `UserDefaults` keeps it, and belongs
/// to the process. *Differs from Apple:* without one it belongs to the person; a URL in a store is
/// kept as its string.
extension AppStorage {
    /// A flag under a key of the person; `wrappedValue` is read until one is written.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == Bool {
        self.init(access: StoredAccess(key: key, codable: wrappedValue), store: store)
    }

    /// A flag under a key of the person, or `nil` until one is written.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(access: StoredAccess(optional: key), store: store)
    }

    /// A whole number under a key of the person; `wrappedValue` is read until one is written.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(access: StoredAccess(key: key, codable: wrappedValue), store: store)
    }

    /// A whole number under a key of the person, or `nil` until one is written.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(access: StoredAccess(optional: key), store: store)
    }

    /// A number under a key of the person; `wrappedValue` is read until one is written.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == Double {
        self.init(access: StoredAccess(key: key, codable: wrappedValue), store: store)
    }

    /// A number under a key of the person, or `nil` until one is written.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(access: StoredAccess(optional: key), store: store)
    }

    /// A string under a key of the person; `wrappedValue` is read until one is written.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == String {
        self.init(access: StoredAccess(key: key, codable: wrappedValue), store: store)
    }

    /// A string under a key of the person, or `nil` until one is written.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(access: StoredAccess(optional: key), store: store)
    }

    /// A URL under a key of the person; `wrappedValue` is read until one is written.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(access: StoredAccess(key: key, codable: wrappedValue), store: store)
    }

    /// A URL under a key of the person, or `nil` until one is written.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(access: StoredAccess(optional: key), store: store)
    }

    /// Bytes under a key of the person; `wrappedValue` is read until one is written.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == Data {
        self.init(access: StoredAccess(key: key, codable: wrappedValue), store: store)
    }

    /// Bytes under a key of the person, or `nil` until one is written.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(access: StoredAccess(optional: key), store: store)
    }

    /// A date under a key of the person; `wrappedValue` is read until one is written.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == Date {
        self.init(access: StoredAccess(key: key, codable: wrappedValue), store: store)
    }

    /// A date under a key of the person, or `nil` until one is written.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(access: StoredAccess(optional: key), store: store)
    }

    /// A choice kept under a key of the person as its whole number, such as an enum's raw value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(access: StoredAccess(key: key, raw: wrappedValue), store: store)
    }

    /// A choice kept under a key of the person as its string, such as an enum's raw value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(access: StoredAccess(key: key, raw: wrappedValue), store: store)
    }

    /// A choice kept as its whole number, or `nil` until one is written or when none has it.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == Int {
        self.init(access: StoredAccess(optionalRaw: key), store: store)
    }

    /// A choice kept as its string, or `nil` until one is written or when none has it.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(access: StoredAccess(optionalRaw: key), store: store)
    }
}
