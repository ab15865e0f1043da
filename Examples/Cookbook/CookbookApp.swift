// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// A recipe book whose every chapter shows one way of getting around.
@main
struct CookbookApp: App {
    @State private var store = CookbookStore()

    var body: some Scene {
        WindowGroup("Cookbook") {
            RootView()
                .environment(store)
        }
    }
}
