// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A look for control groups of your own.
@MainActor @preconcurrency public protocol ControlGroupStyle {
    /// The type of the view that stands in a group's place.
    associatedtype Body: View
    /// The properties of a group that its style is given.
    typealias Configuration = ControlGroupStyleConfiguration

    /// Makes what stands in a group's place; `ControlGroup(configuration)` is the standard look.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a control group that a `ControlGroupStyle` is given.
public nonisolated struct ControlGroupStyleConfiguration {
    /// The controls.
    public let content: Content
    /// The label; nothing for a group that has none.
    public let label: Label

    /// The controls of a group, with their types hidden.
    public nonisolated struct Content: TransparentView {
        let content: AnyView
    }

    /// A group's label whose type is hidden.
    public nonisolated struct Label: TransparentView {
        let content: AnyView
    }
}

/// The style that `controlGroupStyle(_:)` chose.
enum ControlGroupLook: Equatable {
    case joined, menu
    case custom(CustomStyle<ControlGroupStyleConfiguration>)
}

private struct ControlGroupLookKey: EnvironmentKey {
    static var defaultValue: ControlGroupLook { .joined }
}

extension EnvironmentValues {
    var controlGroupLook: ControlGroupLook {
        get { self[ControlGroupLookKey.self] }
        set { self[ControlGroupLookKey.self] = newValue }
    }
}

extension View {
    /// Gives the control groups in this view one of the standard looks, or one of your own.
    public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        environment(\.controlGroupLook, .choosing(style))
    }
}

extension ControlGroupLook {
    fileprivate nonisolated static func choosing<S: ControlGroupStyle>(_ style: S) -> Self {
        if let style = style as? any StandardControlGroupStyle { return style.look }
        return .custom(
            CustomStyle(style) {
                $0.makeBody(configuration: $1).environment(\.controlGroupLook, .joined)
            })
    }
}
