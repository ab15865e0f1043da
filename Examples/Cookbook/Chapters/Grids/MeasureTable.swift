// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// Measures and what they come to: a table whose columns are as wide as they need to be.
struct MeasureTable: View {
    var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 24, verticalSpacing: 8) {
            GridRow {
                Text("Measure")
                Text("Water").gridColumnAlignment(.trailing)
                Text("Flour").gridColumnAlignment(.trailing)
            }
            .font(.subheadline)
            .foregroundStyle(.secondary)
            Divider()
                .gridCellUnsizedAxes(.horizontal)
            ForEach(Measure.all) { measure in
                GridRow {
                    Text(measure.id)
                    Text("\(measure.water) ml")
                    if let flour = measure.flour {
                        Text("\(flour) g")
                    }
                }
            }
            GridRow {
                Text("As much as it needs")
                    .italic()
                    .gridCellColumns(3)
                    .gridCellAnchor(.center)
            }
            Text("Measured loosely, and levelled with the back of a knife.")
                .font(.footnote)
                .foregroundStyle(.secondary)
                .gridCellUnsizedAxes(.horizontal)
        }
        .accessibilityIdentifier("grids.measures")
    }
}

/// A measure, and what it holds.
private struct Measure: Identifiable {
    let id: String
    let water: Int
    let flour: Int?

    static let all = [
        Measure(id: "Teaspoon", water: 5, flour: 3),
        Measure(id: "Tablespoon", water: 15, flour: 10),
        Measure(id: "Cup", water: 250, flour: 150),
        Measure(id: "Pinch of water", water: 1, flour: nil),
    ]
}
