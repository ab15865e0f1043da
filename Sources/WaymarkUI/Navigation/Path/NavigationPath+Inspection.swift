// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Looking into a path. None of this is Apple's: code that must compile there keeps an array of its
/// own beside the path.
extension NavigationPath {
    /// A restored value whose type no destination has claimed yet.
    public struct UndecodedElement: Equatable, Sendable {
        /// The type's full name as it was saved, such as `App.Recipe`.
        public let typeName: String
        /// The value as JSON, to the letter as it was saved.
        public let json: String
    }

    /// The values, the first of which is next to the root; restored values that were not decoded
    /// yet are `UndecodedElement`s. *Not Apple's.*
    public var elements: [Any] { storage.map(\.inspected) }

    /// The value of the frontmost screen, or `nil` where only the root shows. *Not Apple's.*
    public var last: Any? { storage.last?.inspected }

    /// True if an equal value of exactly this type is on the path; restored values are decoded to
    /// find out. *Not Apple's.*
    public func contains<V: Hashable>(_ value: V) -> Bool {
        storage.contains { $0.content(as: V.self) == value }
    }

    /// The last value of exactly this type, or `nil` where there is none. *Not Apple's.*
    public func last<V: Hashable>(as type: V.Type) -> V? {
        storage.reversed().lazy.compactMap { $0.content(as: type) }.first
    }

    /// Removes what lies above the last value of exactly this type, so that its screen shows.
    /// *Not Apple's.*
    ///
    /// - Returns: Whether there was such a value; the path is as it was where there is none.
    @discardableResult public mutating func pop<V: Hashable>(to type: V.Type) -> Bool {
        guard let index = storage.lastIndex(where: { $0.content(as: type) != nil }) else {
            return false
        }
        removeLast(count - index - 1)
        return true
    }
}

extension PathElement {
    /// The value as a `V`, decoded if need be; `nil` for any other type and for what cannot be
    /// decoded.
    fileprivate func content<V: Hashable>(as type: V.Type) -> V? {
        guard let decoded = try? decoded(as: type) else { return nil }
        return decoded.content
    }

    fileprivate var inspected: Any {
        if let value { return value }
        let json = (try? json()) ?? nil
        return NavigationPath.UndecodedElement(typeName: savedName, json: json ?? "")
    }
}
