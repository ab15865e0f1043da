// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// The settings for the kitchen, each a choice of one among a few.
struct KitchenSection: View {
    @State private var oven = "Electric"
    @State private var units = "Metric"
    @State private var apron = Color.orange

    var body: some View {
        Section {
            Picker("Oven", selection: $oven) {
                ForEach(["Electric", "Fan", "Gas"], id: \.self) { Text($0) }
            }
            .accessibilityIdentifier("settings.oven")
            Picker("Units", selection: $units) {
                Text("Metric").tag("Metric")
                Text("Cups").tag("Cups")
            }
            .pickerStyle(.segmented)
            .accessibilityIdentifier("settings.units")
            ColorPicker("Apron", selection: $apron, supportsOpacity: false)
                .accessibilityIdentifier("settings.apron")
        } header: {
            Label("Kitchen", systemImage: "flame")
        } footer: {
            Text("\(oven) oven, \(units.lowercased()).")
                .accessibilityIdentifier("settings.kitchen")
        }
    }
}
