// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// A screen without a way back until its question is answered.
struct LockedScreen: View {
    @Environment(\.dismiss) private var dismiss
    @State private var hasTasted = false

    var body: some View {
        Form {
            Toggle("I tasted the soup", isOn: $hasTasted)
            Button("Leave") { dismiss() }
                .disabled(!hasTasted)
        }
        .navigationTitle("Taste first")
        .navigationBarTitleDisplayMode(.inline)
        .navigationBarBackButtonHidden(!hasTasted)
        .interactiveBackDisabled(!hasTasted)
    }
}
