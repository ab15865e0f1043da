// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The cells of a graph by the ids of their elements, and of those inside them that have no cells.
///
/// Ids are given one after the other, so that neighbours share a page, and most steps need no look
/// into the table of pages.
@MainActor struct CellTable {
    private final class Page {
        let number: Int32
        /// The cells of the page, in the order of their ids.
        var cells: [ElementCell] = []

        static let bits: Int32 = 7

        init(_ number: Int32) { self.number = number }

        /// Returns the index after the last cell that has this id or a smaller one.
        func end(upTo id: ElementID) -> Int {
            var (low, high) = (0, cells.count)
            while low < high {
                let middle = (low + high) / 2
                if cells[middle].id.rawValue <= id.rawValue {
                    low = middle + 1
                } else {
                    high = middle
                }
            }
            return low
        }
    }

    private var pages: [Int32: Page] = [:]
    /// The page of the last step.
    private var last: Page?
    /// The most elements without a cell of their own that one cell has inside.
    private var mostInside: Int32 = 0

    var isEmpty: Bool { pages.isEmpty }

    /// The cell of an element, or the one that it is inside of.
    subscript(id: ElementID) -> ElementCell? {
        guard id.rawValue > 0 else { return nil }
        var number = Self.number(of: id)
        let first = Self.number(of: ElementID(id.rawValue - mostInside))
        while number >= first {
            if let page = page(number), case let end = page.end(upTo: id), end > 0 {
                let cell = page.cells[end - 1]
                return id.rawValue <= cell.id.rawValue + cell.insideCount ? cell : nil
            }
            number -= 1
        }
        return nil
    }

    mutating func add(_ cell: ElementCell) {
        let number = Self.number(of: cell.id)
        let page = page(number) ?? Page(number)
        if page.cells.isEmpty { pages[number] = page }
        page.cells.insert(cell, at: page.end(upTo: cell.id))
        last = page
    }

    /// Finds a cell by the numbers after its own, too: those of elements inside that have no cells.
    mutating func add(_ count: Int32, inside cell: ElementCell) {
        cell.insideCount = count
        mostInside = max(mostInside, count)
    }

    mutating func remove(_ id: ElementID) {
        guard let page = page(Self.number(of: id)), case let end = page.end(upTo: id), end > 0,
            page.cells[end - 1].id == id
        else { return }
        page.cells.remove(at: end - 1)
        last = page
        if page.cells.isEmpty { pages[page.number] = nil }
    }

    private func page(_ number: Int32) -> Page? {
        if let last, last.number == number { return last }
        return pages[number]
    }

    private static func number(of id: ElementID) -> Int32 { id.rawValue >> Page.bits }
}
