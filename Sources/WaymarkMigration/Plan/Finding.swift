// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// One thing to tell a person or another program about a place in the source.
public struct Finding: Hashable, Sendable {
    /// The verdict on a place: what can be done there.
    public enum Verdict: Hashable, Sendable {
        /// `waymark migrate` rewrites it, at this level.
        case rewritable(Level)
        /// A person has to look at it.
        case refused(Refusal)
        /// A comment of this tool is at fault.
        case comment(IgnoreFault)
    }

    /// The name of the rule; `waymark:ignore` for what is wrong with such a comment.
    public let rule: String
    /// The harm that comes of leaving it.
    public let severity: Severity
    /// The place that it is about.
    public let place: SourcePlace
    /// The same line and column as editors that count UTF-16 units name it.
    public let position: TextPosition
    /// A phrase that names what is there.
    public let subject: String
    /// The verdict on the place.
    public let verdict: Verdict
    /// The place that decides why it is left, or what its rewrite takes for granted, where that is
    /// another line.
    public let cause: SourcePlace?
    /// A sentence that says what its rewrite takes for granted.
    public let assumed: String?
    /// The options that `waymark migrate` needs for it; `nil` when it needs none.
    public let option: String?
    /// The identity by which it is the same finding after lines have moved.
    public let fingerprint: Fingerprint
    /// The rewrite, as text to put in.
    public let fix: [Replacement]

    /// The level or the reason, as `waymark explain` takes it.
    public var code: String {
        switch verdict {
        case .rewritable(let level): level.rawValue
        case .refused(let refusal): refusal.rawValue
        case .comment(let fault): fault.rawValue
        }
    }

    /// One sentence that says what is to be done.
    public var message: String {
        switch verdict {
        case .rewritable:
            "\(subject): '\(command)' "
                + (Catalog.rule(named: rule)?.summary ?? "rewrites it") + assumption
        case .refused(let refusal):
            "\(subject): \(refusal.sentence)" + (cause.map { "; \($0.line(from: place))" } ?? "")
        case .comment(let fault): "'\(subject)': \(fault.sentence)"
        }
    }

    /// The words that say what the rewrite takes for granted.
    private var assumption: String {
        guard let assumed else { return "" }
        return "; it assumes that \(assumed)" + (cause.map { ", \($0.line(from: place))" } ?? "")
    }

    private var command: String {
        option.map { "waymark migrate \($0)" } ?? "waymark migrate"
    }
}

extension SourcePlace {
    /// The words that lead to its line from another place.
    func line(from place: SourcePlace) -> String {
        path == place.path
            ? "see line \(line), column \(column)" : "see \(path):\(line):\(column)"
    }
}

extension Level {
    /// The option that has rewrites of this level by a rule done; `nil` when they always are.
    func option(for rule: String) -> String? {
        switch self {
        case .exact, .manual: nil
        case .layout: rule == UseNavigationSplitView.name ? "--ipad split" : "--ipad stack"
        case .assisted: "--assisted"
        }
    }
}
#endif
