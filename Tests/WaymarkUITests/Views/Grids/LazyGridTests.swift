// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkElements
import WaymarkTesting

@testable import WaymarkUI

/// Grids that fill columns or rows of given sizes.
@MainActor @Suite struct LazyGridTests {
    @Test func aGridHasItsTracksAndItsContentInOrder() {
        let stage = Stage {
            LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(), GridItem(.adaptive(minimum: 9))])
            {
                ForEach(1...3, id: \.self) { Text(String($0)) }
            }
            LazyHGrid(rows: [GridItem(.flexible())]) { Text("4") }
        }
        #expect(
            stage.outline == """
                window
                  vgrid 40.0, flexible, adaptive 9.0
                    text "1"
                    text "2"
                    text "3"
                  hgrid flexible
                    text "4"
                """)
    }

    @Test func itemsAreFlexibleFromTenPointsUnlessTheySayOtherwise() {
        let stage = Stage { LazyVGrid(columns: [GridItem()]) { Text("a") } }
        let track = GridTrack(.flexible(minimum: 10, maximum: .infinity))
        #expect(stage.flow == FlowGridElement(.columns, tracks: [track]))
    }

    @Test func distancesAndAlignmentsAreThoseOfItemsAndGrid() {
        let columns = [
            GridItem(.fixed(40), spacing: 4, alignment: .topLeading),
            GridItem(.flexible(minimum: 5, maximum: 80)),
        ]
        let stage = Stage {
            LazyVGrid(columns: columns, alignment: .leading, spacing: 6) { Text("a") }
        }
        #expect(
            stage.flow
                == FlowGridElement(
                    .columns,
                    tracks: [
                        GridTrack(.fixed(40), alignment: BoxAlignment(.leading, .top)),
                        GridTrack(.flexible(minimum: 5, maximum: 80)),
                    ], trackSpacing: 4, lineSpacing: 6, alignment: BoxAlignment(.leading, .center)))
    }

    @Test func aGridOfRowsHasDistancesAndAlignmentsTheOtherWay() {
        let stage = Stage {
            LazyHGrid(
                rows: [GridItem(.adaptive(minimum: 20, maximum: 30), spacing: 2)],
                alignment: .bottom, spacing: 5, pinnedViews: [.sectionHeaders]
            ) { Text("a") }
        }
        #expect(
            stage.flow
                == FlowGridElement(
                    .rows, tracks: [GridTrack(.adaptive(minimum: 20, maximum: 30))],
                    trackSpacing: 2, lineSpacing: 5, alignment: BoxAlignment(.center, .bottom)))
    }

    @Test func aGridWithoutItemsIsAnIssueAndHasOneTrack() {
        let stage = Stage { LazyHGrid(rows: []) { Text("a") } }
        #expect(stage.issues == [.gridWithoutItems(grid: "LazyHGrid")])
        #expect(stage.flow?.tracks.count == 1)
        #expect(stage.texts == ["a"])
    }

    @Test(arguments: [
        GridItem.Size.fixed(-1), .fixed(.nan), .fixed(.infinity), .flexible(minimum: -5),
        .flexible(minimum: 20, maximum: 10), .adaptive(minimum: 0), .adaptive(minimum: .nan),
        .adaptive(minimum: 30, maximum: 20),
    ])
    func aSizeThatNothingCanHaveIsAnIssueOnceAndNoCrash(size: GridItem.Size) {
        let stage = Stage {
            LazyVGrid(columns: [GridItem(size), GridItem(size)]) { Text("a") }
        }
        #expect(stage.issues.map(\.name) == ["unusableGridItem"])
        for track in stage.flow?.tracks ?? [] {
            switch track.size {
            case .fixed(let size): #expect(size == 0)
            case .flexible(let least, let most): #expect(least >= 0 && most == .infinity)
            case .adaptive(let least, let most): #expect(least >= 1 && most == .infinity)
            }
        }
    }

    @Test func aDestinationInALazyGridIsAnIssue() {
        let stage = Stage {
            NavigationStack {
                LazyVGrid(columns: [GridItem()]) {
                    Text("a").navigationDestination(for: Int.self) { Text(String($0)) }
                }
            }
        }
        #expect(stage.issues.map(\.name) == ["destinationInLazyContainer"])
    }

    @Test func rowsThatAreChosenPressedAndScrolledToAreFoundInAGrid() throws {
        let screen = Screen { Counting() }
        try screen.press("two")
        #expect(screen.texts.contains("chosen two"))
    }
}

private struct Counting: View {
    @State private var chosen = "none"

    var body: some View {
        Text("chosen \(chosen)")
        LazyVGrid(columns: [GridItem(), GridItem()]) {
            Section {
                ForEach(["one", "two"], id: \.self) { word in
                    Button(word) { chosen = word }
                }
            } header: {
                Text("Numbers")
            }
        }
    }
}

extension Stage {
    fileprivate var flow: FlowGridElement? {
        let grid = session.root.first { if case .flowGrid = $0.role { true } else { false } }
        guard case .flowGrid(let element)? = grid?.role else { return nil }
        return element
    }
}
