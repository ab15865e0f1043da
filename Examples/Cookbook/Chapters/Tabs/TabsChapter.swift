// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// Three tabs; each has a stack that stays where it is while another tab is shown.
struct TabsChapter: View {
    private enum Place: Hashable {
        case today, parts, favourites
    }

    @Environment(CookbookStore.self) private var store
    @State private var place = Place.today

    var body: some View {
        TabView(selection: $place) {
            Tab("Today", systemImage: "sun.max", value: Place.today) {
                TodayTab { place = .favourites }
            }
            Tab("Parts", systemImage: "books.vertical", value: Place.parts) {
                PartsTab()
            }
            Tab("Favourites", systemImage: "heart", value: Place.favourites) {
                FavouritesTab()
            }
            .badge(store.favourites.count)
        }
    }
}
