// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Testing
import WaymarkElements

@testable import WaymarkWeb

@Suite struct ElementMarkupTests {
    /// A row that is too narrow breaks long words only.
    @Test(arguments: [("a fourteenletter", false), ("aa fourteenletterss", true)])
    func aTextWithALongWordSaysSo(text: String, isLong: Bool) {
        let content = ElementContent(.text(TextContent(text)))
        let html = MarkupFixtures.html(Element(id: ElementID(1), content: content))
        #expect(html.contains("class=\"text\"") != isLong)
        #expect(html.contains("class=\"text long\"") == isLong)
    }

    @Test(arguments: MarkupFixtures.roles)
    func everyRoleHasExactlyOneSlotOrNone(role: ElementRole) {
        let node = MarkupFixtures.node(role)
        let slots = node.allNodes.filter { $0.content == .slot }
        #expect(slots.count == (role.isLeaf ? 0 : 1))
        #expect(node.attribute("data-e") == "7")
        #expect(node.allNodes.filter { $0.attribute("data-e") != nil }.count == 1)
    }

    @Test(arguments: MarkupFixtures.roles)
    func aSlotThatIsNotTheOuterNodeIsMarked(role: ElementRole) {
        let node = MarkupFixtures.node(role)
        for inner in node.allNodes {
            let isInnerSlot = inner.content == .slot && node.content != .slot
            #expect((inner.attribute("data-c") != nil) == isInnerSlot)
        }
    }

    @Test func whatIsSelectedAndHeadingsAreRead() {
        func node(_ accessibility: Accessibility) -> HTMLNode {
            var content = ElementContent(.text(TextContent("x")))
            content.accessibility = accessibility
            return elementMarkup(for: content, id: ElementID(1), MarkupOptions())
        }
        #expect(node(Accessibility()).attribute("aria-current") == nil)
        #expect(node(Accessibility(isSelected: true)).attribute("aria-current") == "true")
        #expect(node(Accessibility(isHeading: true)).attribute("role") == "heading")
    }

    @Test(arguments: MarkupFixtures.roles)
    func noElementHasAnInlineStyleOrScript(role: ElementRole) {
        for node in MarkupFixtures.node(role).allNodes {
            #expect(node.tag != "script" && node.tag != "style")
            for attribute in node.attributes {
                #expect(attribute.name != "style")
                #expect(!attribute.name.hasPrefix("on"))
            }
        }
    }

    @Test(arguments: MarkupFixtures.roles)
    func aNameIsNeverGivenToSomethingWithoutARole(role: ElementRole) {
        let named = MarkupFixtures.node(role, label: "Name").allNodes
        for node in named where node.attribute("aria-label") != nil {
            let tags = [
                "button", "a", "input", "select", "dialog", "nav", "li", "ul", "progress",
                "meter", "thead", "tbody", "tr", "th", "td",
            ]
            #expect(tags.contains(node.tag) || node.attribute("role") != nil)
        }
    }

    @Test func aWindowIsTheOnlyMainLandmark() {
        for role in MarkupFixtures.roles {
            let mains = MarkupFixtures.node(role).allNodes.filter { $0.tag == "main" }
            if case .window = role {
                #expect(mains.count == 1)
            } else {
                #expect(mains.isEmpty)
            }
        }
    }

    @Test func aScreenIsNamedByItsTitle() {
        let node = MarkupFixtures.node(.screen(ScreenElement(title: "Books")))
        #expect(node.first("h1")?.attribute("id") == "t7")
        #expect(node.first("h1")?.attribute("tabindex") == "-1")
        #expect(node.attribute("aria-labelledby") == "t7")
        #expect(node.attribute("data-scroll") == "")
    }

    @Test func aLargeTitleIsRepeatedInTheBarForEyesOnly() {
        let node = MarkupFixtures.node(
            .screen(ScreenElement(title: "Books", titleDisplay: .large)))
        let copy = node.first { $0.classes.contains("bar-title") }
        #expect(copy?.attribute("aria-hidden") == "true")
        #expect(node.allNodes.filter { $0.tag == "h1" }.count == 1)
    }

    @Test func aScreenThatWasPushedHasOneWayBack() {
        let screen = ScreenElement(title: "Book", back: Back(title: "Books", depth: 2))
        let button = MarkupFixtures.node(.screen(screen)).first("button")
        #expect(button?.attribute("data-on") == "back")
        #expect(button?.attribute("aria-label") == "Books")
        #expect(button?.attribute("aria-roledescription") == "back button")
        #expect(button?.attribute("data-below") == nil)
    }

    @Test func aSplitViewNamesTheColumnOnTop() {
        for (columns, top, name) in [
            (2, 0, "sidebar"), (2, 1, "detail"), (3, 1, "content"), (3, 2, "detail"),
        ] {
            let split = SplitElement(
                columnCount: columns, isCollapsed: false, topColumn: top,
                visibility: .automatic, style: .automatic, canToggleSidebar: false)
            #expect(MarkupFixtures.node(.split(split)).attribute("data-top") == name)
        }
    }

    /// NAV-110: the style sheet knows the one style that it draws otherwise.
    @Test func aProminentDetailIsDrawnOtherwise() throws {
        for style in [SplitElement.Style.automatic, .balanced, .prominentDetail] {
            let split = SplitElement(
                columnCount: 2, isCollapsed: false, topColumn: 0, visibility: .all,
                style: style, canToggleSidebar: false)
            let classes = MarkupFixtures.node(.split(split)).attribute("class") ?? ""
            #expect(classes.contains("prominent-detail") == (style == .prominentDetail))
        }
    }

    @Test func aSheetThatStaysOpenHasNoWayToCloseIt() {
        let locked = SheetElement(kind: .sheet, title: "New", isDismissable: false)
        let node = MarkupFixtures.node(.sheet(locked))
        #expect(node.tag == "dialog")
        #expect(node.attribute("data-locked") == "")
        #expect(node.attribute("aria-label") == "New")
        #expect(node.first("button") == nil)
        let open = MarkupFixtures.node(.sheet(SheetElement(kind: .sheet)))
        #expect(open.first("button")?.attribute("data-on") == "dismiss")
    }

    @Test func anAlertHasItsTitleAndNoOtherButton() {
        let heights = SheetLook(heights: [.points(200.5), .fraction(0.5)], height: 1)
        let half = MarkupFixtures.node(.sheet(SheetElement(kind: .sheet, look: heights)))
        #expect(half.attribute("data-heights") == "200p5-x 50-p")
        #expect(half.attribute("class") == "sheet w-dh-50-p")
        #expect(half.first("button")?.attribute("data-on") == "increment")
        #expect(half.first { $0.attribute("data-on") == "dismiss" } != nil)
        let alert = SheetElement(kind: .alert, title: "Delete?", showsTitle: true)
        let node = MarkupFixtures.node(.sheet(alert))
        #expect(node.attribute("role") == "alertdialog")
        #expect(node.attribute("aria-label") == "Delete?")
        #expect(node.first("h1") != nil)
        #expect(node.first("button") == nil)
    }

    @Test func aPopoverKnowsWhatItPointsAt() {
        let node = MarkupFixtures.node(
            .sheet(SheetElement(kind: .popover, anchor: ElementID(3))))
        #expect(node.attribute("aria-label") == "Popover")
        #expect(node.attribute("data-anchor") == "3")
        #expect(node.attribute("data-edge") == nil)
        let leading = SheetElement(kind: .popover, anchor: ElementID(3), edge: .leading)
        #expect(MarkupFixtures.node(.sheet(leading)).attribute("data-edge") == "leading")
    }

    @Test func theInnermostDirectionDecides() {
        #expect(MarkupFixtures.node(.divider).attribute("dir") == nil)
        let node = MarkupFixtures.node(
            .divider, effects: [.rightToLeft(true), .rightToLeft(false)])
        #expect(node.attribute("dir") == "rtl")
    }

    @Test func theSelectedTabIsTheCurrentPage() {
        let selected = MarkupFixtures.node(.tab(TabElement(isSelected: true)))
        #expect(selected.attribute("aria-current") == "page")
        #expect(selected.attribute("data-on") == "press")
        #expect(MarkupFixtures.node(.tab(TabElement())).attribute("aria-current") == nil)
        #expect(MarkupFixtures.node(.tabBar(TabBarElement())).attribute("aria-label") == "Tabs")
    }

    @Test func aTabThatIsPartOfAPageIsSelectedInAListOfTabs() {
        let bar = MarkupFixtures.node(.tabBar(TabBarElement(isInPage: true)))
        #expect(bar.tag == "div" && bar.attribute("role") == "tablist")
        for isSelected in [true, false] {
            let tab = MarkupFixtures.node(
                .tab(TabElement(isSelected: isSelected, isInPage: true)))
            #expect(tab.tag == "button" && tab.attribute("role") == "tab")
            #expect(tab.attribute("aria-selected") == "\(isSelected)")
            #expect(tab.attribute("aria-current") == nil)
        }
        let panel = MarkupFixtures.node(.tabPanel(title: "Books"))
        #expect(panel.attribute("role") == "tabpanel")
        #expect(panel.attribute("aria-label") == "Books")
    }

    @Test func aTabWithAnAddressIsALink() {
        let tab = MarkupFixtures.node(.tab(TabElement(route: ["~parts"])))
        #expect(tab.tag == "a")
        #expect(tab.attribute("href") == "/~parts")
        #expect(tab.attribute("data-on") == "press")
        #expect(MarkupFixtures.node(.tab(TabElement())).tag == "button")
    }
}

extension ElementRole {
    /// True if nothing can be inside.
    fileprivate var isLeaf: Bool {
        switch self {
        case .spacer, .divider, .text, .image, .color, .placeholder: true
        default: false
        }
    }
}
#endif
