// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// Values that belong to the app and not to a window.
struct PreferencesSection: View {
    @AppStorage(PreferenceKey.showsMinutes) private var showsMinutes = true
    @AppStorage(PreferenceKey.dishesCooked) private var dishesCooked = 0

    var body: some View {
        Section {
            Toggle("Show minutes in lists", isOn: $showsMinutes)
            HStack {
                Text("Dishes cooked: \(dishesCooked)")
                    .accessibilityIdentifier("dishesCooked")
                Spacer()
                Button {
                    dishesCooked += 1
                } label: {
                    Label("One more", systemImage: "plus")
                }
                .buttonStyle(.bordered)
            }
        } header: {
            Text("Preferences")
        } footer: {
            Text("These are kept with the app.")
        }
    }
}
