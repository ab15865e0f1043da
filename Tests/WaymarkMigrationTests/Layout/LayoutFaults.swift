// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftParser
import SwiftSyntax
@testable import WaymarkMigration

/// What no person would leave in the lines that edits brought.
struct LayoutFaults {
    enum Kind: String, CaseIterable {
        case semicolon, bracesTogether, wrongDepth, blankAfterBrace, trailingBlanks, longLine
    }

    struct Fault: CustomStringConvertible {
        let kind: Kind
        let line: Int
        let text: String

        var description: String { "\(kind.rawValue) in line \(line + 1): \(text)" }
    }

    let found: [Fault]

    /// Looks at the lines of a file that another version of it does not have.
    init(_ before: String, _ after: String, limit: Int = LayoutStyle.usualLimit) {
        let lines = ChangedLines(before, after)
        let braces = [before, after].map {
            BracePairs(in: ParsedFile(SourceText(path: "A.swift", $0)))
        }
        var found = lines.new.flatMap { line in
            Self.faults(inLine: lines.after[line], lines, limit: limit).map {
                Fault(kind: $0, line: line, text: lines.after[line])
            }
        }
        for kind in braces[1].faults(in: lines, since: braces[0]) {
            found.append(Fault(kind: kind.kind, line: kind.line, text: lines.after[kind.line]))
        }
        self.found = found
    }

    private static func faults(
        inLine line: String, _ lines: ChangedLines, limit: Int
    ) -> [Kind] {
        var kinds: [Kind] = []
        if lines.count(of: ";", in: line) > lines.mostInOld(of: ";", likeIn: line) {
            kinds.append(.semicolon)
        }
        let hadBlanks = lines.gone.contains { $0.hasSuffix(" ") && $0.hasContent(of: line) }
        if line.last == " " || line.last == "\t", !hadBlanks { kinds.append(.trailingBlanks) }
        let isAsBefore = lines.gone.contains { $0.hasContent(of: line) }
        if line.columns > max(limit, lines.longestGone), !isAsBefore { kinds.append(.longLine) }
        return kinds
    }
}

/// The lines that are not the same in two versions of a file.
struct ChangedLines {
    let old: [String]
    let after: [String]
    /// The positions of the lines that came.
    let new: [Int]
    /// The lines that went.
    let gone: [String]
    let before: Set<String>
    /// The lines after which an empty one stood.
    let oldBlanks: Set<String>

    init(_ before: String, _ after: String) {
        let old = before.lines
        self.old = old
        self.after = after.lines
        let difference = after.lines.difference(from: old)
        new = difference.insertions.map { change in
            if case .insert(let offset, _, _) = change { offset } else { 0 }
        }
        gone = difference.removals.map { change in
            if case .remove(_, let line, _) = change { line } else { "" }
        }
        self.before = Set(old.map(\.content))
        oldBlanks = Set(
            zip(old, old.dropFirst()).filter { $1.content.isEmpty }.map(\.0.content))
    }

    var longestGone: Int { gone.map(\.columns).max() ?? 0 }

    func count(of character: Character, in line: String) -> Int {
        line.contains("//") || line.contains("\"") ? 0 : line.count { $0 == character }
    }

    /// The most that one of the lines that went had of a character.
    func mostInOld(of character: Character, likeIn line: String) -> Int {
        gone.map { $0.count { $0 == character } }.max() ?? 0
    }
}

extension String {
    fileprivate var lines: [String] {
        split(separator: "\n", omittingEmptySubsequences: false).map {
            $0.hasSuffix("\r") ? String($0.dropLast()) : String($0)
        }
    }

    /// The line without the blanks around it.
    var content: String {
        String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }

    fileprivate func hasContent(of other: String) -> Bool { content == other.content }

    var columns: Int { reduce(0) { $0 + ($1 == "\t" ? 4 : 1) } }

    /// The blanks that the line begins with.
    var depth: Int { prefix { $0.isWhitespace }.reduce(0) { $0 + ($1 == "\t" ? 4 : 1) } }
}
#endif
