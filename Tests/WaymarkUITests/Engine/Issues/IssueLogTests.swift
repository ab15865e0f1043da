// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing

@testable import WaymarkUI

@MainActor @Suite("What issues write to the log") struct IssueLogTests {
    @Test func anIssueIsOneLineWhateverAStrangerWrote() {
        #expect(
            "a\nwaymark: b\u{1B}[31m\u{2028}".inOneLine == #"a\nwaymark: b\u{1B}[31m\u{2028}"#)
        #expect("Grüße, 'Zoë' 🍲".inOneLine == "Grüße, 'Zoë' 🍲")
    }

    @Test func aLongIssueIsCut() {
        let line = String(repeating: "x", count: 5_000).inOneLine
        #expect(line.count == 1_001)
        #expect(line.hasSuffix("…"))
    }

    @Test func oneCharacterCanBeALongText() {
        let character = "e" + String(repeating: "\u{301}", count: 50_000)
        #expect(character.count == 1)
        #expect(character.inOneLine.unicodeScalars.count == 1_001)
    }

    @Test func aSessionKeepsNoMoreIssuesThanAnybodyReads() {
        let log = IssueLog()
        log.onIssue = { _ in }
        for number in 0..<2_000 {
            log.report(.undecodableRoute(segment: "\(number)"), path: "a view")
        }
        #expect(log.issues.count == 500)
    }

    @Test func aMinuteHasSoManyLines() {
        var lines = LineBudget(limit: 2)
        let start = ContinuousClock.Instant.now
        #expect(lines.take(at: start) == "")
        #expect(lines.take(at: start)?.contains("not written") == true)
        #expect(lines.take(at: start + .seconds(59)) == nil)
        #expect(lines.take(at: start + .seconds(61)) == "")
    }

    @Test func theNamesOfSymbolsAreThereForApps() {
        #expect(SymbolCatalog.names.contains("star"))
    }
}
