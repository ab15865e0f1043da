// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkElements

@testable import WaymarkTesting
@testable import WaymarkUI

private typealias Slider = WaymarkUI.Slider
private typealias Text = WaymarkUI.Text
private typealias Menu = WaymarkUI.Menu

@MainActor struct SliderTests {
    @Test func aPersonMovesItAndTheBindingFollows() throws {
        let screen = WaymarkTesting.Screen { Salting() }
        #expect(try screen.value(of: "Salt") == 0.5)
        try screen.set("Salt", to: 0.75)
        #expect(screen.texts.contains("salt 0.75"))
        #expect(try screen.value(of: "Salt") == 0.75)
    }

    @Test func withStepsItComesToTheNearest() throws {
        let model = Kitchen()
        let screen = WaymarkTesting.Screen {
            Slider(value: Bindable(model).heat, in: 50...250, step: 10) { Text("Heat") }
        }
        try screen.set("Heat", to: 187)
        #expect(model.heat == 190)
    }

    @Test func aFloatIsANumberToo() throws {
        let model = Kitchen()
        let screen = WaymarkTesting.Screen {
            Slider(value: Bindable(model).share) { Text("Share") }
        }
        try screen.set("Share", to: 0.3)
        #expect(model.share == 0.3)
    }

    @Test func outsideOfTheBoundsNothingMovesIt() throws {
        let stage = Stage { Salting() }
        #expect(throws: ScreenError.self) { try stage.screen.set("Salt", to: 1.5) }
        let id = try #require(stage.ids { $0.valueBounds != nil }.first)
        for number in [1.5, -0.1, .nan, .infinity] {
            stage.session.handle(ElementEvent(id, .setValue(number)))
            stage.session.handle(ElementEvent(id, .moveValue(number)))
        }
        #expect(stage.texts.contains("salt 0.5"))
        #expect(stage.patches.isEmpty)
    }

    @Test func aDisabledSliderRefuses() throws {
        let stage = Stage { Salting().disabled(true) }
        #expect(throws: ScreenError.self) { try stage.screen.set("Salt", to: 1) }
        let id = try #require(stage.ids { $0.valueBounds != nil }.first)
        stage.session.handle(ElementEvent(id, .moveValue(1)))
        #expect(stage.texts.contains("salt 0.5"))
        #expect(try stage.screen.value(of: "Salt") == 0.5)
    }

    @Test func aModelThatRefusesAMoveIsShownAgain() throws {
        let stage = Stage { Slider(value: .constant(0.5)) { Text("Salt") } }
        try stage.screen.set("Salt", to: 0.7)
        #expect(try stage.screen.value(of: "Salt") == 0.5)
        #expect(stage.patches.count == 1)
    }

    @Test func editingBeginsWithTheFirstMoveAndEndsWhereItIsLetGo() throws {
        let log = Log()
        let stage = Stage {
            Slider(value: .constant(0.5), label: { Text("Salt") }) { log.lines.append("\($0)") }
        }
        let id = try #require(stage.ids { $0.valueBounds != nil }.first)
        stage.session.handle(ElementEvent(id, .moveValue(0.6)))
        stage.session.handle(ElementEvent(id, .moveValue(0.7)))
        #expect(log.lines == ["true"])
        stage.session.handle(ElementEvent(id, .setValue(0.7)))
        #expect(log.lines == ["true", "false"])
        try stage.screen.set("Salt", to: 0.1)
        #expect(log.lines == ["true", "false", "true", "false"])
    }

    @Test func viewsAtTheEndsAreReadAndAreNotItsName() throws {
        let screen = WaymarkTesting.Screen {
            Slider(value: .constant(0.5)) {
                Text("Salt")
            } minimumValueLabel: {
                Text("none")
            } maximumValueLabel: {
                Text("much")
            }
        }
        #expect(screen.texts == ["Salt", "none", "much"])
        #expect(try screen.value(of: "Salt") == 0.5)
        #expect(throws: ScreenError.self) { try screen.value(of: "none") }
    }

    @Test func aHiddenLabelIsReadAndTheEndsStay() throws {
        let screen = WaymarkTesting.Screen {
            Slider(value: .constant(0.5)) {
                Text("Salt")
            } minimumValueLabel: {
                Text("none")
            } maximumValueLabel: {
                Text("much")
            }
            .labelsHidden()
        }
        #expect(screen.outline.contains("slider 0.5 of 0.0 to 1.0 label \"Salt\""))
        #expect(screen.texts == ["none", "much"])
    }

    @Test func anAccessibilityLabelNamesIt() throws {
        let screen = WaymarkTesting.Screen {
            Slider(value: .constant(0.5)).accessibilityLabel("Volume")
        }
        #expect(try screen.value(of: "Volume") == 0.5)
    }

    @Test func aValueOutsideIsShownAtTheEnd() throws {
        let screen = WaymarkTesting.Screen {
            Slider(value: .constant(7.0), in: 0...5) { Text("A") }
            Slider(value: .constant(Double.nan), in: 2...5) { Text("B") }
            Slider(value: .constant(0.5), in: 0 ... .infinity) { Text("C") }
        }
        #expect(try screen.value(of: "A") == 5)
        #expect(try screen.value(of: "B") == 2)
        #expect(try screen.value(of: "C") == 0.5)
    }

    @Test func inAMenuItIsTwoEntries() throws {
        let screen = WaymarkTesting.Screen { Menu("Taste") { Salting() } }
        try screen.press("Increase")
        #expect(screen.outline.contains("text \"salt 0.6\""))
        try screen.press("Decrease")
        #expect(screen.outline.contains("text \"salt 0.5\""))
    }

    @Test func movingRunsOneBody() throws {
        let screen = WaymarkTesting.Screen { Salting() }
        _ = screen.work
        try screen.set("Salt", to: 0.75)
        #expect(screen.work.bodiesRun <= 2)
    }
}

private struct Salting: View {
    @State private var salt = 0.5

    var body: some View {
        Slider(value: $salt) { Text("Salt") }
        Text("salt \(salt.formatted())")
    }
}

@Observable private final class Kitchen {
    var heat = 100.0
    var share: Float = 0.5
}

@MainActor private final class Log {
    var lines: [String] = []
}
