// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// Pickers with a title.
extension DatePicker where Label == Text {
    /// A picker for any date, with a title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateBounds(), displayedComponents, Text(titleKey))
    }

    /// A picker for any date, with a title that is known at run time.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateBounds(), displayedComponents, Text(title))
    }

    /// A picker for any date, with a title from a resource.
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateBounds(), displayedComponents, Text(titleResource))
    }

    /// A picker for dates between two others, with a title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateBounds(range), displayedComponents, Text(titleKey))
    }

    /// A picker for dates between two others, with a title that is known at run time.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateBounds(range), displayedComponents, Text(title))
    }

    /// A picker for dates between two others, with a title from a resource.
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateBounds(range), displayedComponents, Text(titleResource))
    }

    /// A picker for dates from another one on, with a title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateBounds(range), displayedComponents, Text(titleKey))
    }

    /// A picker for dates from another one on, with a title that is known at run time.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateBounds(range), displayedComponents, Text(title))
    }

    /// A picker for dates from another one on, with a title from a resource.
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateBounds(range), displayedComponents, Text(titleResource))
    }

    /// A picker for dates up to another one, with a title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateBounds(range), displayedComponents, Text(titleKey))
    }

    /// A picker for dates up to another one, with a title that is known at run time.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateBounds(range), displayedComponents, Text(title))
    }

    /// A picker for dates up to another one, with a title from a resource.
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateBounds(range), displayedComponents, Text(titleResource))
    }
}
