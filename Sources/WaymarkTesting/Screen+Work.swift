// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkUI

/// The work that the view graph did: numbers that are the same on every machine.
///
/// Use it to prove that a change costs what it should: that one row's body ran, and not a thousand.
///
/// ```swift
/// _ = screen.work
/// try screen.press("Like")
/// #expect(screen.work.bodiesRun == 1)
/// ```
public struct Work: Equatable, Sendable {
    /// Bodies evaluated, of views, modifiers and styles.
    public var bodiesRun = 0
    /// Nodes made: the parts that the graph keeps for a view, its modifiers and its contents.
    public var nodesMade = 0
    /// Nodes that went, with their state.
    public var nodesReleased = 0
    /// Views that were given a new value, whether or not it differed from the old one.
    public var nodesVisited = 0
    /// Edits sent to whatever shows the elements.
    public var patches = 0

    /// Makes a count; without arguments, of nothing done.
    public init(
        bodiesRun: Int = 0, nodesMade: Int = 0, nodesReleased: Int = 0, nodesVisited: Int = 0,
        patches: Int = 0
    ) {
        self.bodiesRun = bodiesRun
        self.nodesMade = nodesMade
        self.nodesReleased = nodesReleased
        self.nodesVisited = nodesVisited
        self.patches = patches
    }

    init(_ counters: GraphCounters) {
        self.init(
            bodiesRun: counters.bodiesRun, nodesMade: counters.nodesMade,
            nodesReleased: counters.nodesReleased, nodesVisited: counters.nodesVisited,
            patches: counters.patchesSent)
    }

    func since(_ earlier: Work) -> Work {
        Work(
            bodiesRun: bodiesRun - earlier.bodiesRun, nodesMade: nodesMade - earlier.nodesMade,
            nodesReleased: nodesReleased - earlier.nodesReleased,
            nodesVisited: nodesVisited - earlier.nodesVisited, patches: patches - earlier.patches)
    }
}

extension Screen {
    /// The work that the graph did since this was last read, or since the screen was made.
    public var work: Work {
        let total = Work(session.counters)
        defer { reportedWork = total }
        return total.since(reportedWork)
    }

    /// Changes what the app shows from outside its views, as a model or a timer does: one
    /// transaction, one flush, done when it returns.
    ///
    /// ```swift
    /// screen.change { store.recipes.append(soup) }
    /// #expect(screen.texts.contains("Soup"))
    /// ```
    public func change(_ body: () -> Void) { session.transact(body) }
}
