// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkElements

@testable import WaymarkTesting
@testable import WaymarkUI

@MainActor struct AccessibilityTraitsTests {
    private func traits<V: View>(@ViewBuilder of view: @escaping () -> V) -> Accessibility? {
        let screen = WaymarkTesting.Screen(content: view)
        return screen.session.root.first {
            if case .text = $0.role { true } else { false }
        }?.content.accessibility
    }

    @Test func aTraitOfTheAppReachesTheElement() {
        #expect(traits { SwiftUI.Text("x") }?.isSelected == false)
        #expect(
            traits { SwiftUI.Text("x").accessibilityAddTraits(.isSelected) }?.isSelected == true)
        #expect(traits { SwiftUI.Text("x").accessibilityAddTraits(.isHeader) }?.isHeading == true)
    }

    @Test func anOuterModifierTakesATraitAway() {
        let left = traits {
            SwiftUI.Text("x").accessibilityAddTraits([.isHeader, .isSelected])
                .accessibilityRemoveTraits(.isHeader)
        }
        #expect(left?.isHeading == false)
        #expect(left?.isSelected == true)
    }
}
