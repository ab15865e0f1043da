// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import ArgumentParser
import WaymarkMigration

struct New: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Makes a small app with a test and a workflow.",
        discussion: """
            The folder gets the app's name. 'swift test' in it passes, and \
            'swift run --traits Web' shows the app in a browser.

            Exit codes: 0 done, \(ExitStatus.help).
            """)

    @Argument(help: "The name of the app, and of its folder.")
    var name: String

    @Option(
        help: ArgumentHelp("Where the package gets Waymark from.", valueName: "path or address"))
    var waymark: String?

    func run() throws {
        do throws(AdoptError) {
            let source = try WaymarkSource(waymark)
            for path in try NewApp(name, source).write() { Output.complain("written: \(path)") }
            if case .folder = source {
                Output.complain(
                    "waymark: the workflow cannot see a folder of this machine; before a push, put "
                        + "an address of Waymark into Package.swift")
            }
        } catch {
            throw InputError(error)
        }
    }
}
#endif
