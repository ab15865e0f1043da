// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import PackagePlugin

/// `swift package waymark-lint`: runs `waymark lint` over the package, or over what is named.
@main struct WaymarkLint: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let process = Process()
        process.executableURL = try context.tool(named: "waymark").url
        process.arguments = ["lint"] + arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { exit(process.terminationStatus) }
    }
}
