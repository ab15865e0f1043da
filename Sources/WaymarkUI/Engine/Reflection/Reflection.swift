// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

@_spi(Reflection) import Swift

/// One stored property of a type.
struct StoredProperty: Equatable {
    let name: String
    let type: any Any.Type
    /// Bytes from the start of a value.
    let offset: Int
    /// True for a property that is a struct itself.
    let isStruct: Bool

    static func == (a: Self, b: Self) -> Bool {
        a.name == b.name && a.type == b.type && a.offset == b.offset && a.isStruct == b.isStruct
    }
}

/// Asks the Swift runtime about the stored properties of types.
///
/// No other file uses this interface, which the runtime keeps for Swift's own libraries and may
/// change; `ReflectionCheck` says so when it does.
enum Reflection {
    /// The stored properties of a type in their order; `nil` where the runtime tells nothing.
    static func properties(of type: any Any.Type) -> [StoredProperty]? {
        var found: [StoredProperty] = []
        let isKnown = _forEachField(of: type) { name, offset, type, kind in
            found.append(
                StoredProperty(
                    name: String(cString: name), type: type, offset: offset,
                    isStruct: kind == .struct))
            return true
        }
        return isKnown ? found : nil
    }

    /// Visits the properties that have key paths: those that hold no closure and no weak or unowned
    /// reference.
    static func forEachKeyPath<Value>(
        of type: Value.Type, _ body: (String, PartialKeyPath<Value>) -> Void
    ) {
        _ = _forEachFieldWithKeyPath(of: type, options: .ignoringUnknown) { name, keyPath in
            body(String(cString: name), keyPath)
            return true
        }
    }
}

extension _EachFieldOptions {
    /// Passes over properties that cannot have a key path instead of giving up.
    fileprivate static let ignoringUnknown = _EachFieldOptions(rawValue: 2)
}
