// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

@testable import WaymarkUI

/// Tests of bindings: what they read and write, and which views that evaluates.
@MainActor @Suite struct BindingTests {
    @Test(.countsWork) func aReaderOfABindingIsEvaluatedWithoutItsParent() throws {
        let tally = Tally()
        let stage = Stage { Owner(tally: tally) }
        _ = tally.take()
        try stage.press("x 0")
        #expect(tally.take() == ["x"])
        #expect(stage.texts == ["x 1", "y 0", "Shift"])
    }

    @Test(.countsWork) func aChildWhoseBindingLeadsElsewhereIsEvaluated() throws {
        let tally = Tally()
        let stage = Stage { Redirected(tally: tally) }
        #expect(stage.texts.first == "1")
        _ = tally.take()
        try stage.press("Unrelated")
        #expect(tally.take() == [])
        try stage.press("Switch")
        #expect(tally.take() == ["child"])
        #expect(stage.texts.first == "2")
    }

    @Test func aBindingToAPartWritesTheWhole() throws {
        let held = Held<Point>()
        let stage = Stage { Owner(tally: Tally(), onChange: { held.value = $0 }) }
        try stage.press("y 0")
        #expect(held.value == Point(x: 0, y: 1))
        try stage.press("Shift")
        #expect(stage.texts.prefix(2) == ["x 10", "y 11"])
    }

    @Test func aConstantBindingIgnoresWrites() throws {
        let stage = Stage { Toggle("On", isOn: .constant(true)) }
        try stage.screen.toggle("On")
        #expect(stage.outline.contains("toggle on"))
    }

    @Test func aBindingOfClosuresReadsAndWritesThroughThem() throws {
        let stage = Stage { Doubled() }
        try stage.press("Add")
        #expect(stage.texts.prefix(2) == ["half 3", "double 6"])
    }

    @Test("An unwrapped binding outlives its value (B32)")
    func anUnwrappedBindingKeepsItsLastValue() {
        let box = Held<Int?>(.some(4))
        let source = Binding<Int?>(get: { box.value ?? nil }, set: { box.value = .some($0) })
        let unwrapped = Binding(source)
        #expect(unwrapped?.wrappedValue == 4)
        unwrapped?.wrappedValue = 5
        #expect(source.wrappedValue == 5)
        source.wrappedValue = nil
        #expect(unwrapped?.wrappedValue == 5)
        #expect(Binding(source) == nil)
    }

    @Test func aBindingToAnOptionalIgnoresNil() {
        let box = Held(1)
        let source = Binding<Int>(get: { box.value ?? 0 }, set: { box.value = $0 })
        let optional = Binding<Int?>(source)
        optional.wrappedValue = 2
        optional.wrappedValue = nil
        #expect(source.wrappedValue == 2)
    }

    @Test func aBindingIsACollectionOfBindings() {
        let box = Held([1, 2, 3])
        let source = Binding<[Int]>(get: { box.value ?? [] }, set: { box.value = $0 })
        #expect(source.map(\.wrappedValue) == [1, 2, 3])
        for element in source { element.wrappedValue *= 2 }
        #expect(box.value == [2, 4, 6])
        let last = source[2]
        box.value = [9]
        #expect(last.wrappedValue == 6)
        last.wrappedValue = 0
        #expect(box.value == [9])
        #expect(source.reversed().count == 1)
    }

    @Test func rowsOfABoundCollectionWriteTheirElements() throws {
        let stage = Stage { Settings() }
        try stage.screen.toggle("sound")
        #expect(stage.texts.last == "on: light, sound")
        try stage.press("Reverse")
        try stage.screen.toggle("light")
        #expect(stage.texts.last == "on: sound")
    }

    @Test func aBindingMadeOfAStatesProjectionIsThatState() throws {
        let state = State(initialValue: 3)
        #expect(state.projectedValue.wrappedValue == 3)
        #expect(Binding(projectedValue: state.projectedValue).wrappedValue == 3)
    }
}

private struct Point: Equatable {
    var x = 0
    var y = 0
}

private struct Owner: View {
    let tally: Tally
    var onChange: (Point) -> Void = { _ in }
    @State private var point = Point()

    var body: some View {
        let _ = tally.note("owner")
        Coordinate(name: "x", value: $point.x, tally: tally)
        Coordinate(name: "y", value: $point.y, tally: tally)
        Button("Shift") { point = Point(x: point.x + 10, y: point.y + 10) }
            .background { ChangeWatcher(point: $point, onChange: onChange) }
    }

    struct ChangeWatcher: View {
        @Binding var point: Point
        let onChange: (Point) -> Void

        var body: some View { EmptyView().onChange(of: point) { onChange(point) } }
    }
}

private struct Coordinate: View {
    let name: String
    @Binding var value: Int
    let tally: Tally

    var body: some View {
        let _ = tally.note(name)
        Button("\(name) \(value)") { value += 1 }
    }
}

private struct Redirected: View {
    let tally: Tally
    @State private var first = 1
    @State private var second = 2
    @State private var isFirst = true
    @State private var unrelated = 0

    var body: some View {
        Child(number: isFirst ? $first : $second, tally: tally)
        Button("Switch") { isFirst.toggle() }
        Button("Unrelated") { unrelated += 1 }
        Text("\(unrelated)")
    }

    struct Child: View {
        @Binding var number: Int
        let tally: Tally

        var body: some View {
            let _ = tally.note("child")
            Text("\(number)")
        }
    }
}

private struct Doubled: View {
    @State private var half = 1

    var body: some View {
        Text("half \(half)")
        Inner(double: Binding(get: { half * 2 }, set: { half = $0 / 2 }))
    }

    struct Inner: View {
        @Binding var double: Int

        var body: some View {
            Text("double \(double)")
            Button("Add") { double += 4 }
        }
    }
}

private struct Settings: View {
    struct Setting: Identifiable {
        let id: String
        var isOn: Bool
    }

    @State private var settings = [
        Setting(id: "light", isOn: true), Setting(id: "sound", isOn: false),
    ]

    var body: some View {
        ForEach($settings) { $setting in Toggle(setting.id, isOn: $setting.isOn) }
        Button("Reverse") { settings.reverse() }
        Text("on: " + settings.filter(\.isOn).map(\.id).sorted().joined(separator: ", "))
    }
}
