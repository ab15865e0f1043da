// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// The steps of a recipe, in order.
struct StepsSection: View {
    let steps: [String]

    var body: some View {
        Section("Method") {
            ForEach(Array(steps.enumerated()), id: \.offset) { step in
                HStack(alignment: .top, spacing: 12) {
                    Text("\(step.offset + 1)")
                        .font(.headline)
                        .foregroundStyle(.orange)
                        .frame(minWidth: 20)
                    Text(step.element)
                }
            }
        }
    }
}
