// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// A part of a migration that can be reviewed and written alone: the sites of one screen, and
/// those that need each other.
public struct PlanStep: Hashable, Sendable {
    /// The danger that a step brings, by what it asks of the person who takes it.
    public enum Risk: String, Sendable, CaseIterable, Comparable {
        /// The app behaves as before.
        case low
        /// Something looks different somewhere, or code was added.
        case medium
        /// Both, or code was added that several files share.
        case high

        /// Orders risks by how much they ask.
        public static func < (a: Risk, b: Risk) -> Bool {
            Self.allCases.firstIndex(of: a) ?? 0 < Self.allCases.firstIndex(of: b) ?? 0
        }
    }

    /// One rewrite of a step.
    public struct Rewrite: Hashable, Sendable {
        /// The name of the rule.
        public let rule: String
        /// The care that it asks.
        public let level: Level
        /// The place that it is at.
        public let place: SourcePlace
        /// A phrase that names what is there.
        public let subject: String
    }

    /// The name by which `waymark migrate --step` does it: the same as long as its lines are.
    public let id: String
    /// The names of the types that it changes, in the order of their places.
    public let screens: [String]
    /// Its rewrites, in the order of their places.
    public let rewrites: [Rewrite]

    init(_ sites: [PlannedSite], _ place: (PlannedSite) -> SourcePlace) {
        id = Self.id(of: sites)
        screens = sites.map(\.owner).filter { !$0.isEmpty }.unique()
        rewrites = sites.map { planned in
            Rewrite(
                rule: planned.site.rule, level: planned.site.level, place: place(planned),
                subject: planned.site.subject)
        }
    }

    /// The files that it changes, besides one that it may write a wrapper into.
    public var files: [String] { rewrites.map(\.place.path).unique() }

    /// The care that it asks.
    public var levels: Set<Level> { Set(rewrites.map(\.level)) }

    /// The danger that it brings.
    public var risk: Risk {
        let careful = levels.subtracting([.exact])
        if careful.isEmpty { return .low }
        return careful.count > 1 || careful == [.assisted] && files.count > 1 ? .high : .medium
    }

    /// The things that a person should try by hand, most important first.
    public var trials: [String] {
        rewrites.compactMap { Catalog.rule(named: $0.rule) }
            .sorted { $0.severity > $1.severity }.compactMap { $0.trial }.unique()
    }

    /// Returns eight digits of a hash of what tells the sites from all others.
    static func id(of sites: [PlannedSite]) -> String {
        let names = sites.map(\.fingerprint).sorted()
            .map { "\($0.rule) \($0.path) \($0.line) \($0.ordinal)\n" }.joined()
        return String(names.utf8.stableHash.suffix(8))
    }
}

extension Site {
    /// The level of the rewrite; `manual` where there is none.
    fileprivate var level: Level {
        if case .rewrite(let level, _) = outcome { level } else { .manual }
    }
}
#endif
