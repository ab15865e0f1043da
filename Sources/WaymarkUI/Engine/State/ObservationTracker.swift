// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import Observation

/// Makes a node due when an `@Observable` object that it read changes.
///
/// `withObservationTracking` cannot be cancelled and would leak a tracker per evaluation; so each
/// tracked closure also reads a private sentinel, and firing the sentinel takes the old tracker out
/// of every registrar.
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
                node.noticeObjectChange()
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

    /// The first evaluations of a type: finds out, at nearly no cost, whether it observes anything
    /// at all.
    private func probeObservation<Result>(_ plan: ObservingFlag, _ body: () -> Result) -> Result {
        var probe: ObservationProbe?
        let result = withObservationTracking(
            body,
            onChange: {
                let made = ObservationProbe()
                probe = made
                return { made.fire() }
            }())
        if let probe {
            plan.observes = true
            probe.watch(self)
        }
        return result
    }
}

/// A link from what was observed to a node, made only if something observable was read: weak
/// references would slow every node down.
private final class ObservationProbe: @unchecked Sendable {  // used on the main actor only
    private weak var node: _Node?

    @MainActor func watch(_ node: _Node) { self.node = node }

    func fire() {
        ObservationTracker.onMain { [self] in
            if let node, node.observation == nil { node.noticeObjectChange() }
        }
    }
}

/// Remembers for a type whether its evaluations observe anything.
@MainActor final class ObservingFlag {
    var observes = false
}
