// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// A heart that is full for a favourite.
struct FavouriteButton: View {
    @Environment(CookbookStore.self) private var store
    let id: Recipe.ID

    var body: some View {
        Button {
            store.toggleFavourite(id)
        } label: {
            Image(systemName: isFavourite ? "heart.fill" : "heart")
                .foregroundStyle(.red)
        }
        .accessibilityLabel(isFavourite ? "Remove from favourites" : "Add to favourites")
        .accessibilityIdentifier("recipe.favourite")
    }

    private var isFavourite: Bool {
        store.isFavourite(id)
    }
}
