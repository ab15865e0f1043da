// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// Controls that belong together.
///
/// ```swift
/// ControlGroup("Zoom", systemImage: "magnifyingglass") {
///     Button("Smaller", systemImage: "minus") { zoom -= 1 }
///     Button("Larger", systemImage: "plus") { zoom += 1 }
/// }
/// ```
///
/// They stand beside one another in one frame; in a menu they are entries between lines. With
/// `controlGroupStyle(.menu)` they are a menu of their own.
public nonisolated struct ControlGroup<Content: View>: StyledView {
    let standard: StandardControlGroup<Content>

    /// Controls without a label.
    public init(@ViewBuilder content: () -> Content) {
        standard = StandardControlGroup(content: content())
    }

    @MainActor func styled(by values: EnvironmentValues, in inputs: _NodeInputs) -> AnyView? {
        let parts = standard.parts
        if inputs.isInMenu {
            return AnyView(Section(content: { parts.content }, header: { parts.label }))
        }
        switch values.controlGroupLook {
        case .joined: return nil
        case .menu:
            return AnyView(
                Menu {
                    parts.content
                } label: {
                    parts.shownLabel
                })
        case .custom(let style):
            return style.makeBody(
                ControlGroupStyleConfiguration(
                    content: .init(content: parts.content), label: .init(content: parts.label)))
        }
    }
}

extension ControlGroup {
    /// Controls with any label, which a style may show.
    public nonisolated init<C: View, L: View>(
        @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
    ) where Content == LabeledControlGroupContent<C, L> {
        let all = LabeledControlGroupContent(content: content(), label: label())
        standard = StandardControlGroup(content: all)
    }

    /// Controls with a title.
    public nonisolated init<C: View>(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content, label: { Text(titleKey) })
    }

    /// Controls with a title that is known at run time.
    @_disfavoredOverload
    public nonisolated init<C: View, S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content, label: { Text(title) })
    }

    /// Controls with a title from a resource.
    @_disfavoredOverload
    public nonisolated init<C: View>(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content, label: { Text(titleResource) })
    }

    /// Controls with a title and a symbol.
    public nonisolated init<C: View>(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content, label: { Label(titleKey, systemImage: systemImage) })
    }

    /// Controls with a title that is known at run time, and a symbol.
    @_disfavoredOverload
    public nonisolated init<C: View, S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content, label: { Label(title, systemImage: systemImage) })
    }

    /// Controls with a title and a picture.
    public nonisolated init<C: View>(
        _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content, label: { Label(titleKey, image: image) })
    }

    /// Controls with a title that is known at run time, and a picture.
    @_disfavoredOverload
    public nonisolated init<C: View, S: StringProtocol>(
        _ title: S, image: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content, label: { Label(title, image: image) })
    }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// The group that a custom style is asked to draw.
    public nonisolated init(_ configuration: ControlGroupStyleConfiguration) {
        standard = StandardControlGroup(content: configuration.content)
    }
}

/// The controls of a group, and its label, which only some styles show.
public nonisolated struct LabeledControlGroupContent<Content: View, Label: View>: View {
    let content: Content
    let label: Label

    /// The controls.
    @MainActor public var body: some View { content }
}
