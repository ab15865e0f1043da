// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

@testable import WaymarkUI

@MainActor @Suite("Each declaration for bars") struct OverloadTests {
    @Test("NAV-214: each modifier for titles and bars can be given everywhere")
    func modifiersForBarsCanBeGivenEverywhere() {
        let screen = Screen { NavigationStack { BarOverloads() } }
        #expect(screen.title == "Text")
        #expect(screen.issues.isEmpty)
    }

    @Test("NAV-221: each placement has a place in a bar")
    func eachPlacementHasAPlace() {
        let screen = Screen {
            NavigationStack {
                Text("x").toolbar {
                    ToolbarItem(placement: everyPlacement[0]) { Text("0") }
                    ToolbarItemGroup(placement: everyPlacement[4]) { Text("4") }
                }
            }
        }
        let places: [ToolbarPlacementRole] = [
            .automatic, .principal, .navigation, .primaryAction, .secondaryAction, .status,
            .confirmationAction, .cancellationAction, .destructiveAction, .keyboard, .leading,
            .trailing, .bottomBar, .bottomBar, .automatic, .title, .largeTitle, .subtitle,
            .largeSubtitle, .leading, .trailing, .automatic,
        ]
        #expect(everyPlacement.map(\.element) == places)
        #expect(screen.texts == ["0", "4", "x"])
    }

    @Test("NAV-221: an item stands in the bar in the place that it asks for")
    func itemsStandInTheirPlaces() {
        for placement in everyPlacement {
            let place = placement.element
            let isLarge = place == .largeTitle || place == .largeSubtitle
            let screen = Screen {
                NavigationStack {
                    Text("x").toolbar { ToolbarItem(placement: placement) { Text("item") } }
                        .toolbarTitleDisplayMode(isLarge ? .large : .inline)
                }
            }
            #expect(screen.outline.contains("item \(place.rawValue)\n"), "\(place)")
            #expect(screen.texts == ["item", "x"], "\(place)")
        }
    }

    @Test("NAV-221: which bar a place is in decides with which bar its item is hidden")
    func itemsAreHiddenWithTheirBar() {
        let atTheBottom: Set<ToolbarPlacementRole> = [.status, .bottomBar]
        for placement in everyPlacement {
            let place = placement.element
            #expect(isShown(placement, hiding: .bottomBar) == !atTheBottom.contains(place))
            #expect(
                isShown(placement, hiding: .navigationBar)
                    == (atTheBottom.contains(place) || place == .keyboard), "\(place)")
        }
    }

    /// Returns true if an item is there while one of the bars is hidden.
    private func isShown(
        _ placement: ToolbarItemPlacement, hiding bar: SwiftUI.ToolbarPlacement
    ) -> Bool {
        let isLarge = placement.element == .largeTitle || placement.element == .largeSubtitle
        let screen = Screen {
            NavigationStack {
                Text("x").toolbar { ToolbarItem(placement: placement) { Text("item") } }
                    .toolbar(.hidden, for: bar)
                    .toolbarTitleDisplayMode(isLarge ? .large : .inline)
            }
        }
        return screen.texts.contains("item")
    }

    @Test("NAV-220: each way to write items puts them into the bars")
    func eachWayToWriteItems() {
        let screen = Screen { NavigationStack { ToolbarOverloads() } }
        for text in ["View", "automatic", "1", "2", "3", "Cancel", "Delete", "new"] {
            #expect(screen.texts.contains(text))
        }
    }

    @Test("a resource is a title wherever a key is one")
    func resourcesAreTitles() {
        let screen = Screen {
            NavigationStack {
                ResourceOverloads().navigationDestination(for: Int.self) { Text("\($0)") }
            }
        }
        #expect(screen.texts.filter { $0 == "Resource" }.count >= 12)
        #expect(Set(screen.issues.map(\.kind)) == [.unknownPicture(name: "cat")])
    }
}
