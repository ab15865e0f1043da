// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension Graph {
    /// Brings everything up to date and sends one batch of patches.
    ///
    /// Passes: evaluate bodies, resolve declarations, run lifecycle, each until nothing is due;
    /// then build elements once. Lifecycle comes before the elements, so that the first frame of a
    /// screen already shows what its `onAppear` did.
    func flush() {
        guard !isFlushing, !isClosed else { return }
        isFlushing = true
        isFlushScheduled = false
        hasGivenUp = false
        focusedValues.beginUpdate()
        perform {
            settle()
            buildElements()
        }
        if oracle, !hasGivenUp, let root = rootNode { checkAgainstOracle(root: root) }
        isFlushing = false
        let (batch, commands) = (patches, dueCommands.compactMap { $0() })
        (patches, dueCommands) = ([], [])
        counters.patchesSent += batch.count
        onFlush?(batch, commands)
    }

    /// Runs every pass but the last until nothing is due.
    func settle() {
        var rounds = SettleRounds()
        repeat {
            evaluateBodies(&rounds)
            resolveDeclarations()
            if hasDueViews { continue }
            goOn()
            runLifecycle()
            retireStorage()
            applyDeferredWrites()
        } while hasDueWork && rounds.canGoOn(in: self)
    }

    /// Runs what makes screens, and leaves what they do when they appear for later: they may be
    /// covered by then (RES-007).
    func settleScreens() {
        var rounds = SettleRounds()
        repeat {
            evaluateBodies(&rounds)
            resolveDeclarations()
        } while hasDueViews && rounds.canGoOn(in: self)
    }

    private var hasDueViews: Bool {
        !dirtyNodes.isEmpty || !overdueNodes.isEmpty || !dirtyResolvers.isEmpty
    }

    /// True if the next flush has anything to do.
    var hasDueWork: Bool {
        hasDueViews || !continuations.isEmpty || !lifecycle.isEmpty || !deferredWrites.isEmpty
    }

    private func applyDeferredWrites() {
        let writes = deferredWrites
        deferredWrites = []
        for write in writes { write() }
    }

    /// Takes the steps that wait, before what was made appears: it may be covered then (RES-007).
    private func goOn() {
        focus.review()
        let steps = continuations
        continuations = []
        for step in steps { step() }
    }

    private func retireStorage() {
        for (storage, owner) in retiring { storage.retire(owner: owner, issues: issues) }
        retiring = []
    }
}

/// Counts rounds, so that an update that never settles is ended and reported.
@MainActor struct SettleRounds {
    static let limit = 100
    private var count = 0
    private var evaluations: [ObjectIdentifier: (count: Int, node: _Node)] = [:]

    mutating func note(_ node: _Node) {
        guard count > Self.limit - 10 else { return }
        evaluations[ObjectIdentifier(node), default: (0, node)].count += 1
    }

    /// Returns false, with an issue that names the busiest view, once the limit is passed.
    mutating func canGoOn(in graph: Graph) -> Bool {
        count += 1
        guard count > Self.limit else { return true }
        if let busiest = evaluations.values.max(by: { $0.count < $1.count }) {
            graph.issues.report(.endlessUpdate, at: busiest.node)
        }
        graph.dropDueWork()
        return false
    }
}

extension Graph {
    fileprivate func dropDueWork() {
        hasGivenUp = true
        for node in dirtyNodes + overdueNodes { node.isDirty = false }
        dirtyNodes = []
        overdueNodes = []
        for resolver in dirtyResolvers { resolver.needsResolve = false }
        dirtyResolvers = []
        deferredWrites = []
        continuations = []
        focus.forgetWishes()
    }
}
