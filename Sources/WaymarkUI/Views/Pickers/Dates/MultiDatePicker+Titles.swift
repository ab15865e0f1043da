// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// Pickers with a title.
extension MultiDatePicker where Label == Text {
    /// A picker for any days, with a title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>
    ) {
        self.init(selection, DateBounds(), Text(titleKey))
    }

    /// A picker for any days, with a title from a resource.
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>
    ) {
        self.init(selection, DateBounds(), Text(titleResource))
    }

    /// A picker for any days, with a title that is known at run time.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>
    ) {
        self.init(selection, DateBounds(), Text(title))
    }

    /// A picker for the days from one date to before another, with a title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
        in bounds: Range<Date>
    ) {
        self.init(selection, DateBounds(bounds), Text(titleKey))
    }

    /// A picker for the days from one date to before another, with a title from a resource.
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
        in bounds: Range<Date>
    ) {
        self.init(selection, DateBounds(bounds), Text(titleResource))
    }

    /// A picker for the days from one date to before another, with a title that is known at run
    /// time.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>,
        in bounds: Range<Date>
    ) {
        self.init(selection, DateBounds(bounds), Text(title))
    }

    /// A picker for days from a date on, with a title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection, DateBounds(bounds), Text(titleKey))
    }

    /// A picker for days from a date on, with a title from a resource.
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection, DateBounds(bounds), Text(titleResource))
    }

    /// A picker for days from a date on, with a title that is known at run time.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection, DateBounds(bounds), Text(title))
    }

    /// A picker for days before a date, with a title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection, DateBounds(bounds), Text(titleKey))
    }

    /// A picker for days before a date, with a title from a resource.
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection, DateBounds(bounds), Text(titleResource))
    }

    /// A picker for days before a date, with a title that is known at run time.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection, DateBounds(bounds), Text(title))
    }
}
