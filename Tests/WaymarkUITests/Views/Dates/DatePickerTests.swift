// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import Observation
import SwiftUI
import Testing
import WaymarkElements
import WaymarkTesting

@testable import WaymarkUI

/// Date pickers: fields, months, days.
@MainActor @Suite struct DatePickerTests {
    private static func date(_ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
        let local = LocalDateTime(year: 2026, month: 11, day: day, hour: hour, minute: minute)
        return Calendar.gregorian(in: .gmt).date(local) ?? .distantPast
    }

    private func screen(_ picker: some View) -> Screen {
        Screen {
            picker
                .environment(\.timeZone, .gmt)
                .environment(\.locale, Locale(identifier: "en_US"))
                .environment(\.calendar, Calendar(identifier: .gregorian))
        }
    }

    @Test func aDateThatIsPickedIsWritten() throws {
        let store = DateStore(Self.date(29, 18, 30))
        let screen = screen(DatePicker("Dinner", selection: store.binding))
        #expect(screen.texts == ["Dinner", "2026-11-29T18:30"])
        try screen.pick(date: Self.date(30, 7, 15), in: "Dinner", timeZone: .gmt)
        #expect(store.date == Self.date(30, 7, 15))
        #expect(try screen.date(in: "Dinner", timeZone: .gmt) == Self.date(30, 7, 15))
    }

    @Test func theOtherPartsStay() throws {
        let store = DateStore(Self.date(29, 18, 30))
        let screen = screen(
            VStack {
                DatePicker("Day", selection: store.binding, displayedComponents: .date)
                DatePicker("Time", selection: store.binding, displayedComponents: .hourAndMinute)
            })
        try screen.pick(date: Self.date(3), in: "Day", timeZone: .gmt)
        #expect(store.date == Self.date(3, 18, 30))
        try screen.pick(date: Self.date(9, 8, 5), in: "Time", timeZone: .gmt)
        #expect(store.date == Self.date(3, 8, 5))
        #expect(screen.texts == ["Day", "2026-11-03", "Time", "08:05"])
    }

    @Test func aDateOutOfRangeBecomesTheNearestInIt() throws {
        let store = DateStore(Self.date(15))
        let screen = screen(
            DatePicker("Dinner", selection: store.binding, in: Self.date(10)...Self.date(20)))
        try screen.pick(date: Self.date(25), in: "Dinner", timeZone: .gmt)
        #expect(store.date == Self.date(20))
        try screen.pick(date: Self.date(1), in: "Dinner", timeZone: .gmt)
        #expect(store.date == Self.date(10))
    }

    @Test(arguments: ["", "yesterday", "2026-02-30T10:00", "2026-11-29T25:00", "2026-11-29", "T"])
    func whatIsNoDateChangesNothing(text: String) {
        let store = DateStore(Self.date(15))
        let stage = Stage { DatePicker("Dinner", selection: store.binding) }
        let picker = stage.session.root.first {
            if case .datePicker = $0.role { true } else { false }
        }
        if let picker { stage.session.handle(ElementEvent(picker.id, .setText(text))) }
        #expect(picker != nil)
        #expect(store.date == Self.date(15))
    }

    @Test func aMonthShowsItsDaysAndOneIsPressed() throws {
        let store = DateStore(Self.date(29, 18, 30))
        let screen = screen(
            DatePicker("Day", selection: store.binding, displayedComponents: .date)
                .datePickerStyle(.graphical))
        #expect(screen.texts.contains("November 2026"))
        try screen.press("Monday, November 2, 2026")
        #expect(store.date == Self.date(2, 18, 30))
        try screen.press("Next month")
        #expect(screen.texts.contains("December 2026"))
        try screen.press("Previous month")
        try screen.press("Previous month")
        #expect(screen.texts.contains("October 2026"))
    }

    @Test func arrowsGoFromDayToDayAndMonthToMonth() throws {
        let store = DateStore(Self.date(29))
        let screen = screen(
            DatePicker("Day", selection: store.binding, displayedComponents: .date)
                .datePickerStyle(.graphical))
        try screen.focus("Sunday, November 29, 2026")
        screen.type(key: .leftArrow)
        #expect(screen.focused == "Saturday, November 28, 2026")
        screen.type(key: .upArrow)
        #expect(screen.focused == "Saturday, November 21, 2026")
        screen.type(key: .pageDown)
        #expect(screen.texts.contains("December 2026"))
        #expect(screen.focused == "Monday, December 21, 2026")
    }

    @Test func daysOutOfRangeCannotBePressed() throws {
        let store = DateStore(Self.date(15))
        let screen = screen(
            DatePicker(
                "Day", selection: store.binding, in: Self.date(10, 12)...Self.date(20),
                displayedComponents: .date
            )
            .datePickerStyle(.graphical))
        #expect(throws: ScreenError.self) { try screen.press("Monday, November 9, 2026") }
        try screen.press("Tuesday, November 10, 2026")
        #expect(store.date == Self.date(10, 12))
    }

    @Test func weeksBeginWithTheFirstDayOfTheCalendar() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.firstWeekday = 2
        calendar.timeZone = .gmt
        let month = MonthLayout(around: Self.date(29), calendar, Locale(identifier: "de_DE"))
        #expect(month.weekdays.first?.full == "Montag")
        #expect(month.rows.count == 6)
        #expect(month.rows[0].compactMap(\.self) == [Self.date(1)])
        #expect(month.rows[5].compactMap(\.self) == [Self.date(30)])
        #expect(month.title == "November 2026")
    }

    @Test func theNamesOfTheDaysStandOverThem() {
        let calendar = Calendar.gregorian(in: .gmt)
        let month = MonthLayout(around: Self.date(29), calendar, Locale(identifier: "de_DE"))
        #expect(month.weekdays.first?.full == "Montag")
        #expect(month.rows[0].compactMap(\.self) == [Self.date(1)])
        #expect(month.rows[0].last == Self.date(1))
    }

    @Test func theStopIsADayThatCanBePressed() throws {
        let store = DateStore(Self.date(15))
        let screen = screen(
            DatePicker(
                "Day", selection: store.binding, in: Self.date(20)..., displayedComponents: .date
            )
            .datePickerStyle(.graphical))
        #expect(screen.outline.contains("label \"Friday, November 20, 2026\" focusable"))
    }

    @Test func severalDaysAreChosenAndLeftOutAgain() throws {
        let store = DayStore()
        let screen = screen(
            MultiDatePicker("Days", selection: store.binding, in: Self.date(1)..<Self.date(20)))
        try screen.press("Monday, November 2, 2026")
        try screen.press("Tuesday, November 3, 2026")
        #expect(Set(store.days.map(\.day)) == [2, 3])
        try screen.press("Monday, November 2, 2026")
        #expect(store.days.map(\.day) == [3])
        #expect(throws: ScreenError.self) { try screen.press("Friday, November 20, 2026") }
    }

    @Test func aMonthFollowsTheDateThatTheAppSets() throws {
        let store = DateStore(Self.date(29))
        let screen = screen(
            DatePicker("Day", selection: store.binding, displayedComponents: .date)
                .datePickerStyle(.graphical))
        try screen.press("Next month")
        screen.change { store.date = Self.date(3) }
        #expect(screen.texts.contains("November 2026"))
    }

    @Test func aMonthOfSeveralDaysStaysWhateverIsChosen() throws {
        let store = DayStore()
        store.days = [
            DateComponents(year: 2026, month: 9, day: 30),
            DateComponents(year: 2026, month: 11, day: 3),
        ]
        let screen = screen(MultiDatePicker("Days", selection: store.binding))
        try screen.press("Wednesday, September 30, 2026")
        #expect(store.days.count == 1)
        #expect(screen.texts.contains("September 2026"))
    }

    @Test func aDayThatIsPickedKeepsTheSecondsOfTheTime() throws {
        let store = DateStore(Self.date(15, 12, 30).addingTimeInterval(42))
        let screen = screen(
            DatePicker("Day", selection: store.binding, displayedComponents: .date))
        try screen.pick(date: Self.date(16), in: "Day", timeZone: .gmt)
        #expect(store.date == Self.date(16, 12, 30).addingTimeInterval(42))
    }

    @Test func ofAnHourThatComesTwiceTheOneBeforeIsKept() throws {
        let vienna = Calendar.gregorian(in: try #require(TimeZone(identifier: "Europe/Vienna")))
        let first = LocalDateTime(year: 2026, month: 10, day: 25, hour: 2, minute: 10)
        let second = try #require(vienna.date(first)).addingTimeInterval(3600)
        #expect(vienna.local(second) == first)
        let later = LocalDateTime(year: 2026, month: 10, day: 25, hour: 2, minute: 50)
        let picked = vienna.date(later, like: second, keepingSeconds: false)
        #expect(picked == second.addingTimeInterval(40 * 60))
    }

    @Test func datesAreThoseOfThePersonsOwnClock() throws {
        let store = DateStore(Self.date(29, 18, 30))
        let request = SessionRequest(timeZone: "Asia/Tokyo")
        let session = ViewSession(request) {
            AnyView(DatePicker("Dinner", selection: store.binding))
        }
        let outline = { session.root.outline }
        #expect(outline().contains("2026-11-30T03:30"))
        session.handle(ElementEvent(session.root.id, .measure(.timeZone("Nowhere/Else"))))
        #expect(outline().contains("2026-11-30T03:30"))
        session.handle(ElementEvent(session.root.id, .measure(.timeZone("Europe/Vienna"))))
        #expect(outline().contains("2026-11-29T19:30"))
    }

    @Test func aStyleOfTheAppsOwnDrawsThePicker() throws {
        let store = DateStore(Self.date(15))
        let screen = screen(
            DatePicker("Day", selection: store.binding, displayedComponents: .date)
                .datePickerStyle(Tomorrow()))
        try screen.press("Tomorrow")
        #expect(store.date == Self.date(16))
        #expect(screen.texts.contains("Day"))
    }
}

@Observable @MainActor private final class DateStore {
    var date: Date

    init(_ date: Date) { self.date = date }

    var binding: Binding<Date> {
        Binding {
            self.date
        } set: {
            self.date = $0
        }
    }
}

@Observable @MainActor private final class DayStore {
    var days: Set<DateComponents> = []

    var binding: Binding<Set<DateComponents>> {
        Binding {
            self.days
        } set: {
            self.days = $0
        }
    }
}

private struct Tomorrow: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
        Button("Tomorrow") {
            configuration.selection = configuration.selection.addingTimeInterval(86_400)
        }
    }
}
