// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    import ArgumentParser
    import WaymarkMigration

    struct Map: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Draws an app's navigation from its source.")

        @Argument(help: "Files and folders.")
        var paths = ["."]

        func run() throws {
            let map = NavigationMap(paths: paths)
            for screen in map.screens {
                print(
                    screen.id, screen.kind, screen.isUnreachable ? "UNREACHABLE" : "", screen.waysIn
                )
            }
            for edge in map.edges {
                print(
                    edge.from, "->", edge.to, edge.kind, "'\(edge.label)'", edge.place.path,
                    edge.place.line)
            }
            for link in map.unmatched {
                print("unmatched", link.from, link.label, link.type ?? "?")
            }
        }
    }
#endif
