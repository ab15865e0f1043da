// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// The debug mode that evaluates everything once more after each flush and finds what was skipped
/// wrongly.
enum Oracle {
    /// On when the environment says `WAYMARK_ORACLE=1`.
    static let isEnabled = ProcessInfo.processInfo.environment["WAYMARK_ORACLE"] == "1"
}

extension Graph {
    /// Evaluates the whole tree from scratch; anything that comes out differently was skipped
    /// wrongly.
    func checkAgainstOracle(root: _Node) {
        let counted = counters
        root.markEverythingDirty()
        var rounds = 0
        while !dirtyNodes.isEmpty, rounds < 10 {
            Skipping.isDisabled = true
            settle()
            Skipping.isDisabled = false
            rounds += 1
        }
        let before = patches.count
        buildElements()
        let missed = patches[before...]
        if !missed.isEmpty {
            issues.report(.staleElements(missed.prefix(3).map { "\($0)" }), at: root)
        }
        counters = counted
    }
}

extension _Node {
    fileprivate func markEverythingDirty() {
        graph.invalidate(self)
        forEachChild { $0.markEverythingDirty() }
    }
}
