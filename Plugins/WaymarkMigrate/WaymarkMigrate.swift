// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import PackagePlugin

/// `swift package waymark-migrate`: runs `waymark migrate` over the package, or over what is named.
@main struct WaymarkMigrate: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) {
        let process = Process()
        process.arguments = ["migrate"] + arguments
        process.currentDirectoryURL = context.package.directoryURL
        do {
            process.executableURL = try context.tool(named: "waymark").url
            try process.run()
        } catch {
            fail("the program 'waymark' is not there or does not start: \(error)")
        }
        process.waitUntilExit()
        switch (process.terminationReason, process.terminationStatus) {
        case (.exit, 0): return
        // The program has said why.
        case (.exit, 1), (.exit, 2): exit(process.terminationStatus)
        case (.exit, let status): fail("'waymark migrate' ended with \(status)")
        case (_, let signal): fail("'waymark migrate' was ended by signal \(signal)")
        }
    }

    private func fail(_ fact: String) -> Never {
        let advice = "run 'swift run waymark migrate' to see why"
        FileHandle.standardError.write(Data("waymark-migrate: \(fact); \(advice)\n".utf8))
        exit(3)
    }
}
