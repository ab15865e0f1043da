// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A look for group boxes of your own.
@MainActor @preconcurrency public protocol GroupBoxStyle {
    /// The type of the view that stands in a box's place.
    associatedtype Body: View
    /// The properties of a box that its style is given.
    typealias Configuration = GroupBoxStyleConfiguration

    /// Makes what stands in a box's place; `GroupBox(configuration)` is the standard look.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a box that a `GroupBoxStyle` is given.
public nonisolated struct GroupBoxStyleConfiguration {
    /// The box's title.
    public let label: Label
    /// The content of the box.
    public let content: Content

    /// A box's title whose type is hidden.
    public nonisolated struct Label: TransparentView {
        let content: AnyView
    }

    /// The content of a box, with its type hidden.
    public nonisolated struct Content: TransparentView {
        let content: AnyView
    }
}

/// The look that fits where the box stands.
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle {
    /// Makes the style.
    public init() {}

    /// A box in the standard look.
    public func makeBody(configuration: Configuration) -> some View {
        GroupBox(configuration).environment(\.groupBoxStyle, nil)
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The look that fits where the box stands.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private struct GroupBoxStyleKey: EnvironmentKey {
    static var defaultValue: CustomStyle<GroupBoxStyleConfiguration>? { nil }
}

extension EnvironmentValues {
    /// The app's own style for group boxes; `nil` is the standard look.
    var groupBoxStyle: CustomStyle<GroupBoxStyleConfiguration>? {
        get { self[GroupBoxStyleKey.self] }
        set { self[GroupBoxStyleKey.self] = newValue }
    }
}

extension View {
    /// Gives the group boxes in this view a look of your own.
    public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        environment(
            \.groupBoxStyle,
            style is DefaultGroupBoxStyle
                ? nil
                : CustomStyle(style) {
                    $0.makeBody(configuration: $1).environment(\.groupBoxStyle, nil)
                })
    }
}
