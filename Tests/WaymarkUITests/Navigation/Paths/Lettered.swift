// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A collection whose indices are letters: a path may not assume that indices are numbers.
struct Lettered: MutableCollection, RandomAccessCollection, RangeReplaceableCollection {
    struct Index: Comparable {
        var letter: Unicode.Scalar

        static func < (a: Index, b: Index) -> Bool { a.letter < b.letter }
    }

    private var numbers: [Int] = []

    init() {}

    var startIndex: Index { Index(letter: "a") }
    var endIndex: Index { index(startIndex, offsetBy: numbers.count) }

    subscript(position: Index) -> Int {
        get { numbers[offset(position)] }
        set { numbers[offset(position)] = newValue }
    }

    func index(after i: Index) -> Index { index(i, offsetBy: 1) }
    func index(before i: Index) -> Index { index(i, offsetBy: -1) }

    func index(_ i: Index, offsetBy distance: Int) -> Index {
        Index(letter: Unicode.Scalar(UInt32(Int(i.letter.value) + distance)) ?? "a")
    }

    func distance(from start: Index, to end: Index) -> Int {
        Int(end.letter.value) - Int(start.letter.value)
    }

    private func offset(_ index: Index) -> Int { distance(from: startIndex, to: index) }

    mutating func replaceSubrange<C: Collection>(_ subrange: Range<Index>, with new: C)
    where C.Element == Int {
        numbers.replaceSubrange(
            offset(subrange.lowerBound)..<offset(subrange.upperBound), with: new)
    }
}
