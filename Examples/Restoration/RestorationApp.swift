// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// Five ways to find an app as it was left: each tab shows one.
@main
struct RestorationApp: App {
    @State private var store = FileStore(file: .temporaryDirectory.appending(path: "trees.json"))

    var body: some Scene {
        WindowGroup("Restoration") {
            TabView {
                PathInSceneStorage().tabItem { Text("Path") }
                ModelInSceneStorage().tabItem { Text("Model") }
                StoreInFile(store: store).tabItem { Text("File") }
                LegacySelection().tabItem { Text("Legacy") }
                SavingLoop().tabItem { Text("Loop") }
            }
        }
    }
}
