// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Testing
import WaymarkElements

@testable import WaymarkWeb

@Suite struct MarkupControlTests {
    @Test func aLinkWithARouteIsALinkOfTheBrowser() {
        let node = MarkupFixtures.node(
            .link(LinkElement(route: ["a b", "ü/?#"], isCurrent: true)))
        #expect(node.tag == "a")
        #expect(node.attribute("href") == "/a%20b/%C3%BC%2F%3F%23")
        #expect(node.attribute("data-on") == "press")
        #expect(node.attribute("aria-current") == "page")
    }

    @Test func aLinkWithoutARouteIsAButton() {
        let node = MarkupFixtures.node(.link(LinkElement()))
        #expect(node.tag == "button")
        #expect(node.attribute("data-on") == "press")
    }

    @Test(arguments: [["", "evil.example"], [".."], ["a", "."], ["a", ""]])
    func aRouteThatABrowserWouldChangeHasNoAddress(route: [String]) {
        #expect(address(of: route, basePath: "/") == nil)
    }

    @Test func anAddressStartsAtTheBasePath() {
        #expect(address(of: [], basePath: "/") == "/")
        #expect(address(of: ["a"], basePath: "/app") == "/app/a")
        #expect(address(of: ["a", "b"], basePath: "/app/") == "/app/a/b")
        #expect(address(of: ["javascript:x"], basePath: "/") == "/javascript%3Ax")
    }

    @Test func aSearchFieldStandsInALandmarkAndSearches() {
        #expect(MarkupFixtures.node(.toolbarItem(.search)).tag == "search")
        var field = TextFieldElement(text: "pea", prompt: "Find")
        field.isSearch = true
        let input = MarkupFixtures.node(.textField(field)).first("input")
        #expect(input?.attribute("type") == "search")
        #expect(input?.attribute("data-focus") == nil)
        field.wantsFocus = true
        let wanted = MarkupFixtures.node(.textField(field)).first("input")
        #expect(wanted?.attribute("data-focus") == "")
    }

    @Test func whatIsDisabledCannotBePressed() {
        let roles: [ElementRole] = [
            .button(ButtonElement()), .link(LinkElement(route: ["a"])),
            .textField(TextFieldElement(text: "")),
            .toggle(isOn: false), .row(RowElement(isSelectable: true)),
        ]
        for role in roles {
            let node = MarkupFixtures.node(role, isEnabled: false)
            let control = node.first { $0.attribute("data-on") != nil }
            #expect(control?.attribute("disabled") == "")
            #expect(node.first("a") == nil)
        }
    }

    @Test func whatIsHiddenFromAssistiveTechnologyTakesNoFocus() {
        for role in [
            ElementRole.button(ButtonElement()), .link(LinkElement(route: ["a"])),
            .toggle(isOn: true),
        ] {
            let node = MarkupFixtures.node(role, isHidden: true)
            #expect(node.attribute("aria-hidden") == "true")
            let control = node.first { $0.attribute("data-on") != nil }
            #expect(control?.attribute("tabindex") == "-1")
        }
    }

    @Test func aSwitchIsACheckboxWithALabel() {
        let node = MarkupFixtures.node(.toggle(isOn: true))
        let input = node.first("input")
        #expect(node.tag == "label")
        #expect(input?.attribute("role") == "switch")
        #expect(input?.attribute("checked") == "")
        #expect(
            MarkupFixtures.node(.toggle(isOn: false)).first("input")?.attribute("checked")
                == nil)
    }

    @Test func aSecretIsNotShown() {
        let field = TextFieldElement(text: "secret", prompt: "Password", isSecure: true)
        let input = MarkupFixtures.node(.textField(field)).first("input")
        #expect(input?.attribute("type") == "password")
        #expect(input?.attribute("placeholder") == "Password")
    }

    @Test func aSelectableRowIsNamedByItsContentAndHoldsNoChildrenInItsButton() {
        let node = MarkupFixtures.node(.row(RowElement(isSelectable: true, isSelected: true)))
        let button = node.first("button")
        #expect(node.attribute("role") == "listitem")
        #expect(button?.attribute("aria-pressed") == "true")
        #expect(button?.attribute("aria-labelledby") == "c7")
        #expect(button?.content == .empty)
        #expect(node.first { $0.attribute("id") == "c7" }?.content == .slot)
    }

    @Test func aRowThatLeadsToAnAddressHasALinkInItsPlace() {
        var row = RowElement(isSelectable: true)
        row.route = ["a", "b c"]
        let link = MarkupFixtures.node(.row(row)).first("a")
        #expect(link?.attribute("href") == "/a/b%20c")
        #expect(link?.attribute("class") == "select")
        #expect(link?.attribute("aria-labelledby") == "c7")
        #expect(link?.attribute("aria-current") == nil)
        row.isSelected = true
        #expect(
            MarkupFixtures.node(.row(row)).first("a")?.attribute("aria-current") == "page")
        row.route = [".."]
        #expect(MarkupFixtures.node(.row(row)).first("a") == nil, "it could not lead back")
    }

    @Test func aRowSaysItsLevelBelowOthers() {
        var row = RowElement()
        #expect(MarkupFixtures.node(.row(row)).attribute("aria-level") == nil)
        row.level = 3
        #expect(MarkupFixtures.node(.row(row)).attribute("aria-level") == "3")
        row.isSelectable = true
        #expect(MarkupFixtures.node(.row(row)).attribute("aria-level") == "3")
    }

    @Test func aButtonSaysWhetherWhatItShowsIsShown() {
        var button = ButtonElement()
        #expect(MarkupFixtures.node(.button(button)).attribute("aria-expanded") == nil)
        button.isExpanded = true
        #expect(MarkupFixtures.node(.button(button)).attribute("aria-expanded") == "true")
        button.isExpanded = false
        #expect(MarkupFixtures.node(.button(button)).attribute("aria-expanded") == "false")
    }

    /// A script may give them any role then, which it may not with lists of the browser's.
    @Test func listsAreDrawnByRolesWithACellInEachRow() {
        let list = MarkupFixtures.node(.list(ListElement()))
        #expect(list.tag == "div" && list.attribute("role") == "list")
        for role in [ElementRole.section, .sectionHeader, .sectionFooter, .row(RowElement())] {
            let node = MarkupFixtures.node(role)
            #expect(node.tag == "div" && node.attribute("role") == "listitem")
        }
        let row = MarkupFixtures.node(.row(RowElement()))
        #expect(row.first { $0.content == .slot }?.classes == ["cell"])
        #expect(MarkupFixtures.node(.sectionHeader).first("h2")?.content == .slot)
    }

    @Test func aSymbolAloneHasAName() {
        let node = MarkupFixtures.node(.image(ImageContent(.symbol("plus"))))
        #expect(node.first { $0.classes == ["unseen"] }?.content == .text("Add"))
        let named = MarkupFixtures.node(
            .image(ImageContent(.symbol("plus"))), label: "New book")
        #expect(named.first { $0.classes == ["unseen"] }?.content == .text("New book"))
    }

    @Test func aLabelReplacesWordsForAssistiveTechnologyOnly() {
        let node = MarkupFixtures.node(.text(TextContent("★★")), label: "Two stars")
        #expect(node.first { $0.attribute("aria-hidden") == "true" }?.content == .text("★★"))
        #expect(node.first { $0.classes == ["unseen"] }?.content == .text("Two stars"))
    }

    @Test func onlyWhatScrollsByItselfTakesTheKeyboard() {
        #expect(MarkupFixtures.node(.scroll(.vertical)).attribute("tabindex") == nil)
        #expect(MarkupFixtures.node(.scroll(.horizontal)).attribute("tabindex") == "0")
        let short = MarkupFixtures.node(
            .scroll(.vertical), effects: [.frame(Frame(height: 90))])
        #expect(short.attribute("data-scroll") == "")
    }
}
#endif
