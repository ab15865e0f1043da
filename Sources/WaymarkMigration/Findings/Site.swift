// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// A site without which another one stays as it is.
public struct Need: Hashable, Sendable {
    /// The site that is needed.
    public let site: SiteID
    /// The reason why the other one stays when that one does.
    public let refusal: Refusal
    /// The only rule whose rewrite counts; any when `nil`.
    public let rule: String?

    /// Describes what another site needs.
    public init(_ site: SiteID, else refusal: Refusal, by rule: String? = nil) {
        self.site = site
        self.refusal = refusal
        self.rule = rule
    }
}

/// A place that a rule has something to say about.
public struct Site: Hashable, Sendable {
    /// The rewrite of a site, or the reason why it stays.
    public enum Outcome: Hashable, Sendable {
        /// It can be rewritten.
        case rewrite(Level, [Edit])
        /// It stays as it is.
        case refuse(Refusal)
    }

    /// The name of the rule.
    public let rule: String
    /// The byte that people are pointed to.
    public let offset: Int
    /// A phrase that names what is found there.
    public let subject: String
    /// The rewrite, or the reason why there is none.
    public let outcome: Outcome
    /// The sites without which this one stays as it is.
    public let needs: [Need]
    /// The declaration that has to be written once into the project for what is written here.
    public let wrapper: Wrapper?
    /// True if it is worth a wrapper only where one is there in any case.
    let isMinor: Bool
    /// The place that decides why it stays, or what its rewrite takes for granted, where that is
    /// another one.
    public let cause: SiteID?
    /// A sentence that says what the rewrite takes for granted.
    let assumed: String?

    /// Describes a place.
    public init(
        rule: String, offset: Int, subject: String, outcome: Outcome, needs: [Need] = [],
        wrapper: Wrapper? = nil, cause: SiteID? = nil
    ) {
        self.init(
            rule: rule, offset: offset, subject: subject, outcome: outcome, needs: needs,
            wrapper: wrapper, cause: cause, isMinor: false)
    }

    /// Describes a place that may be worth no wrapper of its own.
    init(
        rule: String, offset: Int, subject: String, outcome: Outcome, needs: [Need],
        wrapper: Wrapper?, cause: SiteID?, isMinor: Bool, assumed: String? = nil
    ) {
        self.rule = rule
        self.offset = offset
        self.subject = subject
        self.outcome = outcome
        self.needs = needs
        self.wrapper = wrapper
        self.isMinor = isMinor
        self.cause = cause
        self.assumed = assumed
    }

    /// The same place; a person should read a rewrite that takes something for granted.
    func assuming(_ assumption: Assumption?) -> Site {
        guard let assumption, case .rewrite(let level, let edits) = outcome else { return self }
        return Site(
            rule: rule, offset: offset, subject: subject,
            outcome: .rewrite(level == .exact ? .assisted : level, edits), needs: needs,
            wrapper: wrapper, cause: assumption.place, isMinor: isMinor,
            assumed: assumption.sentence)
    }
}
#endif
