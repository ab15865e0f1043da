// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// A screen that a Bool presents and that can send itself away.
struct KitchenRules: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        List {
            Section("In this kitchen") {
                Label("Whoever cooks does not wash up.", systemImage: "drop")
                Label("Taste before you salt, and again after.", systemImage: "checkmark.circle")
                Label("A sharp knife is a safe knife.", systemImage: "exclamationmark.triangle")
            }
            Section {
                Button("Understood") { dismiss() }
                    .buttonStyle(.borderedProminent)
            }
        }
        .listStyle(.insetGrouped)
        .navigationTitle("Kitchen rules")
    }
}
