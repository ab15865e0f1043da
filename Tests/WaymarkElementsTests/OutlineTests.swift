// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Testing
import WaymarkElements

/// `outline`: a tree as text, for people.
@Suite struct Outlines {
    @Test func eachElementIsOneLineBelowTheOneAroundIt() {
        #expect(
            Showcase.tree.outline == """
                window "Shop" at /chairs/7
                  split 2 columns collapsed all
                    column sidebar
                      list sidebar single selection
                        section
                          header
                            text "Rooms"
                          row
                            link current
                              label
                                image "sofa"
                                text "Living room"
                          row selected
                            image "kitchen.png"
                            row actions
                              button destructive
                                text "Delete"
                          footer
                            text "2 rooms"
                    column detail
                      stack depth 1
                        screen "Chair" "Oak" large back to "Shop"
                          toolbar
                            item primaryAction
                              button destructive
                                text "Delete"
                          scroll
                            vstack
                              hstack
                                spacer
                                divider
                              zstack
                                color teal
                                color rgb 0.5 0.25 1.0
                              text field "two" prompt "How many"
                              secure field "•••" prompt "Password"
                              toggle on
                              toggle off
                              picker menu "Milk" of "Tea" "Milk"
                                text "Drink"
                              date picker 2026-11-29 from 2026-01-01
                                text "Dinner"
                              color picker #ff800080
                                text "Paint"
                              picture load "https://example.com/a.png"
                                image ""
                              vstack
                                slider 0.25 of 0.0 to 1.0 by 0.25
                                  text "Salt"
                                  part minimum
                                    text "none"
                                stepper 2.0 not up
                                  text "Guests"
                                progress 0.5
                                progress circular
                                gauge marked 3.0 of 1.0 to 5.0
                                  text "Heat"
                              menu button
                                text "Edit"
                              menu
                                menu item destructive
                                  text "Delete"
                                menu group "Sort"
                                  menu item on
                                    text "By name"
                              placeholder "nothing leads here"
                  sheet "Help"
                    link
                  cover
                    button
                  popover
                    tabs
                      tab bar
                        tab selected
                          text "Home"
                        tab badge "3"
                          text "Inbox"
                      tab panel "Home"
                        text "Welcome"
                      inspector
                        text "Details"
                  alert "Delete?"
                    button destructive
                      text "Delete"
                """)
    }

    @Test func whatAssistiveTechnologyReadsAndWhatIsOffStandsBehindTheRole() {
        let content = ElementContent(
            .button(ButtonElement()), effects: [.italic, .hidden],
            accessibility: Accessibility(label: "Close", identifier: "close"), isEnabled: false)
        #expect(
            Element(id: 1, content: content).outline
                == #"button label "Close" identifier "close" disabled hidden"#)
    }

    @Test func plainThingsAreShort() {
        #expect(outline(.window(WindowElement())) == "window")
        #expect(outline(.screen(ScreenElement())) == "screen")
        #expect(outline(.sheet(SheetElement(kind: .sheet))) == "sheet")
        #expect(outline(.list(ListElement())) == "list insetGrouped")
        #expect(outline(.textField(TextFieldElement(text: ""))) == #"text field """#)
    }

    @Test func aTextThatIsStyledInPiecesReadsAsOne() {
        var bold = TextRun("very ")
        bold.isBold = true
        let text = TextContent([TextRun("a "), bold, TextRun("old chair")])
        #expect(outline(.text(text)) == #"text "a very old chair""#)
    }

    @Test func oneElementIsOneLineWhateverItsText() {
        #expect(outline("a\n  row\r\n\u{2028}") == #"text "a\n  row\r\n\u{2028}""#)
        #expect(outline("\u{1B}[2J") == #"text "\u{1B}[2J""#)
        #expect(outline(#"say "hi" \"#) == #"text "say \"hi\" \\""#)
        #expect(outline("it's 5 € 👩‍👧") == #"text "it's 5 € 👩‍👧""#)
    }

    @Test func aSecureFieldShowsHowLongItsTextIsAndNothingElse() {
        let field = TextFieldElement(text: "pässword👩‍👧", isSecure: true)
        #expect(outline(.textField(field)) == #"secure field "•••••••••""#)
    }

    private func outline(_ text: String) -> String { outline(.text(TextContent(text))) }

    private func outline(_ role: ElementRole) -> String {
        Element(id: 1, content: ElementContent(role)).outline
    }

    @Test func barsSayWhatIsNotAsUsual() {
        var screen = ScreenElement(title: "Note", titleDisplay: .inlineLarge, isBarVisible: false)
        screen.isTitleShown = false
        screen.isRenamable = true
        screen.document = Document(name: "note.txt")
        screen.role = .editor
        screen.bottomBar.isVisible = false
        #expect(
            outline(.screen(screen))
                == "screen \"Note\" inlineLarge untitled renamable document \"note.txt\" editor"
                + " no bar no bottom bar")
    }
}
