// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
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
            let roles: [ElementRole] = [
                .text(TextContent(text)), .placeholder(message: text),
                .screen(
                    Screen(
                        title: text, subtitle: text, titleDisplay: .large,
                        back: Back(title: text, depth: 0))),
                .sheet(Sheet(kind: .sheet, title: text)),
                .sheet(Sheet(kind: .alert, title: text, showsTitle: true)),
                .tab(Tab(badge: text)),
                .textField(TextField(text: text, prompt: text)),
                .image(ImageContent(.symbol(text))), .image(ImageContent(.picture(text))),
                .link(Link(route: [text])), .window(Window(title: text, route: [text])),
            ]
            for role in roles {
                let plain = html(role, "harmless")
                let html = html(role, text)
                #expect(!html.contains(text) || !text.contains { "<>\"'&".contains($0) })
                #expect(!html.contains("<script") && !html.contains("<img") && !html.contains("\0"))
                #expect(html.filter { $0 == "<" }.count == plain.filter { $0 == "<" }.count)
            }
        }

        /// The role with this text as name, identifier and badge too.
        private func html(_ role: ElementRole, _ text: String) -> String {
            MarkupFixtures.html(
                Element(
                    id: ElementID(1),
                    content: ElementContent(
                        role, effects: [.badge(text)],
                        accessibility: Accessibility(label: text, identifier: text))))
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
                id: ElementID(2), content: ElementContent(.row(Row(isSelectable: true))),
                children: [text])
            #expect(
                MarkupFixtures.html(row).hasSuffix(
                    "<div class=\"cell\" id=\"c2\" data-c>"
                        + "<span data-e=\"3\" class=\"text\">Hi</span></div></li>"))
        }

        @Test func voidTagsAreNotClosed() {
            let rule = Element(id: ElementID(1), content: ElementContent(.divider))
            #expect(MarkupFixtures.html(rule) == "<hr data-e=\"1\" class=\"divider\">")
            let field = Element(
                id: ElementID(1), content: ElementContent(.textField(TextField(text: ""))))
            #expect(!MarkupFixtures.html(field).contains("</input>"))
        }
    }
#endif
