// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Testing
import WaymarkElements

@testable import WaymarkWeb

@Suite("Bars as HTML") struct MarkupBarTests {
    private let node = MarkupFixtures.node(.screen(MarkupFixtures.fullScreen))

    @Test("NAV-023: the back button knows the screens further down, the nearest first")
    func theBackButtonKnowsTheScreensFurtherDown() {
        let back = Back(
            title: "B", depth: 2,
            ancestors: [.init(title: "Two\nlines", depth: 0), .init(title: "A", depth: 1)])
        let button = MarkupFixtures.node(.screen(ScreenElement(title: "C", back: back))).first(
            "button")
        #expect(button?.attribute("data-below") == "1 A\n0 Two lines")
        #expect(button?.attribute("aria-haspopup") == "menu")
    }

    @Test("NAV-204: a title that can be edited has a field with its text")
    func renamableTitlesHaveAField() {
        let field = node.first { $0.attribute("data-on") == "rename" }
        #expect(field?.attribute("value") == "Note")
        let plain = MarkupFixtures.node(.screen(ScreenElement(title: "Note")))
        #expect(plain.first("input") == nil)
    }

    @Test("NAV-204: a document with an address is a link, one without is words")
    func documentsAreLinks() {
        #expect(node.first("a")?.attribute("href") == "https://example.org/note.txt")
        var screen = ScreenElement(title: "Note")
        screen.document = Document(name: "note.txt")
        let plain = MarkupFixtures.node(.screen(screen))
        #expect(plain.first("a") == nil)
        #expect(plain.first { $0.classes == ["document"] }?.content == .text("note.txt"))
    }

    @Test("NAV-204: the field for a title opens without a script, by the button beside it")
    func renamingOpensByItself() {
        let opener = node.first { $0.classes == ["rename"] }
        let popover = node.first { $0.classes == ["renaming"] }
        #expect(opener?.attribute("popovertarget") == popover?.attribute("id"))
        #expect(popover?.attribute("popover") != nil)
        #expect(popover?.first("input")?.attribute("data-on") == "rename")
    }

    @Test(
        "NAV-213: the bar of a large title carries it too, for when the title is scrolled away")
    func barsCarryLargeTitles() {
        let large = MarkupFixtures.node(
            .screen(ScreenElement(title: "Note", titleDisplay: .large)))
        let copy = large.first { $0.classes == ["bar-title"] }
        #expect(copy?.content == .text("Note"))
        #expect(copy?.attribute("aria-hidden") == "true")
        let inline = MarkupFixtures.node(.screen(ScreenElement(title: "Note")))
        #expect(inline.first { $0.classes == ["bar-title"] } == nil)
    }

    @Test("NAV-221: each place is a part of a bar: leading, middle, trailing, title or bottom")
    func placesArePartsOfBars() {
        let parts: [([ToolbarPlacement], [String])] = [
            ([.navigation, .cancellationAction, .leading], ["leading"]),
            ([.automatic, .primaryAction, .secondaryAction, .trailing], ["trailing"]),
            ([.confirmationAction], ["trailing", "confirmation"]),
            ([.destructiveAction], ["trailing", "destructive"]),
            ([.principal, .title], ["principal"]), ([.subtitle], ["principal", "second"]),
            ([.largeTitle], ["large-title"]), ([.largeSubtitle], ["large-title", "second"]),
            ([.status, .bottomBar, .keyboard], ["bottom"]),
        ]
        for (places, classes) in parts {
            for place in places {
                let item = MarkupFixtures.node(.toolbarItem(place))
                #expect(item.classes.filter { $0 != "item" } == classes, "\(place)")
                #expect(item.attribute("data-at") == place.rawValue)
            }
        }
    }

    @Test("NAV-222: the classes tell items that confirm, cancel or navigate, for these stay")
    func itemsThatStayAreTold() {
        for place in [ToolbarPlacement.cancellationAction, .navigation, .leading] {
            let item = MarkupFixtures.node(.toolbarItem(place))
            #expect(!item.classes.contains("trailing"), "\(place)")
        }
        let confirming = MarkupFixtures.node(.toolbarItem(.confirmationAction))
        #expect(confirming.classes.contains("confirmation"))
    }

    @Test("NAV-222: items say their place, so that the page's script knows which to put away")
    func itemsSayTheirPlace() {
        let item = MarkupFixtures.node(.toolbarItem(.secondaryAction))
        #expect(item.attribute("data-at") == "secondaryAction")
        #expect(item.classes.contains("trailing"))
    }

    @Test("NAV-223, NAV-224: looks and role of bars are classes")
    func looksAreClasses() {
        let wanted = [
            "inline", "inline-large", "editor", "top-dark", "top-tinted", "bottom-hidden",
        ]
        #expect(wanted.allSatisfy(node.classes.contains))
        let bar = node.first("header")
        #expect(bar?.classes.contains(AtomicStyle.fill(ColorValue(.red))) == true)
    }

    @Test("NAV-205: a title that something stands for keeps its heading, unseen")
    func replacedTitlesKeepTheirHeading() {
        var screen = ScreenElement(title: "Note")
        screen.isTitleShown = false
        let node = MarkupFixtures.node(.screen(screen))
        #expect(node.classes.contains("untitled"))
        #expect(node.first("h1")?.content == .text("Note"))
    }
}
#endif
