// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A look for toggles of your own.
@MainActor @preconcurrency public protocol ToggleStyle {
    /// The type of the view that stands in a toggle's place.
    associatedtype Body: View
    /// The properties of a toggle that its style is given.
    typealias Configuration = ToggleStyleConfiguration

    /// Makes what stands in a toggle's place.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a toggle that a `ToggleStyle` is given.
public nonisolated struct ToggleStyleConfiguration {
    /// The toggle's label.
    public let label: Label
    /// True if the toggle is on, to read and to write.
    @Binding public var isOn: Bool

    init(label: Label, isOn: Binding<Bool>) {
        self.label = label
        _isOn = isOn
    }

    /// A toggle's label whose type is hidden.
    public nonisolated struct Label: TransparentView {
        let content: AnyView
    }
}

/// A toggle style of the framework; renderers know one look.
nonisolated protocol StandardToggleStyle: ToggleStyle {}

extension StandardToggleStyle {
    /// A toggle in the renderer's look.
    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

/// The look that fits where the toggle stands.
public nonisolated struct DefaultToggleStyle: StandardToggleStyle {
    /// Makes the style.
    public init() {}
}

/// A switch.
public nonisolated struct SwitchToggleStyle: StandardToggleStyle {
    private let tint: Color?

    /// Makes the style.
    public init() { tint = nil }

    /// Makes the style with a colour for what is on; `tint(_:)` is newer.
    public init(tint: Color) { self.tint = tint }

    /// A switch in the style's colour.
    public func makeBody(configuration: Configuration) -> some View {
        Toggle(configuration).tint(tint)
    }
}

/// A button that stays pressed. *Differs from Apple:* drawn as a switch.
public nonisolated struct ButtonToggleStyle: StandardToggleStyle {
    /// Makes the style.
    public init() {}
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The look that fits where the toggle stands.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A switch.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that stays pressed, drawn as a switch.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

private struct ToggleStyleKey: EnvironmentKey {
    static var defaultValue: CustomStyle<ToggleStyleConfiguration>? { nil }
}

extension EnvironmentValues {
    /// The app's own style for toggles; `nil` is the renderer's look.
    var toggleStyle: CustomStyle<ToggleStyleConfiguration>? {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
}

extension View {
    /// Gives the toggles in this view a look of your own; all standard looks are drawn as a switch.
    public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        let isStandard = style is any StandardToggleStyle
        return environment(
            \.toggleStyle,
            isStandard
                ? nil
                : CustomStyle(style) {
                    $0.makeBody(configuration: $1).environment(\.toggleStyle, nil)
                })
    }
}
