// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// An item in each place that a bar has, and a plain list of what was pressed.
struct PlacesScreen: View {
    @State private var pressed: [String] = []

    var body: some View {
        List {
            ForEach(pressed.indices, id: \.self) { index in
                Text(pressed[index])
            }
        }
        .listStyle(.plain)
        .navigationTitle("Places")
        .toolbar {
            PlacesOfABar { pressed.append($0) }
        }
        .toolbarTitleMenu {
            Button("Start again") { pressed = [] }
        }
    }
}

/// One item for each placement; what they are called says where they asked to be.
private struct PlacesOfABar: ToolbarContent {
    let press: (String) -> Void

    var body: some ToolbarContent {
        ToolbarItem(placement: .principal) { item("Principal") }
        ToolbarItem(placement: .navigation) { item("Navigation") }
        ToolbarItem(placement: .topBarLeading) { item("Leading") }
        ToolbarItem(placement: .topBarTrailing) { item("Trailing") }
        ToolbarItem(placement: .cancellationAction) { item("Cancel") }
        ToolbarItem(placement: .confirmationAction) { item("Confirm") }
        ToolbarItem(placement: .destructiveAction) { item("Destroy") }
        ToolbarItem(placement: .status) { Text("Ten places") }
        ToolbarItem(placement: .bottomBar) { item("Bottom") }
        ToolbarItem(placement: .keyboard) { item("Keyboard") }
    }

    private func item(_ name: String) -> some View {
        Button(name) { press(name) }
    }
}
