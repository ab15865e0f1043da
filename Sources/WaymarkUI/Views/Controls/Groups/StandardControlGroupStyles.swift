// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A control group style of the framework.
nonisolated protocol StandardControlGroupStyle: ControlGroupStyle {
    var look: ControlGroupLook { get }
}

extension StandardControlGroupStyle {
    var look: ControlGroupLook { .joined }

    /// A group in the renderer's look.
    public func makeBody(configuration: Configuration) -> some View {
        ControlGroup(configuration).environment(\.controlGroupLook, look)
    }
}

/// The look that fits where the group stands: controls in one frame.
public nonisolated struct AutomaticControlGroupStyle: StandardControlGroupStyle {
    /// Makes the style; `.automatic` is shorter.
    public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The look that fits where the group stands: controls in one frame.
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// Controls in one frame, for ways back and forward.
public nonisolated struct NavigationControlGroupStyle: StandardControlGroupStyle {
    /// Makes the style; `.navigation` is shorter.
    public init() {}
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// Controls in one frame, for ways back and forward.
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// Controls in one row, also in menus. *Differs from Apple:* in menus they are entries.
public nonisolated struct PaletteControlGroupStyle: StandardControlGroupStyle {
    /// Makes the style; `.palette` is shorter.
    public init() {}
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// Controls in one row, also in menus. *Differs from Apple:* in menus they are entries.
    public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

/// A menu that the label of the group opens.
public nonisolated struct MenuControlGroupStyle: StandardControlGroupStyle {
    /// Makes the style; `.menu` is shorter.
    public init() {}

    var look: ControlGroupLook { .menu }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// A menu that the label of the group opens.
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// A menu, with less room. *Differs from Apple:* the same as `menu`.
public nonisolated struct CompactMenuControlGroupStyle: StandardControlGroupStyle {
    /// Makes the style; `.compactMenu` is shorter.
    public init() {}

    var look: ControlGroupLook { .menu }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// A menu, with less room. *Differs from Apple:* the same as `menu`.
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
