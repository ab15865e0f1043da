// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The way a picker shows its options.
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
    var element: PickerElement.Style {
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
extension PickerStyle where Self == WheelPickerStyle {
    /// A wheel that turns. *Differs from Apple:* it is drawn as a list that opens.
    public static var wheel: Self { Self() }
}

private struct PickerLookKey: EnvironmentKey {
    static var defaultValue: _PickerLook { .automatic }
}

private struct PickerPresenterKey: EnvironmentKey {
    static var defaultValue: (any PickerPresenter)? { nil }
}

/// A style whose pickers show their options elsewhere.
protocol PresentedPickerStyle: PickerStyle {
    var presenter: any PickerPresenter { get }
}

/// An object that shows a picker whose options are elsewhere.
protocol PickerPresenter: AnyObject, Sendable {
    @MainActor func present<Label: View, SelectionValue: Hashable, Content: View>(
        _ picker: StandardPicker<Label, SelectionValue, Content>
    ) -> AnyView
}

extension EnvironmentValues {
    var pickerPresenter: (any PickerPresenter)? {
        get { self[PickerPresenterKey.self] }
        set { self[PickerPresenterKey.self] = newValue }
    }

    var pickerLook: _PickerLook {
        get { self[PickerLookKey.self] }
        set { self[PickerLookKey.self] = newValue }
    }
}

extension View {
    /// Sets how the pickers in this view show their options.
    public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        EnvironmentModifier(content: self) { values in
            values.pickerLook = S._look
            values.pickerPresenter = (style as? any PresentedPickerStyle)?.presenter
        }
    }
}
