// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A button that opens a list of things to do.
///
/// Its content may be buttons, toggles, links, pickers, sections, dividers and other menus. A press
/// on an entry closes it.
///
/// *Differs from Apple:* the entries are made together with the menu, not when it opens.
public nonisolated struct Menu<Label: View, Content: View>: StyledView {
    let standard: StandardMenu<Label, Content>

    init(label: Label, content: Content, primaryAction: (@MainActor () -> Void)? = nil) {
        standard = StandardMenu(label: label, content: content, primaryAction: primaryAction)
    }

    @MainActor func styled(
        by values: EnvironmentValues, in inputs: _NodeInputs
    ) -> AnyView? {
        values.menuStyle?.makeBody(standard.configuration)
    }
}

extension Menu {
    /// A menu with any label.
    public nonisolated init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), content: content())
    }

    /// A menu with any label. A press does something; the menu opens from a button beside it.
    ///
    /// *Differs from Apple:* holding the label does not open the menu.
    @preconcurrency public nonisolated init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(label: label(), content: content(), primaryAction: primaryAction)
    }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// The menu that a custom style is asked to show.
    public nonisolated init(_ configuration: MenuStyleConfiguration) {
        self.init(
            label: configuration.label, content: configuration.content,
            primaryAction: configuration.primaryAction)
    }
}
