// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Testing
import WaymarkElements

@testable import WaymarkWeb

@Suite struct MarkupMenuTests {
    @Test func aMenuIsAPopoverThatItsButtonOpens() {
        let button = MarkupFixtures.node(.menuButton(MenuButtonElement(opens: ElementID(7))))
        #expect(button.tag == "button")
        #expect(button.attribute("type") == "button")
        #expect(button.attribute("popovertarget") == "m7")
        #expect(button.attribute("aria-haspopup") == "menu")
        let menu = elementMarkup(
            for: ElementContent(.menu(MenuElement())), id: ElementID(7), MarkupOptions())
        #expect(menu.attribute("id") == "m7")
        #expect(menu.attribute("popover") == "")
        #expect(menu.attribute("role") == "menu")
        #expect(menu.attribute("aria-labelledby") == button.attribute("id"))
    }

    @Test func aButtonWithAnActionHasAnotherOneForItsMenu() {
        let node = MarkupFixtures.node(
            .menuButton(MenuButtonElement(opens: ElementID(7), hasAction: true)))
        var buttons: [HTMLNode] = []
        node.forEach { if $0.tag == "button" { buttons.append($0) } }
        #expect(buttons.map { $0.attribute("data-on") } == ["press", nil])
        #expect(buttons.map { $0.attribute("popovertarget") } == [nil, "m7"])
    }

    @Test func aContextMenuHasAButtonForThoseWhoNeedOne() {
        let node = MarkupFixtures.node(.menu(MenuElement(isContext: true)))
        var openers: [HTMLNode] = []
        node.forEach { if $0.attribute("popovertarget") != nil { openers.append($0) } }
        #expect(openers.map { $0.attribute("aria-label") } == ["Actions"])
    }

    @Test(arguments: [
        (MenuItemElement.Kind.action, "menuitem", nil), (.toggle, "menuitemcheckbox", "true"),
        (.choice, "menuitemradio", "true"),
    ])
    func anEntrySaysWhatItIs(kind: MenuItemElement.Kind, role: String, state: String?) {
        let node = MarkupFixtures.node(.menuItem(MenuItemElement(kind: kind, isOn: true)))
        #expect(node.attribute("role") == role)
        #expect(node.attribute("aria-checked") == state)
        #expect(node.attribute("data-on") == "press")
    }

    @Test func aLinkInAMenuIsALinkOfTheBrowser() {
        let node = MarkupFixtures.node(.menuItem(MenuItemElement(route: ["attic"])))
        #expect(node.tag == "a")
        #expect(node.attribute("href") == "/attic")
        #expect(node.attribute("role") == "menuitem")
    }

    @Test func aPickerIsAListOfTheBrowserThatNamesWhatIsChosen() {
        let node = MarkupFixtures.node(.picker(drinks(.menu, chosen: 12)))
        var options: [HTMLNode] = []
        node.forEach { if $0.tag == "option" { options.append($0) } }
        #expect(node.tag == "label")
        #expect(options.map { $0.attribute("value") } == ["11.0", "12.1"])
        #expect(options.map { $0.attribute("selected") } == [nil, ""])
    }

    @Test func aPickerWithoutAChoiceShowsNone() {
        let node = MarkupFixtures.node(.picker(drinks(.menu, chosen: nil)))
        var options: [HTMLNode] = []
        node.forEach { if $0.tag == "option" { options.append($0) } }
        #expect(options.count == 3)
        #expect(options.first?.attribute("selected") == "")
        #expect(options.first?.attribute("hidden") == "")
    }

    @Test(arguments: [PickerElement.Style.segmented, .inline, .palette])
    func segmentsAreRadioButtonsInOneNamedGroup(style: PickerElement.Style) {
        let node = MarkupFixtures.node(.picker(drinks(style, chosen: 12)))
        var inputs: [HTMLNode] = []
        node.forEach { if $0.tag == "input" { inputs.append($0) } }
        #expect(node.attribute("role") == "radiogroup")
        #expect(node.attribute("aria-labelledby") != nil)
        #expect(inputs.map { $0.attribute("type") } == ["radio", "radio"])
        #expect(inputs.map { $0.attribute("checked") } == [nil, ""])
        #expect(Set(inputs.map { $0.attribute("name") }).count == 1)
    }

    @Test func aChoiceOfAFormIsTheOptionThatWasNotChosenBefore() throws {
        let picker = Element(
            id: ElementID(5), content: ElementContent(.picker(drinks(.menu, chosen: 12))))
        let name = "choose." + ControlMark.reference(to: picker)
        #expect(
            FormPost("\(name)=11.0").events(in: picker).events
                == [ElementEvent(ElementID(5), .choose(ElementID(11)))])
        #expect(FormPost("\(name)=12.1").events(in: picker).events.isEmpty)
        #expect(FormPost("\(name)=99.9").events(in: picker).events.isEmpty)
        #expect(!FormPost("choose.5.00000000=11.0").events(in: picker).isWhole)
    }

    @Test func aChoiceInABrowserIsAnEventWithItsNumber() throws {
        let json = #"{"k":"event","s":3,"id":5,"a":"choose","n":11}"#
        #expect(
            try BrowserMessage(json: Array(json.utf8))
                == .event(serial: 3, id: ElementID(5), .choose(ElementID(11))))
    }

    private func drinks(_ style: PickerElement.Style, chosen: Int32?) -> PickerElement {
        PickerElement(
            style: style,
            options: [
                .init(id: ElementID(11), title: "Tea", symbol: "star"),
                .init(id: ElementID(12), title: "Milk"),
            ], chosen: chosen.map { ElementID($0) })
    }
}
#endif
