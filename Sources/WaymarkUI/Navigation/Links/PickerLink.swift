// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A picker that leads to a screen with its options.
nonisolated struct PickerLink<Label: View, SelectionValue: Hashable, Content: View>: View {
    let picker: StandardPicker<Label, SelectionValue, Content>

    @MainActor var body: some View {
        NavigationLink {
            PickerScreen(picker: picker)
        } label: {
            LabeledContent {
                current
            } label: {
                picker.label
            }
        }
    }

    private var current: StandardPicker<Label, SelectionValue, Content> {
        var current = picker
        current.isReadOnly = true
        return current
    }
}

/// The screen with the options of a picker; a choice leads back.
private nonisolated struct PickerScreen<Label: View, SelectionValue: Hashable, Content: View>: View
{
    let picker: StandardPicker<Label, SelectionValue, Content>
    @Environment(\.dismiss) private var dismiss

    @MainActor var body: some View {
        var choices = picker
        choices.onChoice = { dismiss() }
        return Form {
            choices.labelsHidden().environment(\.pickerLook, .inline)
        }
        .navigationTitle(picker.label as? Text ?? Text(verbatim: ""))
    }
}
