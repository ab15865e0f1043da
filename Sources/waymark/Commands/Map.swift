// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import ArgumentParser
import Foundation
import WaymarkMigration

struct Map: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Draws an app's navigation: its screens and what leads from one to the next.",
        discussion: """
            mermaid and dot are graphs as text, svg is drawn by Graphviz, json is for other \
            programs, html is one page with search that needs nothing else, text is Markdown.

            --diff compares the app's navigation with that of another revision: --format text is \
            for a pull request, with a list and a flowchart of what was added (green), removed \
            (red, dashed) and changed (brown).

            Only what the source shows is drawn: links, destinations, presentations, tabs, columns, \
            scenes and handlers of URLs. Screens that nothing leads to are marked, and so are \
            those that several ways lead to.

            Exit codes: 0 done, \(ExitStatus.help).
            """)

    @Argument(help: "Files and folders.")
    var paths = ["."]

    @Option(help: "How to draw.")
    var format = MapFormat.mermaid

    @Option(
        help: ArgumentHelp(
            "Show what changed since a git revision, or between two, as 'main..topic'.",
            valueName: "revision"))
    var diff: String?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Write this file instead of printing.", valueName: "file"))
    var output: String?

    func run() throws {
        let drawing = try diff.map(difference) ?? whole()
        Output.complain(drawing.problems)
        do {
            try write(drawing.text(format))
        } catch let error as GraphvizError {
            Output.complain("waymark: \(error)")
            try ExitStatus.wrongUsage.end()
        }
        try ExitStatus(drawing.problems).end()
    }

    private typealias Drawing = (problems: [FileProblem], text: (MapFormat) throws -> String)

    private func whole() -> Drawing {
        let map = NavigationMap(paths: paths)
        return (map.problems, { try map.text(as: $0) })
    }

    private func difference(since revisions: String) throws -> Drawing {
        do throws(GitFailure) {
            let ends = revisions.components(separatedBy: "..")
            let old = try NavigationMap(paths: paths, at: ends[0].isEmpty ? "HEAD" : ends[0])
            let new =
                try ends.count > 1
                ? NavigationMap(paths: paths, at: ends[1].isEmpty ? "HEAD" : ends[1])
                : NavigationMap(paths: paths)
            let difference = MapDifference(from: old, to: new)
            return (difference.map.problems, { try difference.text(as: $0) })
        } catch {
            throw ValidationError("--diff \(revisions): \(error.reason)")
        }
    }

    private func write(_ text: String) throws {
        guard let output else { return Output.write(text) }
        try Output.write(Data(text.utf8), to: output)
    }
}

extension MapFormat: ExpressibleByArgument {}
#endif
