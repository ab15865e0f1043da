// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements
import WaymarkResources

/// The graph of one session: its nodes, what is due, and its passes.
@MainActor final class Graph {
    var counters = GraphCounters()
    let issues: IssueLog
    let focus = KeyboardFocus()
    let focusedValues = FocusedValueStore()
    var nextID: Int32 = 1
    var nextOrder = 0
    private var nextSerial: Int32 = 0
    /// The cells in which events find their elements, until these unmount.
    var cells = CellTable()
    /// Nodes whose `reevaluate` is due.
    var dirtyNodes: [_Node] = []
    /// Due nodes that are likely to be taken away first.
    var overdueNodes: [_Node] = []
    /// The number of the round of evaluation; what is found out about paths holds for one round.
    var evaluationRound = 0
    /// Containers whose collected declarations are due.
    var dirtyResolvers: [any Resolver] = []
    var dirtyContents: [_Node] = []
    var dirtyChildren: [_Node] = []
    var staticValues = StaticValueReader()
    /// Nodes of static views that changed, and what is shown of them.
    var changedInsides: [(node: _Node, shown: [ElementContent])] = []
    var lifecycle = LifecycleQueue()
    /// State writes that came during an evaluation.
    var deferredWrites: [() -> Void] = []
    /// The steps to take before views that were made appear.
    var continuations: [() -> Void] = []
    var patches: [ElementPatch] = []
    var isFlushing = false
    /// True if the update under way was ended because it did not settle.
    var hasGivenUp = false
    var transactionDepth = 0
    var isFlushScheduled = false
    var isClosed = false
    weak var rootNode: _Node?
    /// Property storage of unmounted nodes, alive until their last effects have run.
    var retiring: [(storage: PropertyStorage, owner: String)] = []
    var runningTasks = 0
    /// The owner of all that this graph starts.
    var owner: UInt = 0
    /// The language of the person for whom this graph works; `nil` is the process's own.
    var language: String?
    /// Commands that are due, made after the elements: these may be new in the same update.
    var dueCommands: [() -> ElementCommand?] = []
    /// Called at the end of each flush with its patches and commands.
    var onFlush: (([ElementPatch], [ElementCommand]) -> Void)?
    let oracle: Bool

    init(issues: IssueLog, oracle: Bool = Oracle.isEnabled) {
        self.issues = issues
        self.oracle = oracle
    }

    /// Numbers elements that have no cells; they are inside of the one that was numbered last.
    func reserveIDs(_ count: Int32, inside cell: ElementCell) {
        nextID += count
        cells.add(count, inside: cell)
    }

    func makeID() -> ElementID {
        defer { nextID += 1 }
        return ElementID(nextID)
    }

    func makeOrder() -> Int {
        defer { nextOrder += 1 }
        return nextOrder
    }

    func makeSerial() -> Int32 {
        defer { nextSerial &+= 1 }
        return nextSerial
    }

    /// Something this node read has changed.
    func invalidate(_ node: _Node) {
        guard node.isMounted, !node.isDirty else { return }
        node.isDirty = true
        dirtyNodes.append(node)
        scheduleFlush()
    }

    /// Tells the renderer to do something with an element that there is after this update, or the
    /// next one; `nil` is nothing.
    func command(_ make: @escaping () -> ElementCommand?) {
        dueCommands.append(make)
        scheduleFlush()
    }

    func setContentDirty(_ node: _Node) {
        guard let cell = node.cell, !cell.isContentDirty else { return }
        cell.isContentDirty = true
        dirtyContents.append(node)
        scheduleFlush()
    }

    func setChildrenDirty(_ node: _Node) {
        guard let cell = node.cell, !cell.areChildrenDirty else { return }
        cell.areChildrenDirty = true
        dirtyChildren.append(node)
        scheduleFlush()
    }

    func setNeedsResolve(_ resolver: any Resolver) {
        guard !resolver.needsResolve else { return }
        resolver.needsResolve = true
        dirtyResolvers.append(resolver)
        scheduleFlush()
    }

    /// Runs what a person or the app's host does: one transaction, one flush.
    func transact(_ body: () -> Void) {
        transactionDepth += 1
        perform(body)
        transactionDepth -= 1
        if transactionDepth == 0 { flush() }
    }

    /// Runs work of this graph, so that what it reports and starts is known as this graph's.
    func perform(_ body: () -> Void) {
        guard let language else { return performOwned(body) }
        TextLanguage.$chosen.withValue([language]) { performOwned(body) }
    }

    private func performOwned(_ body: () -> Void) {
        guard owner != 0 else { return issues.whileCurrent(body) }
        WorkOwner.$current.withValue(owner) { issues.whileCurrent(body) }
    }

    /// Makes sure that a flush comes, soon, if none is under way.
    func scheduleFlush() {
        guard !isFlushing, transactionDepth == 0, !isFlushScheduled, !isClosed else { return }
        isFlushScheduled = true
        Task { @MainActor [weak self] in
            guard let self, self.isFlushScheduled else { return }
            self.flush()
        }
    }
}

/// Work counted, so that tests can prove what was and was not done.
package struct GraphCounters: Equatable {
    package var bodiesRun = 0
    package var nodesMade = 0
    package var nodesReleased = 0
    /// Nodes that were given a new value of their view.
    package var nodesVisited = 0
    package var patchesSent = 0
}
