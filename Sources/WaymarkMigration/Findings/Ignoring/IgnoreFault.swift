// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// A fault of a comment `// waymark:ignore`.
public enum IgnoreFault: String, Sendable, CaseIterable {
    /// The rule has nothing to say there.
    case unused = "unused-ignore"
    /// Nobody will know why.
    case withoutReason = "ignore-without-reason"
    /// There is no such rule.
    case unknownRule = "unknown-rule"

    /// One sentence for people, with the next step.
    public var sentence: String {
        switch self {
        case .unused: "the rule finds nothing here; remove the comment"
        case .withoutReason: "nobody will know why; write '– ' and the reason behind the rule"
        case .unknownRule:
            "it names no rule that there is; 'waymark rules' lists them, and 'all' stands for "
                + "each"
        }
    }
}
#endif
