// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// The settings for the table: numbers to change, and one to look at.
struct TableSection: View {
    @State private var guests = 4
    @State private var salt = 0.5
    private let chairs = 12

    var body: some View {
        Section {
            Stepper("Guests: \(guests)", value: $guests, in: 1...chairs)
                .accessibilityIdentifier("settings.guests")
            Slider(value: $salt) {
                Text("Salt")
            } minimumValueLabel: {
                Text("none")
            } maximumValueLabel: {
                Text("much")
            }
            .accessibilityIdentifier("settings.salt")
            Gauge(value: Double(guests), in: 0...Double(chairs)) {
                Text("Chairs taken")
            } currentValueLabel: {
                Text("\(guests) of \(chairs)")
            }
            .accessibilityIdentifier("settings.chairs")
        } header: {
            Label("Table", systemImage: "fork.knife")
        } footer: {
            Text("\(pinches) of salt for \(guests == 1 ? "one" : "\(guests)").")
                .accessibilityIdentifier("settings.table")
        }
    }

    private var pinches: String {
        let count = Int((salt * Double(guests) * 2).rounded())
        return count == 1 ? "1 pinch" : "\(count) pinches"
    }
}
