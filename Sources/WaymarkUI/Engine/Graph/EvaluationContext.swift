// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The node that is being evaluated, so that what it reads knows its reader.
enum EvaluationContext {
    /// The node; touched on the main actor only: property wrappers read it from code that cannot
    /// say so.
    nonisolated(unsafe) static var current: _Node?

    @MainActor static func with<Result>(_ node: _Node?, _ body: () -> Result) -> Result {
        let previous = current
        current = node
        defer { current = previous }
        return body()
    }

    /// Writes now, or at the end of the update while a body is being evaluated (NAV-032).
    static func write(to owner: @autoclosure () -> String, _ write: @escaping () -> Void) {
        if !putsOff(of: owner(), write) { write() }
    }

    /// Puts a write off until the end of the update while a body is being evaluated, and reports it
    /// (NAV-032).
    ///
    /// - Returns: Whether it was put off; otherwise it is for the caller to do.
    static func putsOff(
        of owner: @autoclosure () -> String, _ write: @escaping () -> Void
    ) -> Bool {
        guard MainQueue.isCurrent, let evaluating = current else { return false }
        let kind = RuntimeIssue.Kind.writeDuringBody(owner: owner())
        let late = UncheckedTransfer((node: evaluating, write: write))
        MainActor.assumeIsolated {
            let graph = late.value.node.graph
            graph.issues.report(kind, at: late.value.node)
            graph.deferredWrites.append(late.value.write)
        }
        return true
    }
}

extension _Node {
    /// Becomes due because an object that it read changed. The object has changed already, so
    /// that a change by a body can only be reported (NAV-032).
    final func noticeObjectChange() {
        if let evaluating = EvaluationContext.current {
            graph.issues.report(.objectChangeDuringBody, at: evaluating)
        }
        graph.invalidate(self)
    }
}
