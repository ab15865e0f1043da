// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import ArgumentParser
import WaymarkMigration

struct Config: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Tells which configuration applies to some paths, and checks it.",
        discussion: """
            A file '.waymark.yml' says once what options would say in each run: 'targets', \
            'rules' ('only', 'also', 'skip'), 'exclude', 'floors' and 'baseline'. The nearest one \
            in or above the folder of the paths counts, up to the root of the repository. Options \
            win over it.

            Exit codes: 0 done, \(ExitStatus.help).
            """)

    @OptionGroup var scope: Scope

    @Flag(help: "Print the JSON Schema of the file, for editors.")
    var schema = false

    func run() throws {
        if schema {
            let rules = Catalog.rules.map { $0.name }
            return Output.write(try ConfigurationSchema.text(rules: rules))
        }
        let path = try scope.configuration().path
        print(path ?? "no file '\(WaymarkMigration.Configuration.fileName)' is about these paths")
    }
}
#endif
