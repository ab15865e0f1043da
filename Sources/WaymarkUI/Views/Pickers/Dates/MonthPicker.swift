// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// A date picker in the graphical style: a month, and a field for the time.
nonisolated struct MonthPicker<Label: View>: View {
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone
    let field: StandardDatePicker<Label>

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            if field.components != .hourAndMinute {
                MonthGrid(
                    start: field.selection.wrappedValue, bounds: field.bounds,
                    isChosen: { isChosen($0) }, choose: { choose($0) })
            }
            if field.components != .date {
                StandardDatePicker(
                    selection: field.selection, bounds: field.bounds,
                    components: .hourAndMinute, label: field.label)
            }
        }
    }

    private var own: Calendar { calendar.inZone(timeZone) }

    @MainActor private func isChosen(_ day: Date) -> Bool {
        own.isDate(day, inSameDayAs: field.selection.wrappedValue)
    }

    /// The time of day stays.
    @MainActor private func choose(_ day: Date) {
        let time = own.dateComponents(
            [.hour, .minute, .second], from: field.selection.wrappedValue)
        let new = own.date(
            bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0,
            of: day)
        field.selection.wrappedValue = field.bounds.clamped(new ?? day)
    }
}

extension Calendar {
    func inZone(_ timeZone: TimeZone) -> Calendar {
        var copy = self
        copy.timeZone = timeZone
        return copy
    }
}
