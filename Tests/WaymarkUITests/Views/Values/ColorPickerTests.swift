// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Observation
import Testing
import WaymarkElements
import WaymarkTesting

@testable import WaymarkUI

/// Colours that a person chooses.
@MainActor @Suite struct ColorPickerTests {
    private let store = ColorStore()

    private func screen(opacity: Bool = true) -> Screen {
        Screen { ColorPicker("Paint", selection: store.binding, supportsOpacity: opacity) }
    }

    @Test func aColorThatIsPickedIsWritten() throws {
        let screen = screen()
        #expect(try screen.color(in: "Paint") == Color(RGBAColor(bits: 0xFF3B_34FF)))
        try screen.pick(color: Color(red: 0, green: 1, blue: 0, opacity: 0.2), in: "Paint")
        #expect(store.color == Color(red: 0, green: 1, blue: 0, opacity: 0.2))
        #expect(screen.texts == ["Paint", "#00ff0033"])
    }

    @Test func withoutOpacityThatOfTheColorStays() throws {
        store.color = Color(red: 1, green: 0, blue: 0, opacity: 0.2)
        let screen = screen(opacity: false)
        try screen.pick(color: Color(red: 0, green: 0, blue: 1), in: "Paint")
        #expect(store.color == Color(red: 0, green: 0, blue: 1, opacity: 0.2))
    }

    @Test(arguments: [
        "", "red", "#12345", "#gggggg", "color(srgb 1 2)", "color(srgb 1 x 1)", "#+12345",
    ])
    func whatIsNoColorChangesNothing(text: String) throws {
        let stage = Stage { ColorPicker("Paint", selection: store.binding) }
        let picker = stage.session.root.first {
            if case .colorPicker = $0.role { true } else { false }
        }
        stage.session.handle(ElementEvent(try #require(picker).id, .setText(text)))
        #expect(store.color == .red)
    }

    @Test func aColorThatIsPickedAgainStaysAName() throws {
        let screen = screen()
        try screen.pick(color: .red, in: "Paint")
        #expect(store.color == .red)
    }

    @Test(
        arguments: [
            ("#ff8000", 0xFF80_00FF), ("#ff800080", 0xFF80_0080),
            ("color(srgb 1 0.5 0 / 0.5)", 0xFF80_0080), ("color(srgb 2 0.5 -1)", 0xFF80_00FF),
        ] as [(String, UInt32)])
    func colorsAreReadAsBrowsersWriteThem(text: String, bits: UInt32) {
        #expect(RGBAColor(text)?.bits == bits)
    }

    @Test func aColorHasOtherComponentsInTheDark() {
        var dark = EnvironmentValues()
        dark.colorScheme = .dark
        #expect(Color.primary.resolve(in: EnvironmentValues()).description == "#000000FF")
        #expect(Color.primary.resolve(in: dark).description == "#FFFFFFFF")
        let half = Color(Color.red.resolve(in: dark)).opacity(0.5).resolve(in: dark)
        #expect(half.description == "#FF4A4280")
    }

    @Test func componentsThatAreNoNumbersCountAsNothing() {
        let color = Color(red: .nan, green: .infinity, blue: -.infinity, opacity: 0.5)
        #expect(color.resolve(in: EnvironmentValues()).description == "#00FF0080")
    }

    @Test func aColorOfLinearComponentsIsConverted() {
        let color = Color(.sRGBLinear, red: 0.5, green: 0, blue: 1)
        #expect(color.resolve(in: EnvironmentValues()).description == "#BC00FFFF")
    }

    @Test func linearComponentsAreThoseOfTheLight() {
        var color = Color.Resolved(colorSpace: .sRGBLinear, red: 0.5, green: 0, blue: 1)
        #expect(abs(color.red - 0.7354) < 0.001)
        #expect(abs(color.linearRed - 0.5) < 0.001)
        color.linearBlue = 0.5
        #expect(abs(color.blue - 0.7354) < 0.001)
    }
}

@Observable @MainActor private final class ColorStore {
    var color = Color.red

    var binding: Binding<Color> {
        Binding {
            self.color
        } set: {
            self.color = $0
        }
    }
}
