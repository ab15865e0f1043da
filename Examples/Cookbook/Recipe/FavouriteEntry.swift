// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// An entry of a menu that gives a recipe its heart, or takes it away.
struct FavouriteEntry: View {
    @Environment(CookbookStore.self) private var store
    let id: Recipe.ID

    var body: some View {
        if store.isFavourite(id) {
            Button(
                "Remove from favourites", systemImage: "heart", role: .destructive, action: toggle)
        } else {
            Button("Add to favourites", systemImage: "heart.fill", action: toggle)
        }
    }

    private func toggle() {
        store.toggleFavourite(id)
    }
}
