// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// A date picker in the graphical style: a month, and a field for the time.
nonisolated struct MonthPicker<Label: View>: View {
    @Environment(\.zonedCalendar) private var calendar
    let field: StandardDatePicker<Label>

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            if field.components != .hourAndMinute {
                MonthGrid(
                    start: field.selection.wrappedValue,
                    following: field.selection.wrappedValue, bounds: field.bounds,
                    isChosen: { isChosen($0) }, choose: { choose($0) })
            }
            if field.components != .date {
                StandardDatePicker(
                    selection: field.selection, bounds: field.bounds,
                    components: .hourAndMinute, label: field.label)
            }
        }
    }

    @MainActor private func isChosen(_ day: Date) -> Bool {
        calendar.isDate(day, inSameDayAs: field.selection.wrappedValue)
    }

    /// The time of day stays.
    @MainActor private func choose(_ day: Date) {
        let time = calendar.dateComponents(
            [.hour, .minute, .second], from: field.selection.wrappedValue)
        let new = calendar.date(
            bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0,
            of: day)
        field.selection.wrappedValue = field.bounds.clamped(new ?? day)
    }
}
