// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

@main
struct ReadingListApp: App {
    @StateObject private var shelf = Shelf()

    var body: some Scene {
        WindowGroup {
            ShelfView().environmentObject(shelf)
        }
    }
}
