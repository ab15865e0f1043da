// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A choice of one among several options.
///
/// Each option is a view in the closure with a `tag(_:)` of the selection's type. In a `ForEach`
/// the elements' ids are tags by themselves. A selection that no tag fits is a runtime issue.
///
/// *Differs from Apple:* an option shows its text and its symbol, and views without a tag are left
/// out.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>:
    StyledView
{
    let standard: StandardPicker<Label, SelectionValue, Content>

    /// A choice with any label.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        standard = StandardPicker(selection: selection, label: label(), content: content())
    }

    /// A choice with a label as a value. The older form: a closure is newer.
    public init(
        selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
    ) {
        standard = StandardPicker(selection: selection, label: label, content: content())
    }

    @MainActor func styled(
        by values: EnvironmentValues, in inputs: _NodeInputs
    ) -> AnyView? {
        switch values.pickerLook {
        case .menu where inputs.isInMenu: AnyView(standard.asMenu)
        case .navigationLink where !inputs.isInMenu:
            values.pickerPresenter?.present(standard)
        default: nil
        }
    }
}

extension Picker where Label == Text {
    /// A choice with a title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, label: Text(titleKey), content: content)
    }

    /// A choice with a title that is known at run time.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, label: Text(title), content: content)
    }
}

extension Picker where Label == WaymarkUI.Label<Text, Image> {
    /// A choice with a title and a symbol.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        let label = WaymarkUI.Label(titleKey, systemImage: systemImage)
        self.init(selection: selection, label: label, content: content)
    }

    /// A choice with a title that is known at run time, and a symbol.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        let label = WaymarkUI.Label(title, systemImage: systemImage)
        self.init(selection: selection, label: label, content: content)
    }

    /// A choice with a title and a picture.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        let label = WaymarkUI.Label(titleKey, image: image)
        self.init(selection: selection, label: label, content: content)
    }
}
