// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Testing
import WaymarkElements

@testable import WaymarkWeb

/// The palette of colour pickers is that of the page.
struct PaletteTests {
    @Test(arguments: ColorValue.Name.allCases.filter { ![.clear, .accent].contains($0) })
    func aColorIsTheSameInThePickerAndInThePage(name: ColorValue.Name) {
        let theme = String(decoding: EmbeddedFiles.theme_css, as: UTF8.self)
        let property = name == .groupedBackground ? "grouped-background" : name.rawValue
        let shades = [name.shades.light, name.shades.dark].map(short)
        let value = shades[0] == shades[1] ? shades[0] : "light-dark(\(shades[0]), \(shades[1]))"
        #expect(theme.contains("--\(property): \(value);"))
    }

    /// A colour as a style sheet has it: `#fff` for `#ffffff`.
    private func short(_ bits: UInt32) -> String {
        let digits = Array(bits.hexadecimal.prefix(6))
        let isShort = digits.allSatisfy { $0 == digits[0] }
        return "#" + (isShort ? String(digits.prefix(3)) : String(digits))
    }
}
#endif
