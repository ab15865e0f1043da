// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkJobs
import WaymarkUI

/// The time of one screen: who owns what its app starts, and the clock that it follows if that is
/// not the system's.
struct ScreenTime: Sendable {
    let owner: UInt
    let clock: StillClock?

    init(_ clock: ScreenClock) {
        self.clock =
            switch clock {
            case .system: nil
            case .manual: StillClock()
            }
        owner = JobLedger.shared.makeOwner(clock: self.clock)
    }

    /// Runs something whose tasks, timers and delays are the screen's.
    func own<Result>(_ body: () throws -> Result) rethrows -> Result {
        try WorkOwner.$current.withValue(owner) { try body() }
    }

    /// Lets go on what waited for this time; a timer that repeats waits again.
    func wake(_ waiting: WaymarkWaiting) {
        let seconds = own { waymark_wake(waiting, owner) }
        if seconds > 0 { clock?.keep(waiting, for: UInt64(seconds * 1e9)) }
    }

    /// True if a job of the screen runs, or is about to.
    var isBusy: Bool { JobLedger.shared.isBusy(owner) }

    /// Forgets all that is still waiting.
    func end() { JobLedger.shared.forget(owner) }
}
