// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing

@Suite("Paths of saved identifiers") struct RestoredPathTests {
    private let names = [1: "Ash", 2: "Elm", 3: "Oak"]

    @Test("RES-004: an unknown identifier is left out, or ends the path")
    func anUnknownIdentifierIsSkippedOrEndsThePath() {
        let saved = [3, 9, 1]
        #expect(saved.restoredPath(unknown: .isSkipped) { names[$0] } == ["Oak", "Ash"])
        #expect(saved.restoredPath(unknown: .endsPath) { names[$0] } == ["Oak"])
        #expect([2, 3].restoredPath(unknown: .endsPath) { names[$0] } == ["Elm", "Oak"])
    }

    @Test("RES-004: what the search throws comes out")
    func anErrorOfTheSearchComesOut() {
        struct Offline: Error {}
        #expect(throws: Offline.self) {
            try [1].restoredPath(unknown: .isSkipped) { (_: Int) throws -> String? in
                throw Offline()
            }
        }
    }
}
