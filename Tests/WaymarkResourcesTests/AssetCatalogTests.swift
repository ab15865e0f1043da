// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import Testing

@testable import WaymarkAssetSymbols
@testable import WaymarkResources

@Suite("Asset catalogues") struct AssetCatalogTests {
    private func catalogs(_ files: [String: String]) throws -> AssetCatalogs {
        AssetCatalogs([
            ResourceFolder(
                try TemporaryFolder.holding(
                    files.reduce(into: [:]) { $0["Assets.xcassets/" + $1.key] = $1.value }))
        ])
    }

    private func color(_ red: String, _ appearances: String = "") -> String {
        """
        {"idiom": "universal"\(appearances), "color": {"color-space": "srgb", "components":
        {"red": "\(red)", "green": "0", "blue": "255", "alpha": "1.000"}}}
        """
    }

    @Test func aColourHasItsVariants() throws {
        let dark = #", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#
        let high = #", "appearances": [{"appearance": "contrast", "value": "high"}]"#
        let set = "[\(color("0x10")), \(color("0.5", dark)), \(color("32", high))]"
        let catalogs = try catalogs(["Brand.colorset/Contents.json": "{\"colors\": \(set)}"])
        guard case .own(let brand) = catalogs.colors["Brand"] else {
            Issue.record("no colour: \(catalogs.problems)")
            return
        }
        #expect(brand.light == 0x1000_FFFF && brand.dark == 0x8000_FFFF)
        #expect(brand.lightContrast == 0x2000_FFFF && brand.darkContrast == brand.dark)
    }

    @Test func aColourWithoutAValueIsNone() throws {
        let empty = #"{"colors": [{"idiom": "universal"}]}"#
        let catalogs = try catalogs(["AccentColor.colorset/Contents.json": empty])
        #expect(catalogs.colors.isEmpty && catalogs.problems.isEmpty)
    }

    @Test func aSetThatIsWrongIsNamedAndTheOthersWork() throws {
        let catalogs = try catalogs([
            "A.colorset/Contents.json": "{\"colors\": [\(color("red"))]}",
            "B.colorset/Contents.json": "{\"colors\": [\(color("1.0"))]}",
            "C.colorset/Contents.json": "{", "D.imageset/Contents.json": picture("../secret.png"),
            "E.imageset/Contents.json": picture("e.pdf"), "E.imageset/e.pdf": "%PDF",
        ])
        #expect(catalogs.colors.keys.sorted() == ["B"])
        let problems = catalogs.problems.joined(separator: "\n")
        for sentence in [
            "A.colorset has the red 'red', which is no number", "Contents.json is not JSON",
            "D.imageset names the picture '../secret.png', which is not there",
            "browsers show no .pdf; export it as SVG or PNG",
        ] {
            #expect(problems.contains(sentence), "\(sentence) in \(problems)")
        }
    }

    private func picture(_ name: String) -> String {
        #"{"images": [{"filename": "\#(name)", "idiom": "universal", "scale": "1x"}]}"#
    }

    @Test func aPictureSaysItsSizeAndAGroupMayBeANamespace() throws {
        let svg = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"></svg>"#
        let catalogs = try catalogs([
            "Group/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
            "Group/a.imageset/Contents.json": picture("a.svg"), "Group/a.imageset/a.svg": svg,
            "Other/b.imageset/Contents.json": picture("b.svg"), "Other/b.imageset/b.svg": svg,
        ])
        #expect(catalogs.pictures.keys.sorted() == ["Group/a", "b"])
        #expect(catalogs.pictures["b"]?.width == 30 && catalogs.pictures["b"]?.height == 20)
        #expect(catalogs.pictures["b"]?.files.first?.scale == nil)
    }

    @Test func ofASymbolsSheetOneDrawingIsShown() throws {
        let sheet = """
            <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
            <g id="Guides"><line id="Baseline-S" x1="263" x2="3036" y1="696" y2="696"/>
            <line id="Capline-S" x1="263" x2="3036" y1="626" y2="626"/>
            <line id="left-margin-Regular-S" x1="1400" x2="1400" y1="600" y2="720"/>
            <line id="right-margin-Regular-S" x1="1500" x2="1500" y1="600" y2="720"/></g>
            <g id="Symbols"><g id="Black-S"><path d="M0 0h9"/></g>
            <g id="Regular-S" transform="matrix(1 0 0 1 1400 696)"><g><path d="M1 1h7"/></g></g></g>
            </svg>
            """
        let set = #"{"symbols": [{"filename": "mark.svg", "idiom": "universal"}]}"#
        let catalogs = try catalogs([
            "mark.symbolset/Contents.json": set, "mark.symbolset/mark.svg": sheet,
        ])
        let mark = try #require(catalogs.pictures["mark"])
        let contents = catalogs.files[mark.files[0].path]?.contents
        let drawing = String(decoding: contents ?? Data(), as: UTF8.self)
        #expect(drawing.contains("viewBox=\"1400.0 608.5 100.0 105.0\""))
        #expect(drawing.contains("M1 1h7") && !drawing.contains("M0 0h9"))
        #expect(drawing.hasSuffix("</g></g></svg>"))
        #expect(mark.isTemplate && mark.height == 24)
    }

    @Test(arguments: [
        ("BrandColor", "brand"), ("brand-red", "brandRed"), ("URLBar", "urlBar"), ("4G", "_4G"),
        ("class", "`class`"), ("Color", "color"), ("login background", "loginBackground"),
    ])
    func membersAreNamedAsXcodeNamesThem(_ name: String, _ identifier: String) {
        #expect(SymbolName.identifier(name, dropping: "Color") == identifier)
    }

    @Test func namespacesBecomeTypesAndSwiftUIsNamesStayItsOwn() {
        let source = AssetSymbols(colors: ["Red", "Tint/Deep"], pictures: ["logo"]).source
        #expect(source.contains("static let red = ColorResource(name: \"Red\""))
        #expect(source.contains("    enum Tint {\n        nonisolated static let deep"))
        #expect(source.contains("static let logo = ImageResource(name: \"logo\""))
        #expect(!source.contains("static var red"))
        let own = DeclaredMembers(in: ["extension Color { static let brand = Color.blue }"])
        let rest = AssetSymbols(colors: ["Brand", "Deep"], pictures: [], besides: own).source
        #expect(!rest.contains("static var brand") && rest.contains("static var deep"))
        #expect(rest.contains("static let brand = ColorResource("))
    }
}
