// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// A month in which a person chooses any number of days.
///
/// ```swift
/// @State private var days: Set<DateComponents> = []
///
/// var body: some View {
///     MultiDatePicker("Days off", selection: $days)
/// }
/// ```
public nonisolated struct MultiDatePicker<Label: View>: View {
    @Environment(\.zonedCalendar) private var calendar
    private let selection: Binding<Set<DateComponents>>
    private let bounds: DateBounds
    private let label: Label

    init(_ selection: Binding<Set<DateComponents>>, _ bounds: DateBounds, _ label: Label) {
        self.selection = selection
        self.bounds = bounds
        self.label = label
    }

    /// The label, and the month.
    @MainActor public var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            label
            MonthGrid(
                start: firstDay ?? bounds.clamped(.now), bounds: bounds, isChosen: { isChosen($0) },
                choose: { toggle($0) })
        }
    }

    private var firstDay: Date? { selection.wrappedValue.compactMap(calendar.date).min() }

    @MainActor private func isChosen(_ day: Date) -> Bool { chosen(day) != nil }

    /// Days are the same where their numbers are, whatever else an app put into them.
    @MainActor private func chosen(_ day: Date) -> DateComponents? {
        let parts = calendar.dateComponents([.year, .month, .day], from: day)
        return selection.wrappedValue.first {
            $0.year == parts.year && $0.month == parts.month && $0.day == parts.day
        }
    }

    @MainActor private func toggle(_ day: Date) {
        if let known = chosen(day) {
            selection.wrappedValue.remove(known)
        } else {
            selection.wrappedValue.insert(
                calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
        }
    }
}

extension MultiDatePicker {
    /// A picker for any days, with any label.
    public nonisolated init(
        selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateBounds(), label())
    }

    /// A picker for the days from one date to before another, with any label.
    public nonisolated init(
        selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateBounds(bounds), label())
    }

    /// A picker for days from a date on, with any label.
    public nonisolated init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateBounds(bounds), label())
    }

    /// A picker for days before a date, with any label.
    public nonisolated init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateBounds(bounds), label())
    }
}

extension DateBounds {
    /// The last moment is before the upper bound.
    init(_ range: Range<Date>) {
        self.init(earliest: range.lowerBound, latest: range.upperBound.addingTimeInterval(-1))
    }

    init(_ range: PartialRangeUpTo<Date>) {
        self.init(latest: range.upperBound.addingTimeInterval(-1))
    }
}
