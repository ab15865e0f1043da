// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A list of values of any hashable types: what a navigation stack shows above its root.
///
/// Bind a `NavigationStack` to one when its screens have values of several types; use an array for
/// one type.
public struct NavigationPath: Equatable {
    private(set) var storage: [PathElement] = []

    /// An empty path: only the root shows.
    public init() {}

    /// A path with these values, the first of which is next to the root.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        storage = elements.map { PathValue($0) }
    }

    /// The same for values that can be saved with the path.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable, S.Element: Codable {
        storage = elements.map { PathValue($0) }
    }

    /// A path from its saved form; its values are decoded when a destination of their type appears
    /// (NAV-155).
    public init(_ codable: CodableRepresentation) {
        storage = codable.elements
    }

    init(storage: [PathElement]) { self.storage = storage }

    /// The number of values.
    public var count: Int { storage.count }

    /// True if only the root shows.
    public var isEmpty: Bool { storage.isEmpty }

    /// The form to save, or `nil` when a value's type cannot be encoded (NAV-150).
    ///
    /// *Differs from Apple:* the value's own type decides, not the type that generic code knew
    /// (NAV-151).
    public var codable: CodableRepresentation? {
        for element in storage where !(element is PathText) {
            guard element.value is any Codable else {
                let type = element.typeName.withoutModule
                IssueLog.report(.unencodablePathElement(type: type), from: "NavigationPath")
                return nil
            }
        }
        return CodableRepresentation(elements: storage)
    }

    /// Adds a value; the stack pushes its screen.
    public mutating func append<V: Hashable>(_ value: V) { storage.append(PathValue(value)) }

    /// Adds a value that can be saved with the path; the stack pushes its screen.
    public mutating func append<V: Hashable & Codable>(_ value: V) {
        storage.append(PathValue(value))
    }

    /// Removes the last `k` values; `k` is between 0 and `count` (NAV-162).
    public mutating func removeLast(_ k: Int = 1) {
        precondition(k >= 0, "cannot remove a negative number of values from a path")
        precondition(k <= count, "cannot remove \(k) values from a path of \(count)")
        storage.removeLast(k)
    }

    /// True if both hold equal values of the same types in the same order (NAV-161).
    public static func == (a: NavigationPath, b: NavigationPath) -> Bool {
        a.storage.count == b.storage.count
            && zip(a.storage, b.storage).allSatisfy { $0.isEqual(to: $1) }
    }
}

extension NavigationPath {
    /// A path as it is saved, in Apple's format: type names and JSON texts, the last value first
    /// (NAV-152).
    public struct CodableRepresentation: Codable, Equatable {
        let elements: [PathElement]

        init(elements: [PathElement]) { self.elements = elements }

        /// - Throws: `DecodingError` when the pairs of names and texts are not complete.
        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var reversed: [PathElement] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self)
                guard !container.isAtEnd else {
                    throw DecodingError.dataCorruptedError(
                        in: container, debugDescription: "the type '\(name)' has no value after it")
                }
                reversed.append(PathText(name: name, text: try container.decode(String.self)))
            }
            elements = reversed.reversed()
        }

        /// - Throws: What encoding a value throws.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for element in elements.reversed() {
                guard let json = try element.json() else { continue }
                if element.hasUnstableName {
                    let type = element.typeName.withoutModule
                    IssueLog.report(.unstableTypeName(type: type), from: "NavigationPath")
                }
                try container.encode(element.savedName)
                try container.encode(json)
            }
        }

        /// True if both stand for equal paths: equal values of the same types in the same order.
        public static func == (a: CodableRepresentation, b: CodableRepresentation) -> Bool {
            NavigationPath(storage: a.elements) == NavigationPath(storage: b.elements)
        }
    }
}
