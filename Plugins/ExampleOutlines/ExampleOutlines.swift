// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import PackagePlugin

/// `swift package example-outlines`: prints the first screen of the examples that tests import.
///
/// Package.swift tells why it is needed, whoever runs it or not.
@main struct ExampleOutlines: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        for name in ["cookbook", "restoration"] {
            let process = Process()
            process.executableURL = try context.tool(named: name).url
            process.arguments = ["--outline"]
            try process.run()
            process.waitUntilExit()
            guard process.terminationStatus == 0 else { exit(process.terminationStatus) }
        }
    }
}
