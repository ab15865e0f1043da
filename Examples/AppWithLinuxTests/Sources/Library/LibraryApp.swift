// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

@main
struct LibraryApp: App {
    var body: some Scene {
        WindowGroup { Shelf() }
    }
}
