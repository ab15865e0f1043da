// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import Testing
import WaymarkUI

/// Issues of a screen that its test has not read yet.
final class UnreadIssues: Sendable {
    private let lock = NSLock()
    private nonisolated(unsafe) var issues: [RuntimeIssue] = []  // touched under the lock only

    func note(_ issue: RuntimeIssue) { lock.withLock { issues.append(issue) } }

    func clear() { lock.withLock { issues = [] } }

    /// Fails the test that is running.
    func report() {
        for issue in lock.withLock({ issues }) {
            Issue.record("unexpected runtime issue: \(issue)")
        }
    }
}
