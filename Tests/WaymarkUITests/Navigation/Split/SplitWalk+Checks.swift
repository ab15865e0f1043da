// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import WaymarkElements

@testable import WaymarkTesting

extension SplitWalk {
    /// Checks that a step changed and wrote only what it may, and each value once at most.
    mutating func check(
        _ move: SplitMove, from before: SplitSnapshot, to after: SplitSnapshot
    ) {
        let writes = zip(before.writes, after.writes).map { $1 - $0 }
        if writes.contains(where: { $0 > 1 }) {
            faults.append("a value is written twice: \(writes)")
        }
        switch move {
        case .resize, .toggle:
            expect(before.born == after.born, "a screen is made anew (NAV-130)")
            expect(before.living == after.living, "a screen is released (NAV-130)")
            expect(writes[..<4] == [0, 0, 0, 0], "selections or paths are written (NAV-130)")
            expect(writes[5] == 0, "the preferred column is written")
            expect(move == .toggle || writes[4] == 0, "the visibility is written (NAV-105)")
        case .choose:
            let isNew = before.letter != after.letter || before.number != after.number
            if isNew {
                expect(after.paths[1].isEmpty, "the detail's stack is not at its root (NAV-115)")
            }
            if before.letter != after.letter, model.columnCount == 3 {
                expect(after.paths[0].isEmpty, "the content's stack is not at its root (NAV-115)")
            }
            if !isNew { expect(before.paths == after.paths, "the same choice pops (NAV-115)") }
        case .push:
            expect(writes[0] == 0 && writes[1] == 0, "a push selects")
        case .back:
            if isCompact { checkBack(from: before, to: after, writes) }
            expect(before.letter == after.letter || isCompact, "Back selects")
        case .write:
            expect(writes.allSatisfy { $0 == 0 }, "the program's write is followed by another")
        }
    }

    /// Back walks the path of the column on top, then leaves the column (NAV-123, NAV-124).
    private mutating func checkBack(
        from before: SplitSnapshot, to after: SplitSnapshot, _ writes: [Int]
    ) {
        guard before.top > 0 else { return }
        let isDetail = before.top == model.columnCount - 1
        let path = before.paths[isDetail ? 1 : 0]
        if !path.isEmpty {
            expect(after.paths[isDetail ? 1 : 0] == path.dropLast(), "Back is no pop (NAV-124)")
            expect(writes[0] + writes[1] == 0, "Back selects before the path is empty (NAV-124)")
        } else if before.top == 1 {
            expect(after.letter == nil, "Back keeps the letter (NAV-123)")
        } else {
            expect(after.number == nil, "Back keeps the number (NAV-123)")
        }
        guard let column = model.column, path.isEmpty else { return }
        let all: [NavigationSplitViewColumn] = [.sidebar, .content, .detail]
        expect(column.value == all[before.top - 1], "the preference stays (NAV-125)")
    }

    private mutating func expect(_ condition: Bool, _ fault: String) {
        if !condition { faults.append(fault) }
    }

    /// Checks that what is shown is a function of bindings and width, and of nothing else.
    mutating func checkWhatIsShown() {
        let shown = shownColumns
        expect(shown == expectedColumns, "shown are \(shown), expected \(expectedColumns)")
        if shown.contains(.sidebar) {
            let row = model.letter.value.flatMap {
                SplitModel.letters.contains($0) ? "Letter \($0)" : nil
            }
            expect(selectedRow(startingWith: "Letter") == row, "the sidebar marks another row")
        }
        if shown.contains(.content) {
            checkStack("Numbers of \(model.letter.value ?? "none")", "C", model.contentPath.value)
        }
        if shown.contains(.detail) { checkStack("D 0", "D", model.detailPath.value) }
        checkTheWayBack()
        expect(screen.canGoBack == expectedWayBack, "there is a way back, or none, wrongly")
        expect(
            model.census.living == expectedScreens,
            "\(model.census.living) screens live, expected \(expectedScreens)")
        let issues = screen.issues.map(\.kind)
        expect(issues.isEmpty, "issues: \(issues)")
    }

    /// The way back from the detail's root is called after what the content shows.
    private mutating func checkTheWayBack() {
        guard isCompact, expectedTop == 2, model.detailPath.value.isEmpty else { return }
        let title =
            model.contentPath.value.last.map { "C \($0)" }
            ?? "Numbers of \(model.letter.value ?? "none")"
        let shown = screen.screenWithBack?.screen?.back?.title
        expect(shown == title, "Back is called \(shown ?? "nothing") and not \(title)")
    }

    private mutating func checkStack(_ root: String, _ name: String, _ path: [Int]) {
        let title = path.last.map { "\(name) \($0)" } ?? root
        expect(titles.contains(title), "the title '\(title)' is missing among \(titles)")
    }

    private var expectedColumns: [ColumnElement.Kind] {
        let all: [ColumnElement.Kind] =
            model.columnCount == 2 ? [.sidebar, .detail] : [.sidebar, .content, .detail]
        if isCompact { return [all[expectedTop]] }
        switch model.visibility.value {
        case .doubleColumn: return Array(all.suffix(2))
        case .detailOnly: return [.detail]
        default: return all
        }
    }

    /// NAV-121, NAV-122, NAV-125 and NAV-126 in other words.
    var expectedTop: Int {
        let last = model.columnCount - 1
        switch model.column?.value {
        case .sidebar?: return 0
        case .content?: return last == 2 ? 1 : 0
        case .detail?: return last
        default: break
        }
        let leadsToDetail =
            last == 1
            ? model.letter.value != nil
            : model.number.value != nil && model.contentPath.value.isEmpty
        if !model.detailPath.value.isEmpty || leadsToDetail { return last }
        return model.letter.value == nil ? 0 : 1
    }

    private var expectedWayBack: Bool {
        let isContent = model.columnCount == 3 && !model.contentPath.value.isEmpty
        if !isCompact {
            let shown = expectedColumns
            return (shown.contains(.content) && isContent) || !model.detailPath.value.isEmpty
        }
        return expectedTop > 0
    }

    private var expectedScreens: Int {
        let content = model.columnCount == 3 ? model.contentPath.value.count : 0
        return 2 + content + model.detailPath.value.count
    }
}
