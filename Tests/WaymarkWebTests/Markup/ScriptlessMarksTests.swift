// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Testing
import WaymarkElements

@testable import WaymarkWeb

@Suite("What a document tells browsers without a script of focus") struct ScriptlessMarksTests {
    private func element(
        _ id: Int32, _ role: ElementRole, _ children: [Element] = []
    ) -> Element {
        Element(id: ElementID(id), content: ElementContent(role), children: children)
    }

    private func html(_ root: Element, pressed: Int32?) -> String {
        let event = pressed.map { ElementEvent(ElementID($0), .press) }
        let marks = ScriptlessMarks(in: root, after: event)
        return String(decoding: root.html(MarkupOptions(), marks), as: UTF8.self)
    }

    private var page: Element {
        element(2, .stack(StackElement(depth: 0)), [element(3, .button(ButtonElement()))])
    }

    private var sheet: Element {
        element(4, .sheet(SheetElement(kind: .sheet)), [element(5, .button(ButtonElement()))])
    }

    @Test func thePressedControlHasTheFocus() {
        let text = html(element(1, .window(WindowElement()), [page]), pressed: 3)
        #expect(text.contains(/<button[^>]*data-e="3"[^>]* autofocus>/))
        #expect(!text.contains("inert"))
    }

    @Test func whatTheAppWantsHasTheFocusUntilSomethingIsPressed() {
        let root = element(1, .window(WindowElement()), [page])
        let wanted = ScriptlessMarks(in: root, after: nil, focus: ElementID(3))
        let text = String(decoding: root.html(MarkupOptions(), wanted), as: UTF8.self)
        #expect(text.contains(/<button[^>]*data-e="3"[^>]* autofocus>/))
        let pressed = ScriptlessMarks(
            in: root, after: ElementEvent(ElementID(9), .press), focus: ElementID(3))
        #expect(
            !String(decoding: root.html(MarkupOptions(), pressed), as: UTF8.self).contains(
                "autofocus"))
    }

    @Test func whatLiesBehindADialogIsOutOfReach() {
        let text = html(element(1, .window(WindowElement()), [page, sheet]), pressed: 3)
        #expect(text.contains(/<div[^>]*data-e="2"[^>]* inert>/))
        #expect(text.contains(/<dialog[^>]*data-e="4"[^>]* tabindex="-1" autofocus>/))
        #expect(text.matches(of: /autofocus/).count == 1)
    }

    @Test func aControlOfTheDialogThatWasPressedKeepsTheFocus() {
        let text = html(element(1, .window(WindowElement()), [page, sheet]), pressed: 5)
        #expect(text.contains(/<button[^>]*data-e="5"[^>]* autofocus>/))
        #expect(text.matches(of: /autofocus/).count == 1)
    }
}
