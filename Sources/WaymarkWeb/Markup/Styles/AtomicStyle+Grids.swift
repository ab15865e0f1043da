// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension AtomicStyle {
    /// The most columns of which each is looked through for what takes all the room there is.
    private static let mostColumns = 24

    /// What takes all the width that there is.
    private static let greedy =
        ":not(.unsized-x)>:is(.color,.spacer,.divider,.field,.toggle,.slider,.w-maxw-inf)"

    /// The distance between columns.
    static func columnGap(_ points: Double) -> String {
        StyleKey.gx.name(StyleNumber.encode(points))
    }

    /// The distance between rows.
    static func rowGap(_ points: Double) -> String { StyleKey.gy.name(StyleNumber.encode(points)) }

    /// The columns of a grid that are as wide as their cells.
    static func gridColumns(_ count: Int) -> String { StyleKey.gn.name("\(count)") }

    /// The columns of one cell, the first counted from 0.
    static func gridCell(_ column: Int, _ count: Int) -> String {
        StyleKey.gc.name("\(column)-\(count)")
    }

    /// A point of the content on the same point of its cell, in percent.
    static func gridAnchor(_ anchor: GridCellElement.Anchor) -> String {
        let (x, y) = (anchor.x * 100, anchor.y * 100)
        return StyleKey.ga.name("\(StyleNumber.encode(x))-\(StyleNumber.encode(y))")
    }

    /// A column with a cell that takes all the width there is shares it with others of this kind.
    static func gridColumns(_ text: String) -> String? {
        guard let count = count(text), count > 0 else { return nil }
        if count > mostColumns { return "grid-template-columns:repeat(\(count),auto)" }
        let columns = 0..<count
        return "grid-template-columns:" + columns.map { "var(--c\($0))" }.joined(separator: " ")
            + columns.map { ";--c\($0):auto" }.joined()
            + columns.map { column in
                ";&:has(>.grid-row>.\(gridCell(column, 1))\(greedy)){--c\(column):1fr}"
            }.joined()
    }

    static func gridCell(_ values: [String]) -> String? {
        guard let column = count(values[0]), let columns = count(values[1]), columns > 0 else {
            return nil
        }
        return "grid-column:\(column + 1)/span \(columns)"
    }

    static func gridAnchor(_ values: [String]) -> String? {
        guard let x = StyleNumber.decode(values[0]), let y = StyleNumber.decode(values[1]) else {
            return nil
        }
        let (left, top) = (StyleNumber.css(x), StyleNumber.css(y))
        let (back, up) = (StyleNumber.css(-x), StyleNumber.css(-y))
        return "place-items:start;&>*{position:relative;inset-inline-start:\(left)%;"
            + "inset-block-start:\(top)%;translate:\(back)% \(up)%}"
            + "&:dir(rtl)>*{translate:\(left)% \(up)%}"
    }

    private static func count(_ text: String) -> Int? {
        guard let count = Int(text), String(count) == text, (0...99_999).contains(count) else {
            return nil
        }
        return count
    }
}
