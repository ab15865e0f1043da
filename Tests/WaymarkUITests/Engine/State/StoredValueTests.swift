// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

@testable import WaymarkUI

/// Values that are kept under keys.
@MainActor @Suite struct StoredValueTests {
    @Test("A value is kept under its key for the whole window (RES-001)")
    func readersOfOneKeyShareItsValue() throws {
        let stage = Stage { Shared() }
        try stage.press("first 0")
        #expect(stage.texts == ["first 1", "second 1", "other 0"])
        #expect(stage.batches.count == 1)
    }

    @Test func aViewThatIsGivenAnotherKeyShowsAnotherValue() throws {
        let stage = Stage { Rekeyed() }
        try stage.press("count 0")
        try stage.press("count 1")
        try stage.press("Other key")
        #expect(stage.texts.first == "count 0")
        try stage.press("count 0")
        try stage.press("Other key")
        #expect(stage.texts.first == "count 2")
    }

    @Test func aLastingSettingIsReadByItsControl() throws {
        let stage = Stage { Sound() }
        try stage.screen.toggle("Sound")
        #expect(stage.texts.last == "loud")
    }
}

private struct Kept: View {
    let name: String
    @SceneStorage private var count: Int

    init(_ name: String, key: String) {
        self.name = name
        _count = SceneStorage(wrappedValue: 0, key)
    }

    var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct Shared: View {
    var body: some View {
        Kept("first", key: "a")
        Kept("second", key: "a")
        Kept("other", key: "b")
    }
}

private struct Rekeyed: View {
    @State private var isOther = false

    var body: some View {
        Kept("count", key: isOther ? "b" : "a")
        Button("Other key") { isOther.toggle() }
    }
}

private struct Sound: View {
    @AppStorage("sound") private var isOn = false

    var body: some View {
        Toggle("Sound", isOn: $isOn)
        Text(isOn ? "loud" : "quiet")
    }
}
