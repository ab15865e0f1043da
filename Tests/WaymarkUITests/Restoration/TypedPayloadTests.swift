// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing

@Suite("NSUserActivity") struct TypedPayloadTests {
    private struct Payload: Codable, Equatable {
        var name = "Ash"
        var height = 12.25
        var isOld = true
        var count = 3
        var day = Date(timeIntervalSinceReferenceDate: 7)
        var tags = ["a", "b"]
        var note: String?
    }

    @Test("RES-012: a typed payload is read as it was written, beside what else is there")
    func payloadsAreReadAsWritten() throws {
        let activity = NSUserActivity(activityType: "tree")
        activity.userInfo = ["kept": URL(fileURLWithPath: "/"), 7: "seven"]
        try activity.setTypedPayload(Payload())
        #expect(try activity.typedPayload(Payload.self) == Payload())
        #expect(activity.userInfo?["name"] as? String == "Ash")
        #expect(activity.userInfo?["kept"] as? URL == URL(fileURLWithPath: "/"))
    }

    @Test("RES-012: a payload without keys is read as it was written")
    func plainPayloadsAreReadAsWritten() throws {
        let activity = NSUserActivity(activityType: "number")
        try activity.setTypedPayload([1, 2])
        #expect(try activity.typedPayload([Int].self) == [1, 2])
        let word = NSUserActivity(activityType: "word")
        try word.setTypedPayload("Elm")
        #expect(try word.typedPayload(String.self) == "Elm")
    }

    @Test("RES-012: a payload that is not there is a decoding error")
    func missingPayloadsAreErrors() {
        let activity = NSUserActivity(activityType: "tree")
        #expect(throws: DecodingError.self) { try activity.typedPayload(Payload.self) }
    }

    @Test("RES-012: entries are added to those of other keys; defaults are Apple's")
    func entriesAreAdded() {
        let activity = NSUserActivity(activityType: "tree")
        #expect(activity.isEligibleForHandoff)
        #expect(!activity.isEligibleForSearch)
        activity.addUserInfoEntries(from: ["a": 1, "b": 1])
        activity.addUserInfoEntries(from: ["b": 2])
        #expect(activity.userInfo as? [String: Int] == ["a": 1, "b": 2])
    }
}
