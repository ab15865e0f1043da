// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A stepper or a slider in a menu: an entry up and one down, under its label.
nonisolated struct StepEntries<Label: View>: View {
    let label: Label
    let steps: Steps

    @MainActor var body: some View {
        Section {
            Button("Increase", systemImage: "plus") { act(steps.up) }
                .disabled(steps.up == nil || !steps.canGoUp())
            Button("Decrease", systemImage: "minus") { act(steps.down) }
                .disabled(steps.down == nil || !steps.canGoDown())
        } header: {
            label
        }
    }

    @MainActor private func act(_ step: (() -> Void)?) {
        guard let step else { return }
        steps.editingChanged(true)
        step()
        steps.editingChanged(false)
    }
}
