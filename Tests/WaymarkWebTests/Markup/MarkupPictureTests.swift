// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Testing
import WaymarkElements

@testable import WaymarkWeb

@Suite("Pictures and colours of an app, as HTML") struct MarkupPictureTests {
    private let one = PictureContent.File(path: "a.resources/A b.png", version: "1", scale: 1)
    private let two = PictureContent.File(path: "a.resources/A@2x.png", version: "2", scale: 2)
    private let dark = PictureContent.File(
        path: "a.resources/D.png", version: "3", scale: 1, isDark: true)

    private func html(_ picture: PictureContent) -> String {
        let content = ElementContent(.image(ImageContent(.file(picture))))
        let element = Element(id: ElementID(1), content: content)
        return String(decoding: element.html(MarkupOptions(basePath: "/app/")), as: UTF8.self)
    }

    @Test func aPictureNamesItsFilesAndKeepsItsPlaceWhileItLoads() {
        let html = html(
            PictureContent(name: "logo", files: [one, two], width: 32, height: 15.5))
        #expect(html.contains(#"src="/app/_waymark/picture/a.resources/A%20b.png?v=1""#))
        #expect(html.contains(#"a.resources/A%402x.png?v=2 2x""#))
        #expect(html.contains(#"width="32" height="16""#))
        #expect(html.contains("logo"), "its name stands beside it")
    }

    @Test func aDarkVariantIsForDarkWindows() {
        let html = html(PictureContent(name: "logo", files: [one, dark]))
        #expect(html.contains(#"<source media="(prefers-color-scheme: dark)""#))
        #expect(html.contains("D.png?v=3"))
    }

    @Test func aTemplateTakesTheColourAround() {
        let html = html(PictureContent(name: "logo", files: [one], isTemplate: true))
        #expect(html.contains(#"mask="url(#m1)""#) && html.contains(#"fill="currentColor""#))
        #expect(!html.contains("<img"))
    }

    @Test(arguments: [
        (AdaptiveColor(light: 0xFF80_00FF), "light-dark(#ff8000ff,#ff8000ff)"),
        (AdaptiveColor(light: 1, dark: 2), "light-dark(#00000001,#00000002)"),
        (
            AdaptiveColor(light: 1, dark: 2, lightContrast: 3),
            "color-mix(in srgb,light-dark(#00000003,#00000002) "
                + "calc(1%*var(--more-contrast,0)),light-dark(#00000001,#00000002))"
        ),
    ])
    func aColourFollowsTheSystem(_ color: AdaptiveColor, _ css: String) {
        let name = StyleColor.encode(ColorValue(.adaptive(color)))
        #expect(StyleColor.css(name.split(separator: "-")[...], for: .area) == css)
        let half = StyleColor.encode(ColorValue(.adaptive(color), opacity: 0.5))
        #expect(
            StyleColor.css(half.split(separator: "-")[...], for: .area)
                == "color-mix(in srgb, \(css) 50%, transparent)")
    }

    @Test func theAccentColourOfTheAppIsThatOfThePage() {
        let color = AdaptiveColor(light: 0x0100_00FF, dark: 0x0200_00FF)
        let rule = String(decoding: AppAccent.rule(for: color), as: UTF8.self)
        #expect(rule.hasPrefix(":root{--accent:light-dark(#010000ff,#020000ff);"))
        #expect(AppAccent.rule.isEmpty, "the tests' own app has none")
    }

    @Test(arguments: ["asset-1-2", "asset-zzzzzzzz-00000000", "asset-00000000", "asset"])
    func whatIsNoColourHasNoRule(_ name: String) {
        #expect(StyleColor.css(name.split(separator: "-")[...], for: .area) == nil)
    }
}
#endif
