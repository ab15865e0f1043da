// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import ArgumentParser
import Foundation
import WaymarkMigration

struct Rules: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Lists the rules.")

    @Flag(help: "Print severity, levels and reasons too, as JSON.")
    var json = false

    func run() throws {
        if json { return Output.write(try RuleContent.catalog) }
        let width = Catalog.rules.map { $0.name.count }.max() ?? 0
        for rule in Catalog.rules {
            let name = rule.name.padding(toLength: width, withPad: " ", startingAt: 0)
            let note = rule.isOptional ? " (only with --also or --only)" : ""
            print("\(name)  \(rule.summary)\(note)")
        }
    }
}
#endif
