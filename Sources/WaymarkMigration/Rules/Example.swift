// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// A piece of source, and what a rule does to it: a test of the rule, and its documentation.
public struct Example: Sendable {
    /// The result that is expected of the rule.
    public enum Expectation: Sendable, Equatable {
        /// The source becomes this.
        case rewrite(Level, String)
        /// The rule says nothing.
        case silence
        /// The rule leaves it, and says why.
        case refusal(Refusal)
    }

    /// The source before, without the marks.
    public let source: String
    /// The bytes at which `↓` stood: where findings are expected.
    public let marks: [Int]
    /// The result that is expected.
    public let expectation: Expectation
    /// The oldest systems it is for.
    public let floor: DeploymentTargets
    /// The file in which it is written, to point at when it fails.
    public let file: StaticString
    /// The line on which it is written.
    public let line: UInt
    /// The result of all rules together; `nil` when that is what this one does.
    public private(set) var together: String?
    /// True if both sides behave alike, although the rewrite is assisted.
    private(set) var isAlike = false

    private init(
        _ marked: String, _ expectation: Expectation, _ floor: DeploymentTargets,
        _ file: StaticString,
        _ line: UInt
    ) {
        let parts = marked.split(separator: "↓", omittingEmptySubsequences: false)
        source = parts.joined()
        marks = parts.dropLast().reduce(into: []) { $0.append(($0.last ?? 0) + $1.utf8.count) }
        self.expectation = expectation
        self.floor = floor
        self.file = file
        self.line = line
    }

    /// The same example, of which all rules together make something else.
    public func together(_ text: String) -> Example {
        var copy = self
        copy.together = text
        return copy
    }

    /// The same example, of which both sides are compiled and must behave alike.
    func alike() -> Example {
        var copy = self
        copy.isAlike = true
        return copy
    }

    /// A rewrite; `↓` stands before each site.
    public static func rewrites(
        _ before: String, to after: String, _ level: Level = .exact,
        floor: DeploymentTargets = .examples,
        file: StaticString = #filePath, line: UInt = #line
    ) -> Example {
        Example(before, .rewrite(level, after), floor, file, line)
    }

    /// Source that the rule has nothing to say about.
    public static func leaves(
        _ source: String, floor: DeploymentTargets = .examples, file: StaticString = #filePath,
        line: UInt = #line
    ) -> Example {
        Example(source, .silence, floor, file, line)
    }

    /// Source that a person has to look at; `↓` stands before each site.
    public static func refuses(
        _ source: String, _ refusal: Refusal, floor: DeploymentTargets = .examples,
        file: StaticString = #filePath, line: UInt = #line
    ) -> Example {
        Example(source, .refusal(refusal), floor, file, line)
    }
}

extension DeploymentTargets {
    /// The systems that examples are for when they do not say.
    public static let examples = DeploymentTargets([.iOS: Version(17)])
}
#endif
