// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// The recipe of the day, and a button that goes to another tab.
struct TodayTab: View {
    let showFavourites: () -> Void

    var body: some View {
        NavigationStack {
            List {
                Section("Soup of the day") {
                    NavigationLink(value: RecipeBook.soupOfTheDay) {
                        Text(RecipeBook.recipe(RecipeBook.soupOfTheDay)?.name ?? "")
                    }
                }
                Button("Show my favourites") { showFavourites() }
                ChapterFooter(
                    """
                    Open the soup, go to another tab and come back: the soup is still open. Press the \
                    tab that is shown, and its stack returns to the first screen.
                    """)
            }
            .listStyle(.insetGrouped)
            .navigationTitle("Today")
            .recipeDestination()
        }
    }
}
