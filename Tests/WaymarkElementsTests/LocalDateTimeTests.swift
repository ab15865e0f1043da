// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Testing
import WaymarkElements

@Suite struct LocalDateTimeTests {
    private let noon = LocalDateTime(year: 2026, month: 11, day: 29, hour: 12)

    @Test func thePartsAreWrittenAsBrowsersDo() {
        #expect(noon.text(of: .date) == "2026-11-29")
        #expect(noon.text(of: .time) == "12:00")
        #expect(noon.text(of: .dateAndTime) == "2026-11-29T12:00")
        #expect(LocalDateTime(year: 33, month: 4, day: 3).text(of: .date) == "0033-04-03")
    }

    @Test func whatIsWrittenIsRead() {
        #expect(noon.with(.date, from: "2028-02-29")?.text(of: .dateAndTime) == "2028-02-29T12:00")
        #expect(noon.with(.time, from: "08:05:59")?.text(of: .time) == "08:05")
        #expect(noon.with(.dateAndTime, from: "2026-12-24T18:30")?.hour == 18)
    }

    @Test(arguments: [
        "", "2026", "2026-13-01", "2027-02-29", "-001-01-01", "2026-1-1-1", "２０２６-01-01",
        "2026-01-0a",
    ])
    func whatIsNoDateIsNotRead(text: String) {
        #expect(noon.with(.date, from: text) == nil)
    }

    @Test func oneMomentIsBeforeAnother() {
        #expect(noon < LocalDateTime(year: 2026, month: 11, day: 29, hour: 12, minute: 1))
        #expect(!(noon < noon))
    }
}
