// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Values that cannot be written, under the numbers by which routes name them.
///
/// Objects are found again only as long as the app keeps them, so that a popped screen's object
/// goes with it (NAV-179).
struct RememberedValues {
    private var values: [RememberedElement] = []
    /// The index at which each was put last, by the hash of its key: links by the thousand are
    /// remembered.
    private var places: [Int: Int] = [:]

    /// Returns the segment that names the element in routes of this session.
    mutating func segment(of element: PathElement) -> String {
        let key = Key(element).hashValue
        if let index = places[key], values[index].element?.isEqual(to: element) == true {
            return "@\(index)"
        }
        places[key] = values.count
        values.append(element.remembered)
        return "@\(values.count - 1)"
    }

    /// A route up to the first value that only its own session knows.
    static func writable(_ route: [String]) -> [String] {
        Array(route.prefix { !isKey($0) })
    }

    /// Returns true if a segment is the number of a value instead of the value.
    private static func isKey(_ segment: String) -> Bool {
        segment.hasPrefix("@") && Int(segment.dropFirst()) != nil
    }

    func element(of segment: String) -> PathElement? {
        guard segment.hasPrefix("@"), let index = Int(segment.dropFirst()),
            values.indices.contains(index)
        else { return nil }
        return values[index].element
    }

    /// The facts that tell values apart; for objects their identity, because a key would keep them.
    private struct Key: Hashable {
        let type: ObjectIdentifier?
        let value: AnyHashable?

        init(_ element: PathElement) {
            type = element.typeID
            value =
                element.object.map { AnyHashable(ObjectIdentifier($0)) }
                ?? (element.value as? AnyHashable)
        }
    }
}
