// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkJobs

/// The time of a screen that passes only when its test says so.
final class StillClock: @unchecked Sendable {  // all that changes is behind the lock
    private let lock = NSLock()
    private var now: UInt64 = 0
    private var kept: [(due: UInt64, waiting: WaymarkWaiting)] = []

    /// Keeps something until so many nanoseconds have passed here.
    ///
    /// Libraries say when, and not for how long, so that some of it has passed already; whole
    /// milliseconds are what was meant.
    func keep(_ waiting: WaymarkWaiting, for nanoseconds: UInt64) {
        let milliseconds = nanoseconds.addingClamped(500_000) / 1_000_000
        let (exact, isTooMuch) = milliseconds.multipliedReportingOverflow(by: 1_000_000)
        lock.withLock { kept.append((now.addingClamped(isTooMuch ? .max : exact), waiting)) }
    }

    /// The time in so many nanoseconds.
    func time(after nanoseconds: UInt64) -> UInt64 {
        lock.withLock { now.addingClamped(nanoseconds) }
    }

    /// Goes on to the time of what is due next, up to a time, and takes that away; without any, goes
    /// on to that time.
    func takeNext(until end: UInt64) -> WaymarkWaiting? {
        lock.withLock {
            let next = kept.indices.min { kept[$0].due < kept[$1].due }
            guard let next, kept[next].due <= end else {
                now = max(now, end)
                return nil
            }
            now = max(now, kept[next].due)
            return kept.remove(at: next).waiting
        }
    }
}

extension UInt64 {
    fileprivate func addingClamped(_ other: UInt64) -> UInt64 {
        let (sum, isTooMuch) = addingReportingOverflow(other)
        return isTooMuch ? .max : sum
    }
}
