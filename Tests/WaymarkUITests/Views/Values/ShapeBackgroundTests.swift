// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkElements
import WaymarkTesting

/// Shapes that are filled behind a view.
@MainActor @Suite struct ShapeBackgroundTests {
    @Test func aCircleAndACapsuleRoundTheCornersAsFarAsTheyGo() {
        let screen = Screen {
            VStack {
                Text("Circle").background(.red, in: .circle)
                Text("Capsule").background(.red, in: .capsule)
                Text("Rectangle").background(.red, in: .rect)
            }
        }
        var radii: [Double?] = []
        screen.root.forEach { element in
            for case .background(_, let radius) in element.content.effects { radii.append(radius) }
        }
        #expect(radii == [999, 999, nil])
    }
}
