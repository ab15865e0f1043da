// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// One step at a time, over the whole window.
struct CookingCover: View {
    @Environment(\.dismiss) private var dismiss
    @State private var step = 0
    let finish: (Int) -> Void
    private let steps = RecipeBook.recipe(RecipeBook.soupOfTheDay)?.steps ?? []

    init(finish: @escaping (Int) -> Void) {
        self.finish = finish
    }

    var body: some View {
        NavigationStack {
            VStack(spacing: 24) {
                ProgressView("Steps done", value: Double(step), total: Double(steps.count))
                    .frame(maxWidth: 320)
                    .accessibilityIdentifier("cooking.progress")
                Text(steps.indices.contains(step) ? steps[step] : "Enjoy.")
                    .font(.title2)
                Button("Next step") { step += 1 }
                    .buttonStyle(.borderedProminent)
                    .disabled(step >= steps.count)
                CookingClock()
            }
            .padding()
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .navigationTitle("Step \(step + 1)")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Done") {
                        finish(step + 1)
                        dismiss()
                    }
                }
            }
        }
    }
}
