// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
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
        public let needs: [SiteID]
        /// Why it stays when one of those does.
        public let needsRefusal: Refusal
        /// The containers around it that have to become split views, or it stays as it is.
        public let outerContainers: [SiteID]
        /// What has to be written once into the project for what is written here.
        public let wrapper: Wrapper?

        /// Describes a place.
        public init(
            rule: String, offset: Int, subject: String, outcome: Outcome, needs: [SiteID] = [],
            needsRefusal: Refusal = .legacyLinks, outerContainers: [SiteID] = [],
            wrapper: Wrapper? = nil
        ) {
            self.rule = rule
            self.offset = offset
            self.subject = subject
            self.outcome = outcome
            self.needs = needs
            self.needsRefusal = needsRefusal
            self.outerContainers = outerContainers
            self.wrapper = wrapper
        }
    }
#endif
