// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// How the recipes of a list are sorted.
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
