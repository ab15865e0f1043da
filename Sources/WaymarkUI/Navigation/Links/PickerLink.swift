// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A link to a screen with the options; a choice leads back. It needs a stack or a column around.
public struct NavigationLinkPickerStyle: PickerStyle, PresentedPickerStyle {
    /// Makes the style; `.navigationLink` is shorter.
    public init() {}
    /// The look that the style stands for; not for apps.
    public static var _look: _PickerLook { .navigationLink }

    var presenter: any PickerPresenter { PickerLinkPresenter.shared }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A link to a screen with the options.
    public static var navigationLink: Self { Self() }
}

private final class PickerLinkPresenter: PickerPresenter {
    static let shared = PickerLinkPresenter()

    @MainActor func present<Label: View, SelectionValue: Hashable, Content: View>(
        _ picker: StandardPicker<Label, SelectionValue, Content>
    ) -> AnyView {
        AnyView(PickerLink(picker: picker))
    }
}

/// A picker that leads to a screen with its options.
private nonisolated struct PickerLink<Label: View, SelectionValue: Hashable, Content: View>: View {
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
