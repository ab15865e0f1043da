// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The content that `waymark lint --json` prints. Members may be added; what a member means changes
/// only with the version.
struct LintContent: Codable, Equatable {
    static let current = 1

    /// The version of this shape.
    var version = current
    /// The findings, by file and place.
    let findings: [Entry]
    /// The files that could not be looked at.
    let problems: [MachineProblem]

    init(_ findings: [Finding], _ problems: [FileProblem]) {
        self.findings = findings.map(Entry.init)
        self.problems = problems.map(MachineProblem.init)
    }

    /// One finding.
    struct Entry: Codable, Equatable {
        /// The name of the rule.
        let rule: String
        /// `low`, `medium`, `high` or `critical`.
        let severity: String
        /// `error` or `warning`.
        let diagnostic: String
        /// `rewritable`, `refused` or `comment`.
        let verdict: String
        /// The level of a rewrite, or the reason why there is none.
        let code: String
        /// A phrase that names what is there.
        let subject: String
        /// One sentence that says what is to be done.
        let message: String
        /// The file, from the root of the repository.
        let path: String
        /// The line, from 1.
        let line: Int
        /// The column, from 1, in characters.
        let column: Int
        /// The byte, from 0.
        let offset: Int
        /// A hash of the line, as baselines have it.
        let lineHash: String
        /// The position, from 0, among several such findings on such a line.
        let ordinal: Int
        /// The rewrite.
        let fix: [Change]
    }

    /// Text to put in the place of other text; lines and columns from 1, in UTF-16 units.
    struct Change: Codable, Equatable {
        let startLine: Int
        let startColumn: Int
        let endLine: Int
        let endColumn: Int
        let text: String
    }
}

/// A file that could not be looked at.
struct MachineProblem: Codable, Equatable {
    /// The file, as it was named.
    let path: String
    /// The words that say what is wrong, and what to do.
    let message: String
    /// True if the run is whole without it.
    let isHarmless: Bool

    init(_ problem: FileProblem) {
        path = problem.path
        message = problem.sentence
        isHarmless = problem.isHarmless
    }
}

extension LintContent.Entry {
    init(_ finding: Finding) {
        rule = finding.rule
        severity = finding.severity.rawValue
        diagnostic = finding.severity.diagnostic
        verdict =
            switch finding.verdict {
            case .rewritable: "rewritable"
            case .refused: "refused"
            case .comment: "comment"
            }
        code = finding.code
        subject = finding.subject
        message = finding.message
        path = finding.fingerprint.path
        line = finding.place.line
        column = finding.place.column
        offset = finding.place.offset
        lineHash = finding.fingerprint.line
        ordinal = finding.fingerprint.ordinal
        fix = finding.fix.map { replacement in
            LintContent.Change(
                startLine: replacement.start.line, startColumn: replacement.start.column,
                endLine: replacement.end.line, endColumn: replacement.end.column,
                text: replacement.text)
        }
    }
}
#endif
