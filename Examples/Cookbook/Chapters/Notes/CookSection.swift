// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// The settings for the cook's name and for how the lists look.
struct CookSection: View {
    private enum Field { case name, about }

    @FocusState private var field: Field?
    @AppStorage(PreferenceKey.cookName) private var cookName = ""
    @AppStorage(PreferenceKey.aboutCook) private var about = ""
    @AppStorage(PreferenceKey.showsMinutes) private var showsMinutes = true

    var body: some View {
        Section {
            TextField("Your name", text: $cookName)
                .textContentType(.name)
                .autocorrectionDisabled()
                .submitLabel(.next)
                .focused($field, equals: .name)
                .onSubmit { field = .about }
                .accessibilityIdentifier("settings.name")
            TextField("What you like to cook", text: $about, axis: .vertical)
                .lineLimit(2...8)
                .focused($field, equals: .about)
                .accessibilityIdentifier("settings.about")
            Toggle("Show minutes in lists", isOn: $showsMinutes)
                .accessibilityIdentifier("settings.showsMinutes")
        } header: {
            Label("Cook", systemImage: "gearshape")
        } footer: {
            Text(greeting)
                .accessibilityIdentifier("settings.greeting")
        }
    }

    private var greeting: String {
        if field == .about { return "A dish or two will do." }
        return cookName.isEmpty ? "The book would like to know you." : "Hello, \(cookName)."
    }
}
