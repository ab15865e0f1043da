// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The cells of a graph by their ids. Ids are given one after the other, so that neighbours share a
/// page, and most steps need no look into the table of pages.
@MainActor struct CellTable {
    private final class Page {
        let number: Int32
        var cells = [ElementCell?](repeating: nil, count: 1 << Page.bits)
        var count = 0

        static let bits: Int32 = 6

        init(_ number: Int32) { self.number = number }
    }

    private var pages: [Int32: Page] = [:]
    /// The page of the last step.
    private var last: Page?

    var isEmpty: Bool { pages.isEmpty }

    subscript(id: ElementID) -> ElementCell? {
        pages[id.rawValue >> Page.bits]?.cells[Self.place(of: id)]
    }

    mutating func add(_ cell: ElementCell) {
        let number = cell.id.rawValue >> Page.bits
        let page = self.page(number) ?? Page(number)
        if page.count == 0 { pages[number] = page }
        page.cells[Self.place(of: cell.id)] = cell
        page.count += 1
        last = page
    }

    mutating func remove(_ id: ElementID) {
        guard let page = page(id.rawValue >> Page.bits), page.cells[Self.place(of: id)] != nil
        else { return }
        page.cells[Self.place(of: id)] = nil
        page.count -= 1
        last = page
        if page.count == 0 { pages[page.number] = nil }
    }

    private func page(_ number: Int32) -> Page? {
        if let last, last.number == number { return last }
        return pages[number]
    }

    private static func place(of id: ElementID) -> Int { Int(id.rawValue & (1 << Page.bits - 1)) }
}
