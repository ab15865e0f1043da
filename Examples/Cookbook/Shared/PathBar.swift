// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// A strip below a stack that tells where it stands and leads back to its root.
struct PathBar: View {
    let trail: String
    let isAtRoot: Bool
    let popToRoot: () -> Void

    var body: some View {
        HStack {
            Label {
                Text(trail)
                    .accessibilityIdentifier("path.trail")
            } icon: {
                Image(systemName: "map")
            }
            .font(.caption)
            .foregroundStyle(.secondary)
            Spacer()
            Button("Pop to root") { popToRoot() }
                .buttonStyle(.bordered)
                .disabled(isAtRoot)
                .accessibilityIdentifier("path.popToRoot")
        }
        .padding()
    }
}
