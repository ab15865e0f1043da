// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// An address to type, and the sentence that says what is wrong with it.
struct AddressField: View {
    @Environment(DeepLinkModel.self) private var model
    @Environment(\.openURL) private var openURL
    @FocusState private var isTyping: Bool
    @State private var address = "cookbook://category/soups"

    var body: some View {
        Section {
            TextField("Address", text: $address)
                .focused($isTyping)
                .accessibilityIdentifier("deepLink.address")
            Button("Open the address", action: open)
                .disabled(address.isEmpty)
            if let problem = model.problem {
                Label(problem.sentence, systemImage: "exclamationmark.triangle")
                    .foregroundStyle(.red)
                    .accessibilityIdentifier("deepLink.problem")
            }
        } header: {
            Text("Your own")
        } footer: {
            Text("cookbook://recipe/… or cookbook://category/…")
        }
    }

    /// Only the book's own addresses leave for the system; others would leave the app.
    private func open() {
        guard let url = URL(string: address), url.scheme != nil else {
            return refuse(.malformed(address))
        }
        guard url.scheme?.lowercased() == DeepLink.scheme else {
            return refuse(.foreign(address))
        }
        openURL(url)
    }

    /// Says what is wrong, and goes back to the field.
    private func refuse(_ problem: DeepLinkProblem) {
        model.report(problem)
        isTyping = true
    }
}
