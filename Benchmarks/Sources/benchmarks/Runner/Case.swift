// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkTesting

/// One thing to be timed, beside others in the same rounds.
@MainActor struct Case {
    let name: String
    /// Does the job once; the number tells one time from the next.
    let run: (Int) -> Void
    /// Done after each sample and not timed.
    var restore: () -> Void = {}
    /// True if a sample holds the job only once, because it has to be undone before the next time.
    var runsOnce = false
    /// The screen whose graph counts the work; `nil` for a floor.
    var screen: () -> Screen? = { nil }
}

/// The results of one case.
struct Measurement {
    let name: String
    var nanoseconds: Double
    var work: Work?
    /// Growth of the resident memory, where a scenario measures that.
    var kilobytes: Int?
    /// Memory that is given out for each row, where a scenario measures that.
    var bytesPerRow: Int?
    /// Nanoseconds in relation to the floor of the same scenario.
    var timesFloor: Double?
}
