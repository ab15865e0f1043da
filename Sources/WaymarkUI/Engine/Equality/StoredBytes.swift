// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// The bytes of a type's values that hold something: all but the padding between its properties,
/// which holds anything.
struct StoredBytes {
    private(set) var ranges: [Range<Int>] = []

    init(of type: Any.Type) { add(type, at: 0) }

    private mutating func add(_ type: Any.Type, at start: Int) {
        let whole = start..<start + Layout(of: type).size
        guard let fields = allProperties(of: type) else { return add(whole) }
        for field in fields {
            let place = start + field.offset
            if field.isStruct {
                add(field.type, at: place)
            } else {
                add(place..<place + Layout(of: field.type).size)
            }
        }
    }

    private mutating func add(_ range: Range<Int>) {
        if let last = ranges.last, last.upperBound == range.lowerBound {
            ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
        } else if !range.isEmpty {
            ranges.append(range)
        }
    }

    /// True if two values of the type are one, byte for byte.
    func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
        for range in ranges {
            let start = range.lowerBound
            guard memcmp(left + start, right + start, range.count) == 0 else { return false }
        }
        return true
    }
}

private struct Layout {
    let size: Int
    let alignment: Int

    init(of type: Any.Type) {
        func layout<Value>(_ type: Value.Type) -> (Int, Int) {
            (MemoryLayout<Value>.size, MemoryLayout<Value>.alignment)
        }
        (size, alignment) = _openExistential(type, do: layout)
    }
}

/// The properties of a type; `nil` if it has none, or has more than can be seen, so that there are
/// larger gaps between them than their places ask for.
private func allProperties(of type: Any.Type) -> [StoredProperty]? {
    guard let properties = Reflection.properties(of: type), !properties.isEmpty else { return nil }
    var end = 0
    for property in properties {
        let layout = Layout(of: property.type)
        guard (0..<layout.alignment).contains(property.offset - end) else { return nil }
        end = property.offset + layout.size
    }
    return end == Layout(of: type).size ? properties : nil
}
