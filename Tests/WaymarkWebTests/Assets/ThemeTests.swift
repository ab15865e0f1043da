// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Foundation
import NIOCore
import Testing

@testable import WaymarkWeb

@Suite("Themes of apps") struct ThemeTests {
    @Test func anAppsThemeHasTheLastWord() {
        let assets = Assets(theme: WebTheme(css: ":root { --accent: teal; }"))
        let sheets = assets.sheets(drawing: StylePart.all)
        #expect(sheets.map(\.path).first == "/_waymark/waymark.css")
        #expect(
            sheets.last.map { String(buffer: $0.bytes) }
                == ":root{--accent:teal}")
        #expect(sheets.last.flatMap { assets.asset(at: $0.path) }?.hash == sheets.last?.hash)
        #expect(Assets().sheets().map(\.path) == ["/_waymark/waymark.css"])
    }

    @Test func aThemeThatCannotBeReadIsNamed() throws {
        let path = "/nowhere/theme.css"
        #expect(throws: WebError.unreadableTheme(path)) {
            try WebTheme(contentsOfFile: path)
        }
        let noText = FileManager.default.temporaryDirectory
            .appendingPathComponent("theme-\(UInt64.random(in: 0 ... .max)).css")
        defer { try? FileManager.default.removeItem(at: noText) }
        try Data([0xFF, 0xFE, 0x80]).write(to: noText)
        #expect(throws: WebError.unreadableTheme(noText.path)) {
            try WebTheme(contentsOfFile: noText.path)
        }
    }

    @Test func everyPropertyOfTheDocumentIsInTheTheme() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let page = try String(
            contentsOf: root.appendingPathComponent("Documentation/Theming.md"), encoding: .utf8
        )
        let theme = try String(
            contentsOf: root.appendingPathComponent(
                "Sources/WaymarkWeb/Assets/Style/theme.css"), encoding: .utf8)
        let names = page.matches(of: /`(--[a-z0-9-]*[a-z0-9])`/).map { String($0.1) }
        #expect(names.count > 15)
        for name in names { #expect(theme.contains("  \(name):"), "\(name)") }
    }
}
#endif
