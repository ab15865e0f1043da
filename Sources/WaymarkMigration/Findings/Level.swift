// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The care that a rewrite asks of the person who takes it.
public enum Level: String, Sendable, CaseIterable, Comparable {
    /// The app behaves as before. Done without being asked for.
    case exact
    /// Something looks different on an iPad or a Mac. Done with `--ipad`.
    case layout
    /// Code is added that a person should read. Done with `--assisted`.
    case assisted
    /// Only a person can do it: a finding with the next step.
    case manual

    /// Orders levels by how much they ask.
    public static func < (a: Level, b: Level) -> Bool { a.rank < b.rank }

    /// The reason why the level is one of its own, in a phrase.
    public var reason: String {
        switch self {
        case .exact: "the app behaves as before"
        case .layout: "something looks different on an iPad or a Mac"
        case .assisted: "code is added that a person should read"
        case .manual: "only a person can do it"
        }
    }

    /// One sentence for people, with the next step.
    public var sentence: String { "\(reason); \(nextStep)" }

    private var nextStep: String {
        switch self {
        case .exact: "'waymark migrate' does it"
        case .layout: "'waymark migrate' does it with '--ipad stack' or '--ipad split'"
        case .assisted: "'waymark migrate' does it with '--assisted'"
        case .manual: "the finding names the next step"
        }
    }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
#endif
