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
            mermaid and dot are text, svg is drawn by Graphviz, json is for other programs, html is \
            one page with search that needs nothing else.

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
        name: .shortAndLong,
        help: ArgumentHelp("Write this file instead of printing.", valueName: "file"))
    var output: String?

    func run() throws {
        let map = NavigationMap(paths: paths)
        for problem in map.problems { Output.complain("waymark: \(problem)") }
        do {
            try write(map.text(as: format))
        } catch let error as GraphvizError {
            Output.complain("waymark: \(error)")
            try ExitStatus.wrongUsage.end()
        }
        try ExitStatus(map.problems).end()
    }

    private func write(_ text: String) throws {
        guard let output else { return Output.write(text) }
        try Output.write(Data(text.utf8), to: output)
    }
}

extension MapFormat: ExpressibleByArgument {}
#endif
