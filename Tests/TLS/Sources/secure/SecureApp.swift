// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// A stack of two screens.
@main struct SecureApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack {
                List { NavigationLink("Plain stack") { Text("Pushed").navigationTitle("Plain stack") } }
                    .navigationTitle("Secure")
            }
        }
    }
}
