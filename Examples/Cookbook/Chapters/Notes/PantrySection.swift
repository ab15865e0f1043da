// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// A secret word, for the sake of a secure field.
struct PantrySection: View {
    @State private var word = ""
    @State private var isOpen = false

    var body: some View {
        Section {
            SecureField("Pantry word", text: $word)
                .accessibilityIdentifier("settings.pantryWord")
            Button(isOpen ? "Lock the pantry" : "Open the pantry", action: turnKey)
                .disabled(!isOpen && word.count < 4)
            if isOpen {
                Label("Behind the flour: two bars of chocolate.", systemImage: "eye")
            }
        } header: {
            Label("Pantry", systemImage: "lock")
        } footer: {
            Text("Any word of four letters will do.")
        }
    }

    private func turnKey() {
        isOpen.toggle()
        word = ""
    }
}
