// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

@testable import WaymarkUI

extension EnvironmentValues {
    @Entry fileprivate var size = 0
}

/// Dynamic properties that an app makes of the framework's.
@MainActor @Suite struct OwnPropertyTests {
    @Test func aPropertyOfTheAppsOwnIsBroughtUpToDateBeforeTheBody() throws {
        let stage = Stage { Summary().environment(\.size, 3) }
        #expect(stage.texts.first == "3 × 1 = 3")
        try stage.press("Factor")
        #expect(stage.texts.first == "3 × 2 = 6")
    }

    @Test(.countsWork) func aPropertyOfTheAppsOwnIsComparedByItsParts() throws {
        let tally = Tally()
        let stage = Stage { Scaling(tally: tally) }
        _ = tally.take()
        try stage.press("Unrelated 0")
        #expect(tally.take() == [])
        try stage.press("Scale")
        #expect(tally.take() == ["scaled"])
        #expect(stage.texts.first == "20")
    }
}

private struct Product: DynamicProperty {
    @Environment(\.size) private var size
    @State var factor = 1
    private(set) var text = ""

    mutating func update() { text = "\(size) × \(factor) = \(size * factor)" }
}

private struct Summary: View {
    private var product = Product()

    var body: some View {
        Text(product.text)
        Button("Factor") { product.factor += 1 }
    }
}

private struct Scaled: DynamicProperty {
    let scale: Int
    @State private var base = 10
    var value: Int { base * scale }

    init(scale: Int) { self.scale = scale }
}

private struct Scaling: View {
    let tally: Tally
    @State private var scale = 1
    @State private var unrelated = 0

    var body: some View {
        Child(tally: tally, scaled: Scaled(scale: scale))
        Button("Scale") { scale += 1 }
        Button("Unrelated \(unrelated)") { unrelated += 1 }
    }

    struct Child: View {
        let tally: Tally
        let scaled: Scaled

        init(tally: Tally, scaled: Scaled) {
            self.tally = tally
            self.scaled = scaled
        }

        var body: some View {
            let _ = tally.note("scaled")
            Text("\(scaled.value)")
        }
    }
}
