// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A look for menus of your own.
@MainActor @preconcurrency public protocol MenuStyle {
    /// The type of the view that stands in a menu's place.
    associatedtype Body: View
    /// The properties of a menu that its style is given.
    typealias Configuration = MenuStyleConfiguration

    /// Makes what stands in a menu's place; `Menu(configuration)` is the menu itself.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a menu that a `MenuStyle` is given.
public nonisolated struct MenuStyleConfiguration {
    let label: Label
    let content: Content
    let primaryAction: (@MainActor () -> Void)?

    /// A menu's label whose type is hidden.
    public nonisolated struct Label: TransparentView {
        let content: AnyView
    }

    /// A menu's entries whose type is hidden.
    public nonisolated struct Content: TransparentView {
        let content: AnyView
    }
}

/// A menu style of the framework.
nonisolated protocol StandardMenuStyle: MenuStyle {
    /// The style of the menu's button; `nil` is that of the buttons around it.
    var look: ButtonStyleChoice? { get }
}

extension StandardMenuStyle {
    /// A menu in the style's look.
    public func makeBody(configuration: Configuration) -> some View {
        Menu(configuration).menuStyle(self)
    }
}

/// The look that fits where the menu stands.
public nonisolated struct DefaultMenuStyle: StandardMenuStyle {
    /// Makes the style.
    public init() {}

    var look: ButtonStyleChoice? { nil }
}

/// A menu that opens from a button in the look of the buttons around it.
public nonisolated struct ButtonMenuStyle: StandardMenuStyle {
    /// Makes the style.
    public init() {}

    var look: ButtonStyleChoice? { nil }
}

/// A menu that opens from a button without a border.
public nonisolated struct BorderlessButtonMenuStyle: StandardMenuStyle {
    /// Makes the style.
    public init() {}

    var look: ButtonStyleChoice? { .look(.borderless) }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The look that fits where the menu stands.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// A menu that opens from a button in the look of the buttons around it.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A menu that opens from a button without a border.
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
