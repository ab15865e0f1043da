// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Testing
import WaymarkElements
import WaymarkUI

/// The claims that every renderer must fulfil, which a test runs one by one.
///
/// ```swift
/// @Test(arguments: RendererConformance.claims)
/// func theTerminalDoesWhatRenderersMust(claim: RendererClaim) throws {
///     try claim.check(TerminalTrial.self)
/// }
/// ```
@MainActor public enum RendererConformance {
    /// The claims, from the first picture of an app to a thousand changes of it.
    public nonisolated static let claims: [RendererClaim] = [
        RendererClaim("theFirstPictureIsTheWholeTree") { stage in
            try stage.expectAllIsShown()
        },
        RendererClaim("newWordsTakeThePlaceOfOldOnes") { stage in
            try stage.press("Rename")
            try stage.expectAllIsShown()
        },
        RendererClaim("whatIsAddedStandsWhereItBelongs") { stage in
            for _ in 0..<3 { try stage.press("Add") }
            try stage.expectAllIsShown()
        },
        RendererClaim("whatIsTakenAwayGoesAlone") { stage in
            try stage.press("Take away")
            try stage.expectAllIsShown()
        },
        RendererClaim("whatMovesIsNotMadeAgain") { stage in
            let before = Set(try stage.trial.shown.map(\.id))
            try stage.press("Turn round")
            try stage.expectAllIsShown()
            #expect(Set(try stage.trial.shown.map(\.id)) == before)
        },
        RendererClaim("anotherBranchTakesThePlaceOfOne") { stage in
            try stage.press("Other branch")
            try stage.expectAllIsShown()
        },
        RendererClaim("whatIsTypedReachesTheApp") { stage in
            try stage.type("salt")
            try stage.expectAllIsShown()
            #expect(try stage.words.contains("typed salt"))
        },
        RendererClaim("screensComeAndGo") { stage in
            try stage.press("Forward")
            try stage.expectAllIsShown()
            #expect(try stage.words.contains("the second screen"))
            try stage.goBack()
            try stage.expectAllIsShown()
        },
        RendererClaim("aRowIsThereBeforeItIsScrolledTo") { stage in
            try stage.press("Add and scroll")
            try stage.expectAllIsShown()
            #expect(try stage.trial.scrolledTo == [stage.lastRow])
        },
        RendererClaim("whatIsMeasuredReachesTheApp") { stage in
            let size = WindowSize(width: 844, height: 390)
            try stage.trial.perform(ElementEvent(stage.root.id, .measure(.window(size))))
            try stage.expectAllIsShown()
            #expect(try stage.words.contains("low"))
            try stage.trial.perform(ElementEvent(stage.root.id, .measure(.width(.regular))))
            try stage.expectAllIsShown()
            #expect(try stage.words.contains("wide"))
        },
        RendererClaim("whatIsGoneTakesNoPress") { stage in
            let gone = try stage.button("Other branch")
            try stage.press("Other branch")
            try stage.trial.perform(ElementEvent(gone.id, .press))
            try stage.trial.perform(ElementEvent(ElementID(99_999), .press))
            try stage.expectAllIsShown()
        },
        RendererClaim("manyChangesLeadWhereOneWould") { stage in
            let names = ["Add", "Turn round", "Take away", "Rename", "Add", "Add and scroll"]
            for step in 0..<200 {
                try stage.press(names[(step * 7 + step / 5) % names.count])
                if step % 20 == 0 { try stage.expectAllIsShown() }
            }
            try stage.expectAllIsShown()
        },
    ]
}

/// One claim about renderers.
public struct RendererClaim: Sendable, CustomTestStringConvertible {
    /// The name of the claim, which says what is claimed.
    public let name: String
    private let body: @MainActor @Sendable (ConformanceStage) throws -> Void

    init(_ name: String, _ body: @escaping @MainActor @Sendable (ConformanceStage) throws -> Void) {
        self.name = name
        self.body = body
    }

    /// The claim's name, which names its case of a test.
    public var testDescription: String { name }

    /// Tries the claim on a renderer; what does not hold is an issue of the test that runs.
    ///
    /// - Throws: What the trial throws, and an error that names what the renderer does not show.
    @MainActor public func check<Trial: RendererTrial>(_ trial: Trial.Type) throws {
        try body(ConformanceStage(trial))
    }
}
