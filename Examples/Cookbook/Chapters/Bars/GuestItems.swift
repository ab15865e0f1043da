// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// Items for the top and the bottom of a screen.
struct GuestItems: ToolbarContent {
    @Binding var guests: Int

    var body: some ToolbarContent {
        ToolbarItem(placement: .primaryAction) {
            Button("One more guest", systemImage: "plus") { guests += 1 }
        }
        ToolbarItem(placement: .secondaryAction) {
            Button("Nobody comes") { guests = 0 }
        }
        ToolbarItem(placement: .secondaryAction) {
            TableMenu(guests: $guests)
        }
        ToolbarItemGroup(placement: .bottomBar) {
            Text(guests == 1 ? "1 chair" : "\(guests) chairs")
            Spacer()
            Button("One guest less", systemImage: "minus") { guests -= 1 }
                .disabled(guests == 0)
        }
    }
}
