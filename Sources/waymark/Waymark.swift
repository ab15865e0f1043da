// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    import ArgumentParser
    import WaymarkMigration

    @main struct Waymark: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Migrates SwiftUI's navigation.")
    }
#else
    @main struct Waymark {
        static func main() { print("waymark was built without the trait 'Tool'") }
    }
#endif
