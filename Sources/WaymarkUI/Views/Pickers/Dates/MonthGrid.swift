// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// A month whose days are buttons. Arrow keys go from day to day, and Page Up and Page Down from
/// month to month.
struct MonthGrid: View {
    @Environment(\.zonedCalendar) private var calendar
    @Environment(\.locale) private var locale
    @Environment(\.layoutDirection) private var direction
    @FocusState private var focused: Date?
    /// A moment in the month that is shown.
    @State private var shown: Date
    /// The day whose month is shown when it becomes another one; `nil` where there is no such day.
    private let followed: Date?
    let bounds: DateBounds
    let isChosen: @MainActor (Date) -> Bool
    let choose: @MainActor (Date) -> Void

    /// - Parameter start: A moment in the month that is shown at first.
    init(
        start: Date, following followed: Date? = nil, bounds: DateBounds,
        isChosen: @escaping @MainActor (Date) -> Bool, choose: @escaping @MainActor (Date) -> Void
    ) {
        _shown = State(initialValue: start)
        self.followed = followed
        self.bounds = bounds
        self.isChosen = isChosen
        self.choose = choose
    }

    var body: some View {
        let month = MonthLayout(around: shown, calendar, locale)
        let stop = stop(in: month.rows.joined().compactMap(\.self))
        VStack(spacing: 4) {
            MonthTitle(title: month.title) { show($0, from: month.start) }
            Grid(horizontalSpacing: 0, verticalSpacing: 2) {
                WeekdayRow(weekdays: month.weekdays)
                ForEach(Array(month.rows.enumerated()), id: \.offset) { _, week in
                    row(week, month, stop)
                }
            }
            .onKeyPress(keys: Set(steps.keys), action: move)
        }
        .onChange(of: followed) { shown = followed ?? shown }
    }

    /// The one day to which the Tab key leads; arrows lead on.
    private func stop(in days: [Date]) -> Date? {
        if let focused, days.contains(focused) { return focused }
        let open = days.filter(isInReach)
        return open.first(where: isChosen) ?? open.first
    }

    private func row(_ week: [Date?], _ month: MonthLayout, _ stop: Date?) -> some View {
        GridRow {
            ForEach(Array(week.enumerated()), id: \.offset) { _, day in
                if let day {
                    DayButton(
                        number: month.number(of: day), name: month.name(of: day),
                        isChosen: isChosen(day), isToday: calendar.isDateInToday(day)
                    ) { choose(day) }
                    .decorated(.focusable(day == stop))
                    .focused($focused, equals: day)
                    .disabled(!isInReach(day))
                } else {
                    Text("")
                }
            }
        }
    }

    private func isInReach(_ day: Date) -> Bool {
        bounds.reach(day, before: calendar.date(byAdding: .day, value: 1, to: day) ?? day)
    }

    private var steps: [KeyEquivalent: (Int, Calendar.Component)] {
        let on = direction == .rightToLeft ? -1 : 1
        return [
            .leftArrow: (-on, .day), .rightArrow: (on, .day), .upArrow: (-7, .day),
            .downArrow: (7, .day), .pageUp: (-1, .month), .pageDown: (1, .month),
        ]
    }

    private func move(_ press: KeyPress) -> KeyPress.Result {
        guard let focused, let (count, unit) = steps[press.key],
            press.modifiers.isDisjoint(with: [.shift, .option, .control, .command]),
            let day = calendar.date(byAdding: unit, value: count, to: focused), isInReach(day)
        else { return .ignored }
        shown = day
        self.focused = calendar.startOfDay(for: day)
        return .handled
    }

    private func show(_ count: Int, from date: Date) {
        shown = calendar.date(byAdding: .month, value: count, to: date) ?? date
    }
}

/// The name of a month between the ways to those beside it.
private struct MonthTitle: View {
    let title: String
    let turn: (Int) -> Void

    var body: some View {
        HStack {
            Text(title).font(.headline).accessibilityAddTraits(.isHeader)
            Spacer()
            Button("Previous month", systemImage: "chevron.backward") { turn(-1) }
            Button("Next month", systemImage: "chevron.forward") { turn(1) }
        }
        .labelStyle(.iconOnly)
    }
}

/// The names of the days of a week.
private struct WeekdayRow: View {
    let weekdays: [(short: String, full: String)]

    var body: some View {
        GridRow {
            ForEach(Array(weekdays.enumerated()), id: \.offset) { _, day in
                Text(day.short)
                    .font(.caption)
                    .foregroundStyle(.secondary)
                    .accessibilityLabel(day.full)
            }
        }
    }
}

/// A day of a month, to press.
private struct DayButton: View {
    let number: String
    let name: String
    let isChosen: Bool
    let isToday: Bool
    let action: () -> Void

    var body: some View {
        Button(action: { action() }) {
            Text(number)
                .fontWeight(isChosen || isToday ? .semibold : .regular)
                .underline(isToday)
                .frame(width: 36, height: 36)
                .background(Color.accentColor.opacity(isChosen ? 0.25 : 0), in: .circle)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(name)
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }
}
