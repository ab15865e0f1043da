// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

private struct HorizontalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { nil }
}
private struct VerticalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .regular }
}

extension EnvironmentValues {
    /// The size class of the width: whether there is room for columns beside one another.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// The size class of the height: compact in a window less than 480 points high, once its
    /// renderer has measured it, and regular otherwise.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }
}

/// The room that there is in one direction; a regular width has room for columns beside one
/// another.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }
