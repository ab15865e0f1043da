// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The type of the elements that rows are made for.
struct ElementType: Equatable, Sendable {
    /// The name by which it is known everywhere in its module.
    let name: String
    /// True if its values are `Hashable`, as the source says.
    let isHashable: Bool
    /// True if it may come from another module.
    let isPublic: Bool

    /// The types of the system that are known to be `Hashable`.
    static let known: Set<String> = [
        "Bool", "CGFloat", "Character", "Color", "Data", "Date", "Decimal", "Double", "Float",
        "IndexPath", "Int", "Int16", "Int32", "Int64", "Int8", "Locale", "String", "Substring",
        "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL", "UUID",
    ]
}

extension ProjectIndex {
    /// True if values of a type are declared to be `Hashable`, by what it or an extension says.
    func isHashable(_ type: TypeFacts, from path: String, _ seen: Set<String> = []) -> Bool {
        if type.isHashableByNature { return true }
        guard !seen.contains(type.name) else { return false }
        let inherited = declarations(of: type.name.lastPart, from: path)
            .filter { $0.name == type.name }
            .reduce(into: Set<String>()) { $0.formUnion($1.inherited) }
        if !inherited.isDisjoint(with: Self.hashable) { return true }
        return inherited.contains { name in
            declarations(of: name, from: path).contains {
                $0.kind != .extended && $0.name.lastPart == name
                    && isHashable($0, from: path, seen.union([type.name]))
            }
        }
    }

    /// The classes and protocols that make all their subclasses, and all types that conform to
    /// them, `Hashable`.
    private static let hashable: Set<String> = [
        "Hashable", "NSManagedObject", "NSObject", "PersistentModel",
    ]
}
#endif
