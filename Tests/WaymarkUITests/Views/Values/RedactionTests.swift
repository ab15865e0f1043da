// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Testing
import WaymarkElements
import WaymarkTesting

@testable import WaymarkUI

/// Content that is hidden for a reason, and sizes that follow the person's.
@MainActor @Suite struct RedactionTests {
    private struct Reader: View {
        @Environment(\.redactionReasons) private var reasons

        var body: some View { Text(reasons.contains(.placeholder) ? "hidden" : "shown") }
    }

    @Test func aPlaceholderHidesWhatIsInside() {
        let screen = Screen {
            VStack {
                Text("a")
                Reader()
                Reader().unredacted()
            }
            .redacted(reason: .placeholder)
        }
        #expect(screen.outline.contains("vstack redacted"))
        #expect(screen.texts == ["a", "hidden", "shown"])
    }

    @Test func privateContentIsHiddenOnlyWhereOthersLookOn() {
        let screen = Screen {
            VStack {
                Text("a").privacySensitive().redacted(reason: .privacy)
                Text("b").privacySensitive()
                Text("c").redacted(reason: .privacy)
            }
        }
        #expect(screen.outline.contains("\"a\" redacted"))
        #expect(!screen.outline.contains("\"b\" redacted"))
        #expect(!screen.outline.contains("\"c\" redacted"))
    }

    private struct Metric: View {
        @ScaledMetric(relativeTo: .title) private var side = 34.0
        @Environment(\.sizeCategory) private var category

        var body: some View {
            Text("\(Int(side)) \(category.isAccessibilityCategory ? "large" : "usual")")
        }
    }

    @Test func aScaledNumberGrowsWithTheText() {
        #expect(Screen { Metric() }.texts == ["34 usual"])
        #expect(Screen(typeSize: .accessibility3) { Metric() }.texts == ["80 large"])
        #expect(
            Screen { Metric().environment(\.sizeCategory, .extraSmall) }.texts == ["28 usual"])
    }
}
