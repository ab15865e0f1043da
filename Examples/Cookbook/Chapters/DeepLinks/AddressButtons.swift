// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// Buttons that hand an address to the system, which hands it back to the app.
struct AddressButtons: View {
    @Environment(\.openURL) private var openURL

    var body: some View {
        Section("Addresses") {
            ForEach(Self.addresses, id: \.self) { address in
                Button {
                    if let url = URL(string: address) {
                        openURL(url)
                    }
                } label: {
                    Label(address, systemImage: "link")
                }
            }
        }
    }

    private static let addresses = [
        "cookbook://recipe/mushroom-risotto",
        "cookbook://recipe/ginger-biscuits",
        "cookbook://category/salads",
        "cookbook://recipe/stone-soup",
    ]
}
