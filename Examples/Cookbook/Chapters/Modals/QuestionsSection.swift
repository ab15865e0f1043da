// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// Questions with a few answers.
struct QuestionsSection: View {
    @Binding var answer: String
    @State private var isSure = false
    @State private var isSharing = false

    var body: some View {
        Section("Questions") {
            Button("Burn the book", role: .destructive) { isSure = true }
                .alert("Burn the book?", isPresented: $isSure) {
                    Button("Burn", role: .destructive) { answer = "It would not burn." }
                    Button("Keep", role: .cancel) { answer = "The book is kept." }
                } message: {
                    Text("There is no copy.")
                }
            Button("Serve the soup") { isSharing = true }
                .confirmationDialog(
                    "Serve the soup", isPresented: $isSharing, titleVisibility: .visible
                ) {
                    Button("In a bowl") { answer = "A bowl of soup." }
                    Button("In a cup") { answer = "A cup of soup." }
                }
        }
    }
}
