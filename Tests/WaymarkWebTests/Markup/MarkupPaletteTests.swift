// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import NIOCore
import Testing
import WaymarkElements

@testable import WaymarkWeb

@Suite struct MarkupPaletteTests {
    private let sheet = String(buffer: Assets().style.bytes)

    @Test func everyVariableThatARuleUsesIsInTheStyleSheet() throws {
        var rules = ColorValue.Name.allCases.flatMap { name in
            ["fg", "bg", "ti"].compactMap { AtomicStyle.rule(for: "w-\($0)-\(css(name))") }
        }
        #expect(rules.count == ColorValue.Name.allCases.count * 3)
        rules += ["largeTitle", "title", "title2", "title3", "headline", "subheadline", "body"]
            .compactMap { AtomicStyle.rule(for: "w-f-\($0)") }
        for rule in rules {
            for variable in rule.matches(of: /var\((--[a-zA-Z0-9-]+)\)/).map(\.1) {
                #expect(sheet.contains("\(variable):"), "\(variable)")
            }
        }
    }

    private func css(_ name: ColorValue.Name) -> String {
        StyleColor.encode(ColorValue(name))
    }

    @Test func theStyleSheetAsksForNothingElsewhere() {
        #expect(!sheet.contains("url("))
        #expect(!sheet.contains("@import"))
    }

    @Test func theStyleSheetTurnsRoundForRightToLeft() {
        for physical in [
            "margin-left", "margin-right", "padding-left", "padding-right", "float:",
        ] {
            #expect(!sheet.contains(physical))
        }
    }
}
#endif
