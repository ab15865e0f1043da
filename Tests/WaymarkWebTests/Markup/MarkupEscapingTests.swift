// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Foundation
import Testing
import WaymarkElements

@testable import WaymarkWeb

@Suite struct MarkupEscapingTests {
    static let hostile = [
        "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onclick='x",
        "&lt;b&gt;", "</h1></main>", "a\u{0}b", "]]><!--", "\u{202E}x\r\n",
    ]

    @Test(arguments: hostile)
    func textIsEscapedWhereverItStands(text: String) {
        for role in MarkupFixtures.texts(text) {
            let plain = html(role, "harmless")
            let html = html(role, text)
            #expect(!html.contains(text) || !text.contains { "<>\"'&".contains($0) })
            #expect(!html.contains("<script") && !html.contains("<img src=x"))
            #expect(!html.contains("\0"))
            #expect(html.filter { $0 == "<" }.count == plain.filter { $0 == "<" }.count)
        }
    }

    @Test(arguments: hostile)
    func patchesCarryTextAsValuesAndNeverInTheirTemplates(text: String) throws {
        let words = text.unicodeScalars.map { $0.value > 32 ? "x" : " " }.joined()
        let roles = zip(MarkupFixtures.texts(text), MarkupFixtures.texts(words))
        for (role, plain) in roles {
            let name = MarkupOptions().identifierAttribute
            let hostile = MarkupTemplate(elementMarkup(role, text), sharing: name)
            let harmless = MarkupTemplate(elementMarkup(plain, words), sharing: name)
            #expect(hostile.template == harmless.template)
            #expect(hostile.values.count == harmless.values.count)
            var encoder = PatchEncoder(MarkupOptions())
            let element = Element(id: ElementID(1), content: content(role, text))
            let bytes = encoder.operations([.update(element.id, element.content)])
            let sent = try JSONSerialization.jsonObject(with: Data(bytes))
            let update = try #require((sent as? [[Any]])?.first?.last as? [Any])
            #expect(update.compactMap { $0 as? String } == hostile.values)
        }
    }

    @Test(arguments: hostile)
    func aDocumentEscapesItsTitleItsNameAndItsRoute(text: String) throws {
        let hostile = try document(text)
        #expect(!hostile.contains(text) || !text.contains { "<>\"'&".contains($0) })
        #expect(!hostile.contains("<script>") && !hostile.contains("\0"))
        let tags = try document("harmless").filter { $0 == "<" }.count
        #expect(hostile.filter { $0 == "<" }.count == tags)
    }

    private func document(_ text: String) throws -> String {
        let window = WindowElement(title: text, name: text, route: [text])
        let root = Element(id: ElementID(1), content: ElementContent(.window(window)))
        let prerendered = PrerenderedPage(of: root, .counter(), seal: text)
        let page = PageDocument(
            prerendered: prerendered, page: text, token: text,
            assets: Assets(), paths: SitePaths(), language: text)
        return String(decoding: page.bytes, as: UTF8.self)
    }

    private func elementMarkup(_ role: ElementRole, _ text: String) -> HTMLNode {
        WaymarkWeb.elementMarkup(for: content(role, text), id: ElementID(1), MarkupOptions())
    }

    private func content(_ role: ElementRole, _ text: String) -> ElementContent {
        ElementContent(
            role, effects: [.badge(text)],
            accessibility: Accessibility(label: text, identifier: "note"))
    }

    /// Identifiers are the programmer's names and may belong to templates; even there they are
    /// only ever the value of one attribute.
    @Test(arguments: hostile)
    func anIdentifierIsTheValueOfOneAttribute(text: String) throws {
        var content = ElementContent(.text(TextContent("a")))
        content.accessibility.identifier = text
        var encoder = PatchEncoder(MarkupOptions(identifierAttribute: "data-test"))
        let bytes = encoder.operations([.update(ElementID(1), content)])
        let sent = try JSONSerialization.jsonObject(with: Data(bytes))
        let values = (sent as? [[Any]])?.first?.last as? [Any] ?? []
        let template = try #require(encoder.takeNews().templates.first?.template)
        let known = try JSONSerialization.jsonObject(with: Data(template)) as? [Any]
        let attributes = try #require(known?[1] as? [Any])
        let at = try #require(attributes.firstIndex { $0 as? String == "data-test" })
        let value = attributes[at + 1] as? String ?? values.first as? String
        #expect(value == text)
    }

    @Test(arguments: [
        "javascript:alert(1)", "JavaScript:alert(1)", " javascript:alert(1)",
        "java\nscript:alert(1)", "\u{1}javascript:alert(1)", "data:text/html,x", "vbscript:x",
        "blob:x", "file:///etc/passwd", "view-source:x",
    ])
    func anAddressThatCouldRunSomethingIsNoAddress(address: String) {
        #expect(HTMLNode.Attribute("href", safeAddress: address) == nil)
        var screen = ScreenElement(title: "Note")
        screen.document = Document(name: "note.txt", address: address)
        let node = MarkupFixtures.node(.screen(screen))
        #expect(node.allNodes.allSatisfy { $0.attribute("href") != address })
    }

    @Test(arguments: [
        "https://example.org/a:b", "HTTP://example.org", "mailto:a@example.org", "tel:+1",
        "/a", "a/b:c", "?q=a:b", "#a:b", "",
    ])
    func anAddressThatOnlyLeadsSomewhereStays(address: String) {
        #expect(HTMLNode.Attribute("href", safeAddress: address)?.value == address)
    }

    @Test(arguments: ["javascript:alert(1)", "//evil.example", "\"><script>", "..", ""])
    func aRouteNeverLeadsToAnotherHostOrScheme(segment: String) {
        let node = MarkupFixtures.node(.link(LinkElement(route: [segment])))
        let address = node.attribute("href") ?? "/"
        #expect(address.hasPrefix("/") && !address.hasPrefix("//"))
        #expect(!address.contains(":") && !address.contains("<"))
    }

    /// The role with this text as name, identifier and badge too.
    private func html(_ role: ElementRole, _ text: String) -> String {
        MarkupFixtures.html(Element(id: ElementID(1), content: content(role, text)))
    }

    @Test func everyCharacterThatMeansSomethingIsWrittenAsItself() {
        var bytes: [UInt8] = []
        bytes.appendEscaped("a<b>&\"'é🍰\u{0}\r")
        #expect(
            String(decoding: bytes, as: UTF8.self)
                == "a&lt;b&gt;&amp;&quot;&#39;é🍰\u{FFFD}&#13;")
    }

    @Test func childrenStandWhereTheSlotIs() {
        let text = Element(id: ElementID(3), content: ElementContent(.text(TextContent("Hi"))))
        let row = Element(
            id: ElementID(2), content: ElementContent(.row(RowElement(isSelectable: true))),
            children: [text])
        #expect(
            MarkupFixtures.html(row).hasSuffix(
                "<div class=\"cell\" id=\"c2\" data-c>"
                    + "<span data-e=\"3\" class=\"text\">Hi</span></div></div>"))
    }

    @Test func voidTagsAreNotClosed() {
        let rule = Element(id: ElementID(1), content: ElementContent(.divider))
        #expect(MarkupFixtures.html(rule) == "<hr data-e=\"1\" class=\"divider\">")
        let field = Element(
            id: ElementID(1), content: ElementContent(.textField(TextFieldElement(text: ""))))
        #expect(!MarkupFixtures.html(field).contains("</input>"))
    }
}
#endif
