// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements

/// A control for a day, a time of day, or both.
///
/// ```swift
/// DatePicker("Dinner", selection: $dinner, in: Date.now..., displayedComponents: .hourAndMinute)
/// ```
///
/// In a browser it is the browser's own field, which speaks the language of the person and opens
/// its calendar; in the graphical style it is a month. Hours are those of the time zone of its
/// environment: that of the person's own clock, unless a view above sets another. Months are those
/// of its calendar, which is the process's own.
public nonisolated struct DatePicker<Label: View>: StyledView {
    /// The parts of a date that a person chooses.
    public typealias Components = DatePickerComponents

    let standard: StandardDatePicker<Label>

    init(
        _ selection: Binding<Date>, _ bounds: DateBounds, _ components: Components, _ label: Label
    ) {
        standard = StandardDatePicker(
            selection: selection, bounds: bounds, components: components, label: label)
    }

    @MainActor func styled(by values: EnvironmentValues, in inputs: _NodeInputs) -> AnyView? {
        switch values.datePickerLook {
        case .field: nil
        case .month: AnyView(MonthPicker(field: standard))
        case .custom(let style): style.makeBody(standard.configuration)
        }
    }
}

extension DatePicker {
    /// A picker for any date, with any label.
    public nonisolated init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateBounds(), displayedComponents, label())
    }

    /// A picker for dates between two others, with any label.
    public nonisolated init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateBounds(range), displayedComponents, label())
    }

    /// A picker for dates from another one on, with any label.
    public nonisolated init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateBounds(range), displayedComponents, label())
    }

    /// A picker for dates up to another one, with any label.
    public nonisolated init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateBounds(range), displayedComponents, label())
    }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
    /// The picker that a custom style is asked to show. *Not Apple's.*
    public nonisolated init(_ configuration: DatePickerStyleConfiguration) {
        self.init(
            configuration.$selection,
            DateBounds(earliest: configuration.minimumDate, latest: configuration.maximumDate),
            configuration.displayedComponents, configuration.label)
    }
}

extension DateBounds {
    init(_ range: ClosedRange<Date>) {
        self.init(earliest: range.lowerBound, latest: range.upperBound)
    }

    init(_ range: PartialRangeFrom<Date>) { self.init(earliest: range.lowerBound) }

    init(_ range: PartialRangeThrough<Date>) { self.init(latest: range.upperBound) }
}
