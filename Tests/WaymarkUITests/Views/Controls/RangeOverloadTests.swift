// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

/// The initializers as apps write them: what compiles here is the claim, and how it is read.
@MainActor struct RangeOverloadTests {
    @Test func slidersInAllTheirForms() throws {
        let screen = Screen { Sliders() }
        #expect(screen.issues.isEmpty)
        #expect(screen.texts == ["C", "D", "E", "0", "9", "F", "0", "9", "G", "H", "0", "9"])
        for name in ["A", "B", "C", "D", "E", "F", "G", "H"] { try screen.set(name, to: 1) }
    }

    @Test func steppersInAllTheirForms() throws {
        let screen = Screen { Steppers() }
        let names = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K"]
        for name in names { try screen.increment(name) }
        #expect(screen.issues.isEmpty)
    }

    @Test func progressViewsInAllTheirForms() {
        let screen = Screen { ProgressViews() }
        #expect(screen.issues.isEmpty)
        #expect(screen.texts == ["A", "B", "C", "D", "E", "F", "half"])
    }

    @Test func titlesThatAreKnownAtRunTime() throws {
        let title: Substring = "Level %@"
        let screen = Screen {
            Stepper(title, value: .constant(1))
            ProgressView(title)
            ProgressView(title, value: 0.5)
        }
        #expect(screen.texts == ["Level %@", "Level %@", "Level %@"])
    }
}

private struct Sliders: View {
    @State private var double = 0.0
    @State private var float: Float = 0
    @State private var isEditing = false

    var body: some View {
        Slider(value: $double).accessibilityLabel("A")
        Slider(value: $float, in: 0...9, step: 1) { isEditing = $0 }.accessibilityLabel("B")
        Slider(value: $double, in: 0...9) { Text("C") }
        Slider(value: $double, in: 0...9, step: 0.5) {
            Text("D")
        } onEditingChanged: { editing in
            isEditing = editing
        }
        Slider(value: $double, in: 0...9) {
            Text("E")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("9")
        } onEditingChanged: { editing in
            isEditing = editing
        }
        Slider(value: $double, in: 0...9, step: 3) {
            Text("F")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("9")
        }
        Slider(value: $double, in: 0...9, onEditingChanged: { isEditing = $0 }) { Text("G") }
        Slider(
            value: $double, in: 0...9, step: 1, minimumValueLabel: Text("0"),
            maximumValueLabel: Text("9")
        ) {
            Text("H")
        }
    }
}

private struct Steppers: View {
    @State private var int = 0
    @State private var double = 0.0
    @State private var isEditing = false

    var body: some View {
        Stepper("A", value: $int)
        Stepper("B", value: $int, step: 2)
        Stepper("C", value: $int, in: 0...90, step: 2)
        Stepper("D", value: $double, in: 0...90) { isEditing = $0 }
        Stepper("E") {
            int += 1
        } onDecrement: {
            int -= 1
        }
        Stepper("F", onIncrement: { int += 1 }, onDecrement: nil)
        Stepper(value: $int) { Text("G") }
        Stepper(value: $int, in: 0...90) {
            Text("H")
        } onEditingChanged: {
            isEditing = $0
        }
        Stepper {
            Text("I")
        } onIncrement: {
            int += 1
        } onDecrement: {
            int -= 1
        }
        Stepper("J", value: $double, format: .number)
        Stepper(value: $double, in: 0...90, step: 0.5, format: .number) { Text("K") }
    }
}

private struct ProgressViews: View {
    var body: some View {
        ProgressView()
        ProgressView("A")
        ProgressView { Text("B") }
        ProgressView(value: 0.5)
        ProgressView("C", value: 50, total: 100)
        ProgressView("D", value: nil as Float?)
        ProgressView(value: 1, total: 3) { Text("E") }
        ProgressView(value: 0.5) {
            Text("F")
        } currentValueLabel: {
            Text("half")
        }
    }
}
