// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Testing
import WaymarkElements

/// A renderer that keeps every batch, and checks that the batches lead from one tree to the next.
@MainActor final class PatchChecker: Renderer {
    private(set) var batches: [[ElementPatch]] = []
    private(set) var commands: [ElementCommand] = []
    private(set) var tree: Element?

    func apply(_ changes: ElementChanges) {
        commands += changes.commands
        let new = changes.root
        defer { tree = new }
        guard let old = tree, !changes.isWhole else { return }
        if changes.patches.isEmpty { return }
        batches.append(changes.patches)
        do {
            let patched = try old.applying(changes.patches)
            guard patched != new else { return }
            Issue.record("patches led to\n\(patched.outline)\ninstead of\n\(new.outline)")
        } catch {
            Issue.record("\(error); the patches were \(changes.patches)")
        }
    }
}

extension [ElementPatch] {
    /// The kinds of the patches, in order.
    var kinds: [String] {
        map { patch in
            switch patch {
            case .insert: "insert"
            case .remove: "remove"
            case .move: "move"
            case .replace: "replace"
            case .update: "update"
            }
        }
    }
}
