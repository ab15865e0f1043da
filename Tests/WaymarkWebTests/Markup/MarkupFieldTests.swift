// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Testing
import WaymarkElements

@testable import WaymarkWeb

/// Fields as a page writes them: what they ask of browsers, and areas of several lines.
@Suite struct MarkupFieldTests {
    @Test func whatAFieldAsksForIsInItsAttributes() {
        var field = TextFieldElement(text: "")
        field.input.keyboard = .email
        field.input.content = "emailAddress"
        field.input.capitalization = .never
        field.input.isLiteral = true
        field.input.submitLabel = "continue"
        let input = MarkupFixtures.node(.textField(field)).first("input")
        #expect(input?.attribute("inputmode") == "email")
        #expect(input?.attribute("autocomplete") == "email")
        #expect(input?.attribute("autocapitalize") == "none")
        #expect(input?.attribute("spellcheck") == "false")
        #expect(input?.attribute("autocorrect") == "off")
        #expect(input?.attribute("enterkeyhint") == "next")
    }

    @Test func aFieldThatAsksForNothingIsAsBefore() {
        let input = MarkupFixtures.node(.textField(TextFieldElement(text: ""))).first("input")
        #expect(input?.attribute("autocomplete") == "off")
        let asked = ["inputmode", "autocapitalize", "autocorrect", "spellcheck", "enterkeyhint"]
        #expect(asked.allSatisfy { input?.attribute($0) == nil })
    }

    @Test func severalLinesAreATextAreaWhoseTextIsInsideOfIt() {
        var field = TextFieldElement(text: "a\n<b>", prompt: "Notes")
        field.lines = .growing
        let node = MarkupFixtures.node(.textField(field))
        let area = node.first("textarea")
        #expect(node.first("input") == nil)
        #expect(area?.content == .text("a\n<b>"))
        #expect(area?.attribute("rows") == "1")
        #expect(area?.attribute("value") == nil)
        #expect(!field.submits)
    }

    @Test func aLineBreakAtTheBeginningOfATextAreaIsNotLost() {
        var field = TextFieldElement(text: "\nb")
        field.lines = .filling
        var bytes: [UInt8] = []
        MarkupFixtures.node(.textField(field)).first("textarea")?.write(into: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self).hasSuffix(">\n\nb</textarea>"))
    }

    @Test func whatAFormSendsHasTheLineBreaksOfTheApp() {
        var field = TextFieldElement(text: "a\nb")
        field.lines = .filling
        #expect(field.action(for: .text("a\r\nb")) == nil)
        #expect(field.action(for: .text("a\r\nc")) == .setText("a\nc"))
    }

    @Test func aLinkToTheOutsideIsALinkOfTheBrowsers() {
        var button = ButtonElement()
        button.address = "https://example.com/a?b"
        let link = MarkupFixtures.node(.button(button))
        #expect(link.tag == "a")
        #expect(link.attribute("href") == "https://example.com/a?b")
        #expect(link.attribute("target") == "_blank")
        #expect(link.attribute("rel") == "noreferrer")
        #expect(link.attribute("data-on") == nil)
        let disabled = MarkupFixtures.node(.button(button), isEnabled: false)
        #expect(disabled.tag == "button")
    }

    @Test func theFocusIsGivenByNumberAndTakenWithoutOne() {
        var bytes: [UInt8] = []
        WireCommand(.focus(ElementID(12)))?.write(into: &bytes)
        WireCommand(.focus(nil))?.write(into: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == #"["focus",12]["focus"]"#)
    }

    @Test func anElementThatReportsTheFocusIsMarked() {
        var content = ElementContent(.text(TextContent("Card")))
        content.reportsFocus = true
        content.isFocusable = true
        let node = elementMarkup(for: content, id: ElementID(1), MarkupOptions())
        #expect(node.attribute("data-f") == "")
        #expect(node.attribute("tabindex") == "0")
    }

    @Test func aControlThatIsNoStopIsOneUntilThereIsAScript() {
        var content = ElementContent(.button(ButtonElement()))
        content.isFocusable = false
        let node = elementMarkup(for: content, id: ElementID(1), MarkupOptions())
        #expect(node.attribute("data-tab") == "-1")
        #expect(node.attribute("tabindex") == nil)
    }

    @Test func openingAnAddressIsACommandWithItsText() {
        var bytes: [UInt8] = []
        WireCommand(.open(address: "https://example.com/\"x"))?.write(into: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == #"["open","https://example.com/\"x"]"#)
    }
}
#endif
