// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// How a picker shows its options.
public protocol PickerStyle {
    /// The look that the style stands for; not for apps.
    static var _look: _PickerLook { get }
}

/// The looks that renderers know.
public enum _PickerLook: Sendable {
    case automatic, menu, segmented, inline, palette, navigationLink
}

extension _PickerLook {
    /// The look of a picker that is an element of its own.
    var element: WaymarkElements.Picker.Style {
        switch self {
        case .automatic, .menu, .navigationLink: .menu
        case .segmented: .segmented
        case .inline: .inline
        case .palette: .palette
        }
    }
}

/// A list that opens; in a menu, entries of the menu.
public struct DefaultPickerStyle: PickerStyle {
    /// Makes the style; `.automatic` is shorter.
    public init() {}
    /// The look that the style stands for; not for apps.
    public static var _look: _PickerLook { .automatic }
}

/// A list that opens; in a menu, a menu of its own.
public struct MenuPickerStyle: PickerStyle {
    /// Makes the style; `.menu` is shorter.
    public init() {}
    /// The look that the style stands for; not for apps.
    public static var _look: _PickerLook { .menu }
}

/// All options beside one another, for few with short titles; the picker's label is only read
/// aloud.
public struct SegmentedPickerStyle: PickerStyle {
    /// Makes the style; `.segmented` is shorter.
    public init() {}
    /// The look that the style stands for; not for apps.
    public static var _look: _PickerLook { .segmented }
}

/// All options below one another; in a menu, below the picker's label.
public struct InlinePickerStyle: PickerStyle {
    /// Makes the style; `.inline` is shorter.
    public init() {}
    /// The look that the style stands for; not for apps.
    public static var _look: _PickerLook { .inline }
}

/// Symbols beside one another.
public struct PalettePickerStyle: PickerStyle {
    /// Makes the style; `.palette` is shorter.
    public init() {}
    /// The look that the style stands for; not for apps.
    public static var _look: _PickerLook { .palette }
}

/// A link to a screen with the options; a choice leads back. It needs a stack or a column around.
public struct NavigationLinkPickerStyle: PickerStyle {
    /// Makes the style; `.navigationLink` is shorter.
    public init() {}
    /// The look that the style stands for; not for apps.
    public static var _look: _PickerLook { .navigationLink }
}

/// A wheel that turns. *Differs from Apple:* it is drawn as a list that opens.
public struct WheelPickerStyle: PickerStyle {
    /// Makes the style; `.wheel` is shorter.
    public init() {}
    /// The look that the style stands for; not for apps.
    public static var _look: _PickerLook { .menu }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// A list that opens; in a menu, entries of the menu.
    public static var automatic: Self { Self() }
}
extension PickerStyle where Self == MenuPickerStyle {
    /// A list that opens; in a menu, a menu of its own.
    public static var menu: Self { Self() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
    /// All options beside one another.
    public static var segmented: Self { Self() }
}
extension PickerStyle where Self == InlinePickerStyle {
    /// All options below one another.
    public static var inline: Self { Self() }
}
extension PickerStyle where Self == PalettePickerStyle {
    /// Symbols beside one another.
    public static var palette: Self { Self() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A link to a screen with the options.
    public static var navigationLink: Self { Self() }
}
extension PickerStyle where Self == WheelPickerStyle {
    /// A wheel that turns. *Differs from Apple:* it is drawn as a list that opens.
    public static var wheel: Self { Self() }
}

private struct PickerLookKey: EnvironmentKey {
    static var defaultValue: _PickerLook { .automatic }
}

extension EnvironmentValues {
    var pickerLook: _PickerLook {
        get { self[PickerLookKey.self] }
        set { self[PickerLookKey.self] = newValue }
    }
}

extension View {
    /// Sets how the pickers in this view show their options.
    public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerLook, S._look)
    }
}
