// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

private struct IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct LocaleKey: EnvironmentKey { static var defaultValue: Locale { .current } }
private struct CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
private struct TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
private struct LayoutDirectionKey: EnvironmentKey {
    static var defaultValue: LayoutDirection { .leftToRight }
}

extension EnvironmentValues {
    /// True if controls can be used; false anywhere above makes it false here.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
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

    /// The time zone to show dates in, unless a view above sets another: that of the visitor's own
    /// clock in a browser, else the process's own.
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
}

/// The direction in which lines are read.
public enum LayoutDirection: CaseIterable, Hashable, Sendable { case leftToRight, rightToLeft }
