// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// A menu for the order of the recipes in a list.
struct SortMenu: View {
    @Binding var order: RecipeOrder

    var body: some View {
        Menu("Sort", systemImage: "arrow.up.arrow.down") {
            Picker("Sort", selection: $order) {
                ForEach(RecipeOrder.allCases) { order in
                    Text(order.title)
                }
            }
        }
    }
}
