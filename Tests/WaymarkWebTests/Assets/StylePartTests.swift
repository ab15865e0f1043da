// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import NIOCore
import Testing
import WaymarkElements

@testable import WaymarkWeb

@Suite("Parts of the style sheet") struct StylePartTests {
    private static let assets = Assets()
    private let page = names(in: assets.style)

    /// Every class that no sheet but those of parts has rules for. What is only another thing
    /// in a row, or only in a toolbar, is left to these.
    @Test(arguments: MarkupFixtures.roles)
    func anElementBringsThePartsThatHaveRulesForIt(role: ElementRole) {
        let node = MarkupFixtures.node(role)
        var missing = Self.classes(of: node).subtracting(page)
            .subtracting(["current", "automatic"])
        let templated = MarkupTemplate(node)
        for part in templated.parts.union(templated.laterParts) {
            missing.subtract(Self.assets.parts[part].map(Self.names) ?? [])
        }
        for (part, sheet) in Self.assets.parts {
            let there = missing.intersection(Self.names(in: sheet))
            #expect(there.isEmpty, "\(there) are in \(part)")
        }
    }

    @Test func aConnectionIsToldOfAPartOnce() {
        var encoder = PatchEncoder(MarkupOptions())
        let list = Element(id: ElementID(1), content: ElementContent(.list(ListElement())))
        let tabs = Element(id: ElementID(2), content: ElementContent(.tabs(TabsElement())))
        _ = encoder.tree(list)
        #expect(encoder.takeNews().parts == [.lists])
        _ = encoder.tree(list)
        #expect(encoder.takeNews().parts.isEmpty)
        _ = encoder.tree(tabs)
        #expect(encoder.takeNews().parts == [.tabs])
    }

    /// The menu of a back button is closed until the button is held (NAV-023).
    @Test func whatIsClosedAtFirstKeepsNothingWaiting() {
        var encoder = PatchEncoder(MarkupOptions())
        let back = Back(title: "B", depth: 1, ancestors: [.init(title: "A", depth: 0)])
        let screen = ElementContent(.screen(ScreenElement(title: "C", back: back)))
        _ = encoder.tree(Element(id: ElementID(1), content: screen))
        let news = encoder.takeNews()
        #expect(news.parts.isEmpty && news.laterParts == [.menus])
        _ = encoder.tree(Element(id: ElementID(2), content: screen))
        #expect(encoder.takeNews().laterParts.isEmpty)
        let opener = ElementContent(
            .menuButton(MenuButtonElement(opens: ElementID(4), hasAction: true)))
        _ = encoder.tree(Element(id: ElementID(3), content: opener))
        #expect(encoder.takeNews().parts.contains(.menus))
    }

    @Test func aDocumentLinksToThePartsThatDrawItAlone() {
        let root = Element(
            id: ElementID(1),
            content: ElementContent(.window(WindowElement(title: "A", route: []))),
            children: [Element(id: ElementID(2), content: ElementContent(.list(ListElement())))]
        )
        let prerendered = PrerenderedPage(of: root, .counter(), seal: "")
        #expect(prerendered.parts == [.lists])
        let sheets = Self.assets.sheets(drawing: prerendered.parts)
        #expect(sheets.map(\.path) == ["/_waymark/waymark.css", "/_waymark/lists.css"])
    }

    @Test func aDocumentNamesTheModulesThatItNeedsBeforehand() {
        let root = Element(
            id: ElementID(1),
            content: ElementContent(.window(WindowElement(title: "A", route: []))),
            children: [Element(id: ElementID(2), content: ElementContent(.list(ListElement())))]
        )
        let prerendered = PrerenderedPage(of: root, .counter(), seal: "")
        #expect(prerendered.modules == [.controls, .lists])
        let document = PageDocument(
            prerendered: prerendered, page: "p", token: "t", assets: Self.assets,
            paths: SitePaths(),
            language: "en")
        let html = String(decoding: document.bytes, as: UTF8.self)
        let named = html.matches(of: /rel=modulepreload href="([^"]*)"/).map { String($0.1) }
        #expect(named == [.controls, .lists].map(Self.assets.address))
        var bare = root
        bare.children = []
        #expect(PrerenderedPage(of: bare, .counter(), seal: "").modules == [])
    }

    /// Not every browser raises a title into its bar by its style sheet alone.
    @Test func aScreenWithALargeTitleNeedsTheModuleOfBars() {
        let needed = [ScreenElement.TitleDisplay.large, .inline, .inlineLarge].map {
            ScreenElement(title: "A", titleDisplay: $0).modules
        }
        #expect(needed == [[.controls], [], []])
    }

    /// The names of classes in selectors.
    private static func names(in sheet: Asset) -> Set<String> {
        let text = String(buffer: sheet.bytes)
        return Set(text.matches(of: /\.([a-z][a-z-]*)/).map { String($0.1) })
    }

    private static func classes(of node: HTMLNode) -> Set<String> {
        var names = Set(
            (node.attribute("class") ?? "").split(separator: " ").map(String.init))
        if case .nodes(let nodes) = node.content {
            for inner in nodes { names.formUnion(classes(of: inner)) }
        }
        return names
    }
}
#endif
