// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
@_spi(Reflection) import Swift

/// Which bytes of a type's values hold something: all but those between its properties, which are
/// what they happened to be.
struct StoredBytes {
    private(set) var ranges: [Range<Int>] = []

    init(of type: Any.Type) { add(type, at: 0) }

    private mutating func add(_ type: Any.Type, at start: Int) {
        func size<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
        let end = start + _openExistential(type, do: size)
        guard start < end else { return }
        var fields: [(type: Any.Type, offset: Int, isStruct: Bool)] = []
        let isKnown = _forEachField(of: type) { _, offset, field, kind in
            fields.append((field, offset, kind == .struct))
            return true
        }
        guard isKnown, !fields.isEmpty else { return add(start..<end) }
        for field in fields {
            let place = start + field.offset
            if field.isStruct {
                add(field.type, at: place)
            } else {
                add(place..<place + _openExistential(field.type, do: size))
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

    /// Whether two values of the type are one, byte for byte.
    func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
        for range in ranges {
            let start = range.lowerBound
            guard memcmp(left + start, right + start, range.count) == 0 else { return false }
        }
        return true
    }
}
