// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The harm that comes of leaving a finding as it is.
public enum Severity: String, Sendable, CaseIterable, Comparable {
    /// It is old, and works.
    case low
    /// It will stop working, or costs more than it must.
    case medium
    /// It goes wrong for some people, or at some times, or keeps programs from navigating.
    case high
    /// It goes wrong.
    case critical

    /// Orders severities by harm.
    public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
#endif
