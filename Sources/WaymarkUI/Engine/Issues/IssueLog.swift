// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// Takes issues of one session, each place once, and so many.
@MainActor final class IssueLog {
    /// Strangers can cause ever new issues; nobody reads more than these.
    static let most = 500
    private(set) var issues: [RuntimeIssue] = []
    private var seen: Set<Report> = []
    /// Handles a new issue; by default it is written to standard error.
    var onIssue: @MainActor (RuntimeIssue) -> Void = IssueLog.write
    /// Hears of new issues, too.
    var listener: (@MainActor (RuntimeIssue) -> Void)?

    /// A kind of issue at a place, which is told once.
    private struct Report: Hashable {
        let kind: RuntimeIssue.Kind
        let place: String
    }

    /// Takes an issue that is noticed in a view. It is consumed, so that no caller needs code to
    /// destroy it.
    func report(_ kind: consuming RuntimeIssue.Kind, at node: _Node) {
        report(kind, path: node.viewPath)
    }

    /// Takes an issue that is not the view's own fault, but that of something which several views
    /// use: its place is that, and the first view to find it is told.
    func report(_ kind: consuming RuntimeIssue.Kind, of culprit: AnyObject, at node: _Node) {
        report(kind, path: node.viewPath, place: "\(ObjectIdentifier(culprit))")
    }

    /// Takes an issue that is told once in a session, wherever it is noticed: the first view is.
    func reportOnce(_ kind: consuming RuntimeIssue.Kind, at node: _Node) {
        report(kind, path: node.viewPath, place: "")
    }

    func report(_ kind: consuming RuntimeIssue.Kind, path: String) {
        report(kind, path: path, place: path)
    }

    private func report(_ kind: consuming RuntimeIssue.Kind, path: String, place: String) {
        let report = Report(kind: kind, place: place)
        guard issues.count < Self.most, seen.insert(report).inserted else { return }
        let issue = RuntimeIssue(kind: report.kind, path: path)
        issues.append(issue)
        onIssue(issue)
        listener?(issue)
    }

    /// The log of the session that is at work now, if one is.
    private static weak var current: IssueLog?
    /// The log for values outside of views, in which they report while no session is at work.
    private static let process = IssueLog()

    /// Runs work of this log's session.
    func whileCurrent(_ body: () -> Void) {
        let previous = Self.current
        Self.current = self
        defer { Self.current = previous }
        body()
    }

    /// Reports what a value notices that knows no view, such as a path.
    nonisolated static func report(_ kind: RuntimeIssue.Kind, from value: String) {
        ObservationTracker.onMain { (current ?? process).report(kind, path: value) }
    }

    private static var lines = LineBudget(limit: 200)

    private static func write(_ issue: RuntimeIssue) {
        guard let note = lines.take(at: .now) else { return }
        let line = "waymark: \(issue.description.inOneLine)\n\(note)"
        FileHandle.standardError.write(Data(line.utf8))
    }
}

/// A limit of lines a minute, so that strangers cannot fill a server's log.
struct LineBudget {
    let limit: Int
    private var start: ContinuousClock.Instant?
    private var taken = 0

    init(limit: Int) { self.limit = limit }

    /// Returns what to write after the line, mostly nothing; `nil` when there is no line left.
    mutating func take(at now: ContinuousClock.Instant) -> String? {
        if start.map({ now - $0 > .seconds(60) }) ?? true {
            start = now
            taken = 0
        }
        taken += 1
        guard taken <= limit else { return nil }
        return taken == limit ? "waymark: further issues of this minute are not written\n" : ""
    }
}

extension String {
    /// The text without control characters and not too long: addresses are strangers' text.
    var inOneLine: String {
        cut(to: 1_000).unicodeScalars.map { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator:
                scalar.escaped(asASCII: true)
            default: String(scalar)
            }
        }.joined()
    }

    /// The beginning of a longer text; a single character can be as long as all of it.
    func cut(to count: Int) -> String {
        let kept = unicodeScalars.prefix(count)
        return kept.endIndex == unicodeScalars.endIndex ? self : String(kept) + "…"
    }
}

extension _Node {
    /// The nearest named view at or above this node.
    final var ownName: String {
        var node: _Node? = self
        while let current = node {
            if let name = current.pathName { return name }
            node = current.parent
        }
        return "the root view"
    }

    /// The named views from the root down to this node.
    final var viewPath: String {
        var names: [String] = []
        var node: _Node? = self
        while let current = node {
            if let name = current.pathName { names.append(name) }
            node = current.parent
        }
        return names.isEmpty ? "the root view" : names.reversed().joined(separator: " › ")
    }
}
