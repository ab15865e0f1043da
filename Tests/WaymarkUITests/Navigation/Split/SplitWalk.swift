// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import RandomCases
import SwiftUI
import WaymarkElements

@testable import WaymarkTesting

/// A person and a program at one split view, and what must hold after each of their steps.
@MainActor struct SplitWalk {
    let model: SplitModel
    let screen: WaymarkTesting.Screen
    private var random: SplitMix64
    private(set) var isCompact = false
    private(set) var elements: [Element] = []
    var faults: [String] = []

    init(_ model: SplitModel, seed: UInt64) {
        self.model = model
        random = SplitMix64(seed: seed)
        screen = Screen(.regular) { RandomSplit(model: model) }
        readElements()
    }

    /// Does something, notes what went wrong, and says what it did.
    mutating func step() throws -> String {
        faults = []
        let before = SplitSnapshot(model, top: expectedTop)
        let move = SplitMove.allCases.randomElement(using: &random) ?? .resize
        let description = try perform(move)
        let after = SplitSnapshot(model, top: expectedTop)
        readElements()
        check(move, from: before, to: after)
        checkWhatIsShown()
        return description
    }

    private mutating func readElements() {
        elements = []
        screen.session.root.forEach { elements.append($0) }
    }

    private mutating func perform(_ move: SplitMove) throws -> String {
        switch move {
        case .resize:
            isCompact.toggle()
            screen.resize(to: isCompact ? .compact : .regular)
        case .choose: return try press(rowsShown) ?? "nothing to choose"
        case .push: return try press(linksShown) ?? "nothing to follow"
        case .back: if screen.canGoBack { try screen.back() }
        case .toggle: if !isCompact { try screen.toggleSidebar() }
        case .write: return write()
        }
        return "\(move)"
    }

    private mutating func press(_ names: [String]) throws -> String? {
        guard let name = names.randomElement(using: &random) else { return nil }
        try screen.press(name)
        return "press \(name)"
    }

    /// The program changes one or two of the values.
    private mutating func write() -> String {
        var values: [String] = []
        for _ in 0..<Int.random(in: 1...2, using: &random) { values.append(writeOne()) }
        return "write " + values.joined(separator: ", ")
    }

    private mutating func writeOne() -> String {
        let numbers = (0..<Int.random(in: 0...3, using: &random)).map { $0 + 1 }
        switch Int.random(in: 0..<6, using: &random) {
        case 0:
            return set(model.letter, to: (SplitModel.letters + ["z"]).randomElement(using: &random))
        case 1: return set(model.number, to: SplitModel.numbers.randomElement(using: &random))
        case 2: return random.oneIn(2) ? set(model.letter, to: nil) : set(model.number, to: nil)
        case 3: return set(model.detailPath, to: numbers)
        case 4 where model.columnCount == 3: return set(model.contentPath, to: numbers)
        case 5 where model.column != nil: return writeColumn()
        default:
            let all: [NavigationSplitViewVisibility] = [
                .automatic, .all, .doubleColumn, .detailOnly,
            ]
            return set(model.visibility, to: all.randomElement(using: &random) ?? .all)
        }
    }

    private mutating func writeColumn() -> String {
        let all: [NavigationSplitViewColumn] = [.sidebar, .content, .detail]
        guard let column = model.column, let value = all.randomElement(using: &random) else {
            return ""
        }
        return set(column, to: value)
    }

    private func set<Value>(_ recorded: Recorded<Value>, to value: Value) -> String {
        screen.change { recorded.value = value }
        return "\(value)"
    }
}

/// A step that can happen to a split view.
enum SplitMove: CaseIterable { case resize, choose, push, back, toggle, write }

/// The values and how often views have written them.
@MainActor struct SplitSnapshot {
    let letter: String?
    let number: Int?
    let paths: [[Int]]
    /// The column that compact width shows.
    let top: Int
    let writes: [Int]
    let born: Int
    let living: Int

    init(_ model: SplitModel, top: Int) {
        self.top = top
        letter = model.letter.value
        number = model.number.value
        paths = [model.contentPath.value, model.detailPath.value]
        writes = [
            model.letter.writes.count, model.number.writes.count, model.contentPath.writes.count,
            model.detailPath.writes.count, model.visibility.writes.count,
            model.column?.writes.count ?? 0,
        ]
        born = model.census.born
        living = model.census.living
    }
}

extension SplitWalk {
    var shownColumns: [ColumnElement.Kind] {
        elements.compactMap { if case .column(let column) = $0.role { column.kind } else { nil } }
    }

    var titles: [String] { elements.compactMap { $0.screen?.title } }

    func selectedRow(startingWith prefix: String) -> String? {
        elements.first { $0.isSelectedRow && $0.label.hasPrefix(prefix) }?.label
    }

    var rowsShown: [String] {
        elements.filter { if case .row = $0.role { true } else { false } }.map(\.label)
    }

    var linksShown: [String] {
        elements.filter { if case .link = $0.role { true } else { false } }.map(\.label)
    }
}
