// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

@testable import WaymarkUI

/// Views nested very deeply, on the stack that a program's first thread has.
@MainActor @Suite struct DepthTests {
    @Test func aThousandLevelsMountUpdateAndUnmount() throws {
        let stage = Stage { Deep() }
        #expect(stage.texts == ["leaf 0", "More", "Away"])
        try stage.press("More")
        #expect(stage.texts.first == "leaf 1")
        try stage.press("Away")
        #expect(stage.texts == ["More", "Away"])
    }

    @Test func aThousandNestedStacksMountUpdateAndUnmount() throws {
        let stage = Stage { Deep(isBoxed: true) }
        #expect(stage.texts.first == "leaf 0")
        try stage.press("More")
        #expect(stage.texts.first == "leaf 1")
        try stage.press("Away")
        #expect(stage.texts == ["More", "Away"])
    }
}

private struct Deep: View {
    var isBoxed = false
    @State private var number = 0
    @State private var isShown = true

    var body: some View {
        if isShown { Level(rest: 1_000, isBoxed: isBoxed, number: number) }
        Button("More") { number += 1 }
        Button("Away") { isShown = false }
    }

    struct Level: View {
        let rest: Int
        let isBoxed: Bool
        let number: Int

        var body: AnyView {
            if rest == 0 { return AnyView(Text("leaf \(number)")) }
            let inner = Level(rest: rest - 1, isBoxed: isBoxed, number: number)
            return isBoxed ? AnyView(VStack { inner }) : AnyView(inner)
        }
    }
}
