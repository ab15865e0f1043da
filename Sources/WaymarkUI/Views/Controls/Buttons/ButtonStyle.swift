// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A look for buttons of your own: pressing works as usual, the body is what they show.
@MainActor @preconcurrency public protocol ButtonStyle {
    /// The type of the view that a button in this style shows.
    associatedtype Body: View
    /// The properties of a button that its style is given.
    typealias Configuration = ButtonStyleConfiguration

    /// Makes what a button shows.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button that a `ButtonStyle` is given.
public nonisolated struct ButtonStyleConfiguration {
    /// The role of the button, if the app gave it one.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    /// True if the button is held down. *Differs from Apple:* renderers show that by themselves;
    /// it is false.
    public let isPressed: Bool

    /// A button's label whose type is hidden.
    public nonisolated struct Label: TransparentView {
        let content: AnyView
    }
}

/// A look for buttons of your own that also decides when they act.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    /// The type of the view that stands in a button's place.
    associatedtype Body: View
    /// The properties of a button that its style is given.
    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// Makes what stands in the button's place.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button that a `PrimitiveButtonStyle` is given.
public nonisolated struct PrimitiveButtonStyleConfiguration {
    /// The role of the button, if the app gave it one.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    let action: @MainActor () -> Void

    /// Does what the button does.
    @MainActor public func trigger() { action() }

    /// A button's label whose type is hidden.
    public nonisolated struct Label: TransparentView {
        let content: AnyView
    }
}

/// The style that `buttonStyle(_:)` chose.
enum ButtonStyleChoice: Equatable {
    case look(ButtonElement.Look)
    case custom(CustomStyle<ButtonStyleConfiguration>)
    case primitive(CustomStyle<PrimitiveButtonStyleConfiguration>)
}

private struct ButtonStyleKey: EnvironmentKey {
    static var defaultValue: ButtonStyleChoice { .look(.automatic) }
}

extension EnvironmentValues {
    var buttonStyleChoice: ButtonStyleChoice {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }

    /// The look in which renderers draw buttons and links here; a custom style draws all by itself.
    var buttonLook: ButtonElement.Look {
        if case .look(let look) = buttonStyleChoice { return look }
        return .plain
    }
}

extension View {
    /// Gives the buttons in this view a look of your own.
    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        environment(
            \.buttonStyleChoice, .custom(CustomStyle(style) { $0.makeBody(configuration: $1) }))
    }

    /// Gives the buttons in this view one of the standard looks, or one of your own with its own
    /// way to act.
    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        environment(\.buttonStyleChoice, .choosing(style))
    }
}

extension ButtonStyleChoice {
    fileprivate nonisolated static func choosing<S: PrimitiveButtonStyle>(_ style: S) -> Self {
        if let style = style as? any StandardButtonStyle { return .look(style.look) }
        return .primitive(
            CustomStyle(style) {
                $0.makeBody(configuration: $1).environment(\.buttonStyleChoice, .look(.automatic))
            })
    }
}
