// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// The settings for the cook's name and for how the lists look.
struct CookSection: View {
    @AppStorage(PreferenceKey.cookName) private var cookName = ""
    @AppStorage(PreferenceKey.aboutCook) private var about = ""
    @AppStorage(PreferenceKey.showsMinutes) private var showsMinutes = true

    var body: some View {
        Section {
            TextField("Your name", text: $cookName)
                .textContentType(.name)
                .autocorrectionDisabled()
                .submitLabel(.done)
                .accessibilityIdentifier("settings.name")
            TextField("What you like to cook", text: $about, axis: .vertical)
                .lineLimit(2...8)
                .accessibilityIdentifier("settings.about")
            Toggle("Show minutes in lists", isOn: $showsMinutes)
                .accessibilityIdentifier("settings.showsMinutes")
        } header: {
            Label("Cook", systemImage: "gearshape")
        } footer: {
            Text(cookName.isEmpty ? "The book would like to know you." : "Hello, \(cookName).")
                .accessibilityIdentifier("settings.greeting")
        }
    }
}
