// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Testing

/// Lets other work on the main actor go on until something is so, and fails where it never is. It
/// counts how often it looks and not the time, because other tests may keep the main actor busy
/// for longer than any limit.
@MainActor func wait(
    until isSo: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation
) async {
    for _ in 0..<5_000 where !isSo() { try? await Task.sleep(for: .milliseconds(2)) }
    if !isSo() { Issue.record("what was waited for did not come", sourceLocation: sourceLocation) }
}

/// Lets tasks that were just made come to their first wait.
@MainActor func letTasksBegin() async {
    for _ in 0..<100 { await Task.yield() }
}

/// Goes on only when its task is cancelled.
func waitUntilCancelled() async {
    let (nothing, continuation) = AsyncStream.makeStream(of: Never.self)
    for await _ in nothing {}
    continuation.finish()
}

/// A gate at which tasks wait until somebody opens it.
@MainActor final class Gate {
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Goes on when the gate is open.
    func pass() async {
        if !isOpen { await withCheckedContinuation { waiting.append($0) } }
    }

    func open() {
        isOpen = true
        for task in waiting { task.resume() }
        waiting = []
    }

    /// Opens the gate when all that waits for a turn on the main actor has had many.
    func openLater() {
        Task {
            await letTasksBegin()
            open()
        }
    }
}
