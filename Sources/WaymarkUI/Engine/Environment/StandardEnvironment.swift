// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

private struct IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct HorizontalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { nil }
}
private struct VerticalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .regular }
}
private struct ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private struct ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
private struct LocaleKey: EnvironmentKey { static var defaultValue: Locale { .current } }
private struct CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
private struct TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
private struct LayoutDirectionKey: EnvironmentKey {
    static var defaultValue: LayoutDirection { .leftToRight }
}
private struct FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private struct LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }

extension EnvironmentValues {
    /// Whether controls can be used; false anywhere above makes it false here.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    /// Whether there is room for columns beside one another.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// Whether there is much height; regular unless a view above says otherwise.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    /// Light or dark. *Differs from Apple:* a browser decides for itself; this stays what the app
    /// set.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// Whether the scene is in use.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }

    /// The language and region to format for; the process's own unless a view above sets another.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// The calendar to count dates with; the process's own unless a view above sets another.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    /// The time zone to show dates in; the process's own unless a view above sets another.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    /// The direction in which lines are read; left to right unless a view above sets the other,
    /// which mirrors what is below it, sheets included.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// The direction that was set on this copy, if one was.
    var newLayoutDirection: LayoutDirection? {
        changes[ObjectIdentifier(LayoutDirectionKey.self)] as? LayoutDirection
    }

    /// The font that text inherits.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// The number of lines that text inherits.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }
}

/// Whether there is room for columns beside one another.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }

/// Whether a scene is in use.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

/// The direction in which lines are read.
public enum LayoutDirection: CaseIterable, Hashable, Sendable { case leftToRight, rightToLeft }
