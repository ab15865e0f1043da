// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// A dinner to plan: fields for a day and an hour, a month, and days to shop on.
struct DatesChapter: View {
    @State private var dinner = Date.now.addingTimeInterval(86_400)
    @State private var shopping: Set<DateComponents> = []

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    DatePicker("Dinner", selection: $dinner, in: Date.now...)
                    DatePicker(
                        "Guests come", selection: $dinner, displayedComponents: .hourAndMinute)
                    DatePicker(
                        "Day", selection: $dinner, in: Date.now..., displayedComponents: .date
                    )
                    .datePickerStyle(.graphical)
                    Text(dinner, format: .iso8601.year().month().day())
                        .accessibilityIdentifier("dates.dinner")
                    MultiDatePicker("Days to shop", selection: $shopping, in: Date.now...)
                    Text("Chosen: \(shopping.count)")
                        .accessibilityIdentifier("dates.shopping")
                }
                .padding()
            }
            .navigationTitle("Dates")
        }
    }
}
