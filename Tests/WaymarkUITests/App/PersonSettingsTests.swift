// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Testing

@testable import WaymarkUI

/// Tests of how long settings are kept for people who have left and may come back.
@MainActor @Suite struct PersonSettingsTests {
    private let people = PersonSettings(limit: 10_000)

    /// Somebody comes, keeps this many bytes, and leaves.
    private func visit(_ person: String, keeping bytes: Int) throws {
        let values = people.take(person)
        if bytes > 0 { try values.write("note", String(repeating: "x", count: bytes)) }
        people.giveBack(person)
    }

    private func note(of person: String) throws -> String? {
        defer { people.giveBack(person) }
        return try people.take(person).read("note", as: String.self)
    }

    @Test func somebodyWhoKeptNothingLeavesNothing() throws {
        for person in 0..<100 { try visit("\(person)", keeping: 0) }
        #expect(people.count == 0)
    }

    @Test func whoComesBackFindsWhatWasKept() throws {
        try visit("Ann", keeping: 3)
        #expect(try note(of: "Ann") == "xxx")
        #expect(try note(of: "Bob") == nil)
    }

    @Test func windowsOfOnePersonShareUntilTheLastCloses() throws {
        let first = people.take("Ann")
        let second = people.take("Ann")
        #expect(first === second)
        people.giveBack("Ann")
        try first.write("note", "here")
        #expect(people.take("Ann") === first)
    }

    @Test func thoseWhoLeftFirstAreForgottenFirst() throws {
        for person in ["Ann", "Bob", "Cleo"] { try visit(person, keeping: 3_000) }
        #expect(try note(of: "Ann")?.count == 3_000)
        try visit("Dora", keeping: 3_000)
        #expect(try note(of: "Bob") == nil)
        #expect(try note(of: "Ann")?.count == 3_000)
        #expect(try note(of: "Dora")?.count == 3_000)
    }

    @Test func nobodyIsForgottenWhoIsHere() throws {
        let here = people.take("Ann")
        try here.write("note", String(repeating: "x", count: 20_000))
        for person in 0..<10 { try visit("\(person)", keeping: 3_000) }
        #expect(try here.read("note", as: String.self)?.count == 20_000)
        #expect(people.take("Ann") === here)
    }
}
