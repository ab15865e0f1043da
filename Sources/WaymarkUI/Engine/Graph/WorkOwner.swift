// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The session whose work goes on now, as a number, and 0 for those that nobody asks about.
///
/// Tasks inherit it, so that a test can tell the tasks and timers of one session from others'.
package enum WorkOwner {
    @TaskLocal package static var current: UInt = 0
}
