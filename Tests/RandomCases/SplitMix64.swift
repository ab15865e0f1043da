// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// Random numbers that a seed repeats.
public struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    /// Numbers that begin with this seed.
    public init(seed: UInt64) { state = seed }

    /// The next number.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// True once in so many times.
    public mutating func oneIn(_ count: Int) -> Bool {
        Int.random(in: 0..<count, using: &self) == 0
    }
}

/// Seeds for random cases: new ones in every run, or those that begin with `WAYMARK_SEED`.
public enum Seeds {
    /// The first seed of this run.
    public static let first: UInt64 =
        ProcessInfo.processInfo.environment["WAYMARK_SEED"].flatMap { UInt64($0) }
        ?? UInt64.random(in: 0..<UInt64(UInt32.max))

    /// So many seeds, one after the other.
    public static func first(_ count: Int) -> some Sequence<UInt64> {
        (0..<UInt64(count)).lazy.map { first &+ $0 }
    }

    /// The hint in a failure's message: how to begin the next run with the case that failed.
    public static func advice(_ seed: UInt64) -> String { "run again with WAYMARK_SEED=\(seed)" }
}
