// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    import ArgumentParser

    @main struct Waymark: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "waymark",
            abstract: "Brings SwiftUI code from NavigationView's time to today's navigation.",
            discussion: """
                Nothing is written without --write, and nothing that is not provably safe is changed.

                Exit codes: 0 done, 1 'migrate --check' would change something, 2 wrong usage or a file \
                that cannot be read.
                """,
            subcommands: [Migrate.self, Rules.self, Explain.self, Map.self])
    }
#else
    @main struct Waymark {
        static func main() {
            print(
                "'waymark' was built without the package's trait 'Tool'; build it with its defaults"
            )
        }
    }
#endif
