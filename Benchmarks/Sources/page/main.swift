// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import WaymarkWeb

/// The page that several kinds of server show, to be measured side by side.
struct BenchmarkPage: App {
    var body: some Scene {
        WindowGroup { BenchmarkScreen() }
    }
}

var options = WebOptions()
options.port = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 8080
options.identifierAttribute = "data-test"
options.isDeveloping = false
options.onReady = { FileHandle.standardOutput.write(Data(($0 + "\n").utf8)) }
try await WebServer.run(BenchmarkPage.self, options: options)
