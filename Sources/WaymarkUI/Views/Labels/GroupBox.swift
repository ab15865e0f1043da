// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// Things that belong together, in a box with a title.
///
/// ```swift
/// GroupBox("Nutrition") {
///     LabeledContent("Energy", value: "320 kcal")
///     LabeledContent("Salt", value: "1.2 g")
/// }
/// ```
public nonisolated struct GroupBox<Label: View, Content: View>: StyledView {
    let standard: StandardGroupBox<Label, Content>

    /// A box with any view as its title.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        standard = StandardGroupBox(label: label(), content: content())
    }

    /// A box with a view as its title; `init(content:label:)` is newer.
    public init(label: Label, @ViewBuilder content: () -> Content) {
        standard = StandardGroupBox(label: label, content: content())
    }

    /// Boxes inside are drawn by the same style, which itself asks for the standard look.
    @MainActor func styled(
        by values: EnvironmentValues, in inputs: _NodeInputs
    ) -> AnyView? {
        guard let style = values.groupBoxStyle else { return nil }
        return style.makeBody(
            GroupBoxStyleConfiguration(
                label: .init(
                    content: AnyView(standard.label.environment(\.groupBoxStyle, style))),
                content: .init(
                    content: AnyView(standard.content.environment(\.groupBoxStyle, style)))))
    }
}

extension GroupBox where Label == EmptyView {
    /// A box without a title.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(content: content, label: { EmptyView() })
    }
}

extension GroupBox where Label == Text {
    /// A box with a title.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(titleKey) })
    }

    /// A box with a title that is known at run time.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(title) })
    }

    /// A box with a title from a resource.
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content, label: { Text(titleResource) })
    }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// The box that a custom style is asked to draw.
    public nonisolated init(_ configuration: GroupBoxStyleConfiguration) {
        standard = StandardGroupBox(label: configuration.label, content: configuration.content)
    }
}

/// A box as it is drawn where no style says otherwise.
nonisolated struct StandardGroupBox<Label: View, Content: View>: View {
    let label: Label
    let content: Content

    @MainActor var body: some View {
        VStack(alignment: .leading) {
            label.font(.headline)
            content
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
        .effect(.background(ColorValue(.groupedBackground), cornerRadius: 8))
    }
}
