// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// The list that the buttons of the page work on.
@MainActor @Observable final class RowList {
    private(set) var rows: [Row] = []
    var selection: Int?
    private var lastID = 0
    private var chance = Chance()

    func replace(by count: Int) {
        rows = make(count)
        selection = nil
    }

    func append(_ count: Int) { rows += make(count) }

    /// One change of the list, as seen from outside, and not one for each row.
    func update() {
        var updated = rows
        for index in stride(from: 0, to: updated.count, by: 10) { updated[index].label += " !!!" }
        rows = updated
    }

    func clear() { replace(by: 0) }

    func swap() {
        if rows.count > 998 { rows.swapAt(1, 998) }
    }

    func remove(_ row: Row) { rows.removeAll { $0.id == row.id } }

    private func make(_ count: Int) -> [Row] {
        defer { lastID += count }
        return (0..<count).map {
            Row(id: lastID + $0 + 1, label: Row.randomLabel(using: &chance))
        }
    }
}

/// Random numbers without asking the system for each, as what makes rows elsewhere has them.
private struct Chance: RandomNumberGenerator {
    private var state = UInt64.random(in: 1 ... .max)

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
