// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

let dishes = ["Goulash": "As many onions as meat.", "Pancakes": "Let the batter rest."]

@main
struct KitchenApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack {
                List(dishes.keys.sorted(), id: \.self) { dish in
                    NavigationLink(dish, value: dish)
                }
                .navigationTitle("Kitchen")
                .navigationDestination(for: String.self) { dish in
                    Text(dishes[dish] ?? "No advice.").navigationTitle(dish)
                }
            }
        }
    }
}
