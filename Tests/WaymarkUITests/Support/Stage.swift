// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Testing
import WaymarkElements
import WaymarkUI

@testable import WaymarkTesting
@testable import WaymarkUI

/// A screen whose patches are checked, batch by batch.
///
/// Issues that a test does not read fail it, as with any `Screen`.
@MainActor final class Stage {
    let screen: WaymarkTesting.Screen
    let checker = PatchChecker()

    convenience init<Content: View>(
        _ size: WaymarkTesting.SizeClass = .regular, @ViewBuilder content: () -> Content
    ) {
        self.init(screen: WaymarkTesting.Screen(size, content: content))
    }

    init(screen: WaymarkTesting.Screen) {
        self.screen = screen
        screen.session.attach(checker)
    }

    var session: ViewSession { screen.session }
    var texts: [String] { screen.texts }
    var outline: String { screen.outline }
    /// The issues so far; a test that reads them says that it expected them.
    var issues: [RuntimeIssue.Kind] { screen.issues.map(\.kind) }
    var batches: [[ElementPatch]] { checker.batches }
    var patches: [ElementPatch] { batches.flatMap { $0 } }

    func press(_ name: String) throws { try screen.press(name) }

    /// Does something as one event, and says what work that was.
    @discardableResult func act(_ body: () -> Void = {}) -> GraphCounters {
        let before = session.counters
        session.graph.transact(body)
        return session.counters - before
    }

    /// The ids of the elements that satisfy a condition, in reading order.
    func ids(where condition: (Element) -> Bool) -> [ElementID] {
        var ids: [ElementID] = []
        session.root.forEach { if condition($0) { ids.append($0.id) } }
        return ids
    }

    /// The first element with this text.
    func id(ofText text: String) -> ElementID? {
        ids { $0.role == .text(TextContent(text)) }.first
    }
}

extension GraphCounters {
    static func - (a: GraphCounters, b: GraphCounters) -> GraphCounters {
        GraphCounters(
            bodiesRun: a.bodiesRun - b.bodiesRun, nodesMade: a.nodesMade - b.nodesMade,
            nodesReleased: a.nodesReleased - b.nodesReleased,
            nodesVisited: a.nodesVisited - b.nodesVisited,
            patchesSent: a.patchesSent - b.patchesSent)
    }
}
