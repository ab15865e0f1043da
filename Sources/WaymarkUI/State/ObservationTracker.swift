// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import Observation

/// Makes a node due when an `@Observable` object that it read changes.
///
/// `withObservationTracking` cannot be cancelled and would leak a tracker per evaluation; so each tracked closure
/// also reads a private sentinel, and firing the sentinel takes the old tracker out of every registrar.
@MainActor final class ObservationTracker {
    private let sentinel = Sentinel()
    private var generation = 0

    /// Runs `body`; what it reads makes `node` due when it changes.
    func track<Result>(_ node: _Node, _ body: () -> Result) -> Result {
        cancel()
        let current = generation
        return withObservationTracking {
            sentinel.read()
            return body()
        } onChange: { [weak self, weak node] in
            Self.onMain { [weak self, weak node] in
                guard let self, let node, self.generation == current else { return }
                node.graph.invalidate(node)
            }
        }
    }

    /// Forgets what was read so far.
    func cancel() {
        generation += 1
        sentinel.fire()
    }

    nonisolated static func onMain(_ body: @escaping @MainActor @Sendable () -> Void) {
        if MainQueue.isCurrent {
            MainActor.assumeIsolated(body)
        } else {
            Task { @MainActor in body() }
        }
    }

    private final class Sentinel: Observable, Sendable {
        private let registrar = ObservationRegistrar()
        var tick: Int { 0 }

        func read() { registrar.access(self, keyPath: \.tick) }

        func fire() { registrar.willSet(self, keyPath: \.tick) }
    }
}

extension _Node {
    /// Evaluates something on behalf of this node, so that what it reads makes the node due.
    final func evaluate<Result>(observing plan: ObservingFlag, _ body: () -> Result) -> Result {
        forgetDependencies()
        return EvaluationContext.with(self) {
            if plan.observes || observation != nil { return trackObservation(body) }
            return probeObservation(plan, body)
        }
    }

    private func trackObservation<Result>(_ body: () -> Result) -> Result {
        let tracker = observation ?? ObservationTracker()
        observation = tracker
        return tracker.track(self, body)
    }

    /// The first evaluations of a type: finds out, at nearly no cost, whether it observes anything at all.
    private func probeObservation<Result>(_ plan: ObservingFlag, _ body: () -> Result) -> Result {
        weak var wasKept: ObservationProbe?
        let result = probe(&wasKept, body)
        if wasKept != nil { plan.observes = true }
        return result
    }

    private func probe<Result>(_ wasKept: inout ObservationProbe?, _ body: () -> Result) -> Result {
        let probe = ObservationProbe()
        defer { wasKept = probe }
        return withObservationTracking(body) { [weak self] in
            probe.touch()
            ObservationTracker.onMain { [weak self] in
                guard let self, self.observation == nil else { return }
                self.graph.invalidate(self)
            }
        }
    }
}

/// Kept alive by the tracker only if something observable was read.
private final class ObservationProbe: Sendable {
    func touch() {}
}

/// Remembers for a type whether its evaluations observe anything.
@MainActor final class ObservingFlag {
    var observes = false
}
