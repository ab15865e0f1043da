// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The treatment of an identifier in a restored path that is no longer known. *Not Apple's.*
public enum UnknownPathElement: Sendable {
    /// It is left out, and the rest of the path stays.
    case isSkipped
    /// The path ends before it, because what lies above belonged to it.
    case endsPath
}

extension Sequence {
    /// The path of the values that these saved identifiers stand for.
    ///
    /// Use it where identifiers are kept and not copies of models, which may have changed or gone
    /// since: `path = savedIDs.restoredPath(unknown: .endsPath) { store.recipe($0) }`.
    /// *Not Apple's* (RES-004).
    ///
    /// - Parameters:
    ///   - unknown: What an identifier without a value does to the path.
    ///   - find: The value of an identifier; `nil` where it is unknown.
    /// - Throws: What `find` throws.
    public func restoredPath<Value>(
        unknown: UnknownPathElement, finding find: (Element) throws -> Value?
    ) rethrows -> [Value] {
        var path: [Value] = []
        for identifier in self {
            if let value = try find(identifier) {
                path.append(value)
            } else if unknown == .endsPath {
                break
            }
        }
        return path
    }
}
