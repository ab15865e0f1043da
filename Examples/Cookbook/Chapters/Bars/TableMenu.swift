// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// A menu for laying the table, with another menu inside.
struct TableMenu: View {
    @Binding var guests: Int
    @State private var hasCandles = false

    var body: some View {
        Menu("Table") {
            Toggle("Candles", isOn: $hasCandles)
                .keyboardShortcut("k")
            Menu("Seats") {
                Button("For two") { guests = 2 }
                Button("For a dozen") { guests = 12 }
            }
        }
    }
}
