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
    }
#endif
