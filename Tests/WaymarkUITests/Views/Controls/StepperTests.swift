// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkElements

@testable import WaymarkTesting
@testable import WaymarkUI

private typealias Stepper = WaymarkUI.Stepper
private typealias Text = WaymarkUI.Text
private typealias Menu = WaymarkUI.Menu

@MainActor struct StepperTests {
    @Test func aPersonGoesUpAndDownByItsButtons() throws {
        let screen = WaymarkTesting.Screen { Table() }
        #expect(try screen.value(of: "4 guests") == 4)
        try screen.increment("4 guests")
        #expect(screen.texts == ["5 guests"])
        try screen.decrement("5 guests")
        try screen.decrement("4 guests")
        #expect(screen.texts == ["3 guests"])
    }

    @Test func itEndsAtItsBoundsWhichMayBeNearerThanAStep() throws {
        let model = Numbers()
        let screen = WaymarkTesting.Screen {
            Stepper("Minutes", value: Bindable(model).whole, in: 0...10, step: 4)
        }
        for _ in 0..<3 { try screen.increment("Minutes") }
        #expect(model.whole == 10)
        #expect(throws: ScreenError.self) { try screen.increment("Minutes") }
        #expect(screen.outline.contains("stepper 10.0 not up"))
        for _ in 0..<3 { try screen.decrement("Minutes") }
        #expect(model.whole == 0)
        #expect(screen.outline.contains("stepper 0.0 not down"))
    }

    @Test func atTheEndAnEventChangesNothing() throws {
        let stage = Stage { Stepper("Minutes", value: .constant(10), in: 0...10) }
        let id = try #require(stage.ids { $0.steps != nil }.first)
        stage.session.handle(ElementEvent(id, .increment))
        stage.session.handle(ElementEvent(id, .setValue(11)))
        #expect(stage.patches.isEmpty)
    }

    @Test func homeAndEndGoToTheBounds() throws {
        let model = Numbers()
        let stage = Stage { Stepper("Minutes", value: Bindable(model).whole, in: -5...10) }
        let id = try #require(stage.ids { $0.steps != nil }.first)
        stage.session.handle(ElementEvent(id, .setValue(10)))
        #expect(model.whole == 10)
        stage.session.handle(ElementEvent(id, .setValue(-5)))
        #expect(model.whole == -5)
        stage.session.handle(ElementEvent(id, .setValue(3)))
        #expect(model.whole == -5)
    }

    @Test func integersWithoutBoundsEndWhereTheirTypeDoes() throws {
        let model = Numbers()
        let screen = WaymarkTesting.Screen {
            Stepper("Natural", value: Bindable(model).natural)
            Stepper("Small", value: Bindable(model).small, step: 100)
        }
        #expect(throws: ScreenError.self) { try screen.decrement("Natural") }
        for _ in 0..<2 { try screen.increment("Small") }
        #expect(model.small == 127)
    }

    @Test func aDisabledStepperRefuses() throws {
        let stage = Stage { Table().disabled(true) }
        #expect(throws: ScreenError.self) { try stage.screen.increment("4 guests") }
        let id = try #require(stage.ids { $0.steps != nil }.first)
        stage.session.handle(ElementEvent(id, .increment))
        #expect(stage.texts == ["4 guests"])
    }

    @Test func itCallsWhatItIsGivenAndTheOtherWayIsShut() throws {
        let log = Log()
        let screen = WaymarkTesting.Screen {
            Stepper("Page") {
                log.lines.append("next")
            } onDecrement: {
                log.lines.append("last")
            } onEditingChanged: {
                log.lines.append("\($0)")
            }
            Stepper("Age", onIncrement: { log.lines.append("older") }, onDecrement: nil)
        }
        try screen.increment("Page")
        #expect(log.lines == ["true", "next", "false"])
        try screen.decrement("Page")
        try screen.increment("Age")
        #expect(log.lines.suffix(2) == ["false", "older"])
        #expect(throws: ScreenError.self) { try screen.decrement("Age") }
        #expect(try screen.value(of: "Age") == nil)
    }

    @Test func aFormatIsShownBesideIt() throws {
        let model = Numbers()
        let screen = WaymarkTesting.Screen {
            Stepper(
                "Sugar", value: Bindable(model).share, in: 0...1, step: 0.25, format: .percent)
        }
        #expect(screen.texts == ["Sugar", "50%"])
        try screen.increment("Sugar")
        #expect(screen.texts == ["Sugar", "75%"])
    }

    @Test func aHiddenLabelIsRead() throws {
        let screen = WaymarkTesting.Screen { Table().labelsHidden() }
        #expect(screen.texts.isEmpty)
        try screen.increment("4 guests")
        #expect(try screen.value(of: "5 guests") == 5)
    }

    @Test func inAMenuItIsTwoEntriesThatEndAtTheBounds() throws {
        let model = Numbers()
        let screen = WaymarkTesting.Screen {
            Menu("Table") { Stepper("Minutes", value: Bindable(model).whole, in: 0...2) }
        }
        try screen.press("Increase")
        #expect(model.whole == 2)
        #expect(throws: ScreenError.self) { try screen.press("Increase") }
        try screen.press("Decrease")
        #expect(model.whole == 1)
        #expect(screen.outline.contains("menu group \"Minutes\""))
    }

    @Test func aBindingOfAnAppsOwnIsReadAgain() throws {
        let log = Log()
        let binding = WaymarkUI.Binding(get: { log.number }, set: { log.number = $0 })
        let screen = WaymarkTesting.Screen { Stepper("Count", value: binding) }
        try screen.increment("Count")
        #expect(try screen.value(of: "Count") == 1)
    }
}

private struct Table: View {
    @State private var guests = 4

    var body: some View { Stepper("\(guests) guests", value: $guests, in: 1...12) }
}

@Observable private final class Numbers {
    var whole = 1
    var natural: UInt = 0
    var small: Int8 = 1
    var share = 0.5
}

@MainActor private final class Log {
    var lines: [String] = []
    var number = 0
}
