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

    subscript(id: ElementID) -> ElementCell? { page(of: id)?.cells[Self.place(of: id)] }

    mutating func add(_ cell: ElementCell) {
        let page = page(of: cell.id) ?? Page(Self.number(of: cell.id))
        if page.count == 0 { pages[page.number] = page }
        page.cells[Self.place(of: cell.id)] = cell
        page.count += 1
        last = page
    }

    mutating func remove(_ id: ElementID) {
        guard let page = page(of: id), page.cells[Self.place(of: id)] != nil else { return }
        page.cells[Self.place(of: id)] = nil
        page.count -= 1
        last = page
        if page.count == 0 { pages[page.number] = nil }
    }

    private func page(of id: ElementID) -> Page? {
        let number = Self.number(of: id)
        if let last, last.number == number { return last }
        return pages[number]
    }

    private static func number(of id: ElementID) -> Int32 { id.rawValue >> Page.bits }
    private static func place(of id: ElementID) -> Int { Int(id.rawValue & (1 << Page.bits - 1)) }
}
