// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// A site without which another one stays as it is.
public struct Need: Hashable, Sendable {
    /// Where that site is.
    public let site: SiteID
    /// Why the other one stays when that one does.
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
    /// What is to be done there.
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
    /// What is found there, in a phrase.
    public let subject: String
    /// What is to be done.
    public let outcome: Outcome
    /// The sites without which this one stays as it is.
    public let needs: [Need]
    /// What has to be written once into the project for what is written here.
    public let wrapper: Wrapper?

    /// Describes a place.
    public init(
        rule: String, offset: Int, subject: String, outcome: Outcome, needs: [Need] = [],
        wrapper: Wrapper? = nil
    ) {
        self.rule = rule
        self.offset = offset
        self.subject = subject
        self.outcome = outcome
        self.needs = needs
        self.wrapper = wrapper
    }
}
#endif
