// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import CoreLocation
import Testing
import UniformTypeIdentifiers

@testable import Modular

/// Modules beside SwiftUI, imported by Apple's names.
@Suite struct ModularTests {
    @Test func aWalkHasALengthAndPoints() {
        let walk = Walk(stops: [
            CLLocation(latitude: 48, longitude: 2), CLLocation(latitude: 48.01, longitude: 2),
        ])
        #expect(abs(walk.length - 1_112) < 1)
        let points = walk.points(in: CGSize(width: 100, height: 100))
        #expect(points.first == CGPoint(x: 50, y: 50))
        #expect(abs((points.last?.y ?? 0) - 40) < 1e-6)
        #expect(Walk.time {} >= 0)
    }

    @Test func whoAsksForAPlaceHearsThatItIsNotKnown() {
        let whereabouts = Whereabouts()
        whereabouts.ask()
        #expect(whereabouts.problem == "not allowed")
    }

    @Test func aJournalCounts() {
        let journal = Journal()
        #expect(journal.note("one") == 1)
        #expect(journal.note("two", error: CLError(.network)) == 2)
    }

    @Test func aTypeOfTheAppsOwnHasItsName() {
        #expect(UTType.note.identifier == "org.example.note")
    }
}
