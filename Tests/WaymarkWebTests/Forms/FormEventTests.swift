// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Testing
import WaymarkElements

@testable import WaymarkWeb

/// Tests of a form without a script: the events that it means for the elements now present.
struct FormEventTests {
    @Test func aSliderThatNobodyMovedIsNoEvent() throws {
        let slider = Element(
            id: ElementID(2),
            content: ElementContent(
                .slider(SliderElement(value: 0.33, bounds: 0...1, step: 0.5))))
        let name = "set." + ControlMark.reference(to: slider)
        #expect(FormPost("\(name)=0.5").events(in: slider).events.isEmpty)
        let moved = FormPost("\(name)=1").events(in: slider).events
        #expect(moved == [ElementEvent(ElementID(2), .setValue(1))])
    }

    @Test func aFormSaysOneThingOfEachControl() {
        let field = Self.field(id: 2, "Name")
        let name = "text." + ControlMark.reference(to: field)
        let words = (0..<5_000).map { "\(name)=\($0)" }.joined(separator: "&")
        #expect(
            FormPost(words).events(in: Self.root(field)).events
                == [ElementEvent(field.id, .setText("0")), ElementEvent(field.id, .submit)])
    }

    @Test func aSwitchThatIsDisabledIsNotTakenForOff() {
        var content = ElementContent(.toggle(isOn: true))
        content.isEnabled = false
        let toggle = Element(id: ElementID(2), content: content)
        #expect(PrerenderedPage(of: Self.root(toggle), .counter(), seal: "").drawn.isEmpty)
        content.isEnabled = true
        let enabled = Element(id: ElementID(2), content: content)
        #expect(!PrerenderedPage(of: Self.root(enabled), .counter(), seal: "").drawn.isEmpty)
    }

    @Test func whatWasDrawnIsReadAsItWasWritten() {
        let values: [DrawnValue] = [
            .isOn(true), .isOn(false), .position(2), .position(nil), .number(-0.5),
            DrawnValue(text: "a b\nc"),
        ]
        for value in values {
            #expect(DrawnValue(code: Substring(value.code)) == value)
            #expect(!value.code.contains(" "))
        }
        #expect(DrawnValue(text: "a b\r\nc") == DrawnValue(text: "a bc"))
        #expect(DrawnValue(code: "nnan") == nil && DrawnValue(code: "") == nil)
    }

    @Test func whatWasTypedFindsItsFieldInASessionThatBeganAnew() {
        let field = Self.field(id: 5, "Name")
        let other = Self.field(id: 6, "Place")
        let mark = ControlMark.mark(of: field)
        let form = FormPost("text.3.\(mark)=Zoe")
        #expect(form.events(in: Self.root(field, other)).events.isEmpty)
        #expect(
            form.events(in: Self.root(field, other), isAnew: true).events
                == [ElementEvent(field.id, .setText("Zoe")), ElementEvent(field.id, .submit)])
        let twin = Self.field(id: 7, "Name")
        #expect(form.events(in: Self.root(field, twin), isAnew: true).events.isEmpty)
    }

    @Test func whatWasChosenFindsItsOptionInASessionThatBeganAnew() {
        let options = [(11, "Tea"), (12, "Coffee")].map {
            PickerElement.Option(id: ElementID($0.0), title: $0.1)
        }
        let before = PickerElement(style: .menu, options: options, chosen: ElementID(11))
        let shifted = options.map { option in
            PickerElement.Option(id: ElementID(option.id.rawValue + 1), title: option.title)
        }
        let after = PickerElement(style: .menu, options: shifted, chosen: ElementID(12))
        let seen = Element(id: ElementID(3), content: ElementContent(.picker(before)))
        let now = Element(id: ElementID(5), content: ElementContent(.picker(after)))
        let form = FormPost("choose.\(ControlMark.reference(to: seen))=12.1")
        #expect(
            form.events(in: Self.root(now), isAnew: true).events
                == [ElementEvent(now.id, .choose(ElementID(13)))])
        #expect(!form.events(in: Self.root(now)).isWhole)
    }

    /// - Parameter now: What the field holds in the session that began anew.
    @Test(arguments: [
        ("typed by this page", "/\(DrawnValue(text: "").code)", "", ["Zoe"]),
        ("changed by others since", "/\(DrawnValue(text: "").code)", "Ann", []),
        ("never changed by this page", "", "", []),
    ])
    func whatWasNotTouchedIsRepeatedOnlyWhereItWasLost(
        what: String, original: String, now: String, texts: [String]
    ) {
        let field = Self.field(id: 5, "Name", text: now)
        let control = "3.\(ControlMark.mark(of: field))"
        let drawn = "\(control).\(DrawnValue(text: "Zoe").code)\(original)"
        let form = FormPost("text.\(control)=Zoe&drawn=\(drawn)&press=9.00000000")
        let (events, _) = form.events(in: Self.root(field), isAnew: true)
        #expect(events == texts.map { ElementEvent(field.id, .setText($0)) })
    }

    @Test func whatThisPageTypedAndHasNoFieldAnyMoreIsMissed() {
        let control = "3.12345678"
        let typed = "\(control).\(DrawnValue(text: "Zoe").code)/\(DrawnValue(text: "").code)"
        let form = FormPost("text.\(control)=Zoe&drawn=\(typed)")
        #expect(!form.events(in: Self.root(), isAnew: true).isWhole)
        #expect(form.events(in: Self.root()).isWhole)
    }

    @Test func aTitleThatWasTypedIsFoundInASessionThatBeganAnew() {
        var screen = ScreenElement(title: "Menu")
        screen.isRenamable = true
        let element = Element(id: ElementID(7), content: ElementContent(.screen(screen)))
        screen.title = "Dinner"
        let before = Element(id: ElementID(3), content: ElementContent(.screen(screen)))
        let form = FormPost("rename.\(ControlMark.reference(to: before))=Dinner")
        #expect(
            form.events(in: Self.root(element), isAnew: true).events
                == [ElementEvent(element.id, .setText("Dinner"))])
    }

    @Test func ofControlsThatAreAlikeNoneIsPressedInASessionThatBeganAnew() {
        let buttons = [Int32(5), 6].map { id in
            let label = Element(
                id: ElementID(id + 10), content: ElementContent(.text(TextContent("Delete"))))
            return Element(
                id: ElementID(id), content: ElementContent(.button(ButtonElement())),
                children: [label])
        }
        let form = FormPost("press=5.\(ControlMark.mark(of: buttons[0]))")
        let root = Self.root(buttons[0], buttons[1])
        #expect(form.events(in: root).events == [ElementEvent(ElementID(5), .press)])
        let (events, isWhole) = form.events(in: root, isAnew: true)
        #expect(events.isEmpty && !isWhole)
    }

    @Test func aPressDoesNotFallToAnotherControlInASessionThatBeganAnew() {
        let label = Element(
            id: ElementID(6), content: ElementContent(.text(TextContent("Delete"))))
        let button = Element(
            id: ElementID(5), content: ElementContent(.button(ButtonElement())),
            children: [label])
        let form = FormPost("press=3.\(ControlMark.mark(of: button))")
        let (events, isWhole) = form.events(in: Self.root(button), isAnew: true)
        #expect(events.isEmpty && !isWhole)
    }

    private static func field(id: Int32, _ prompt: String, text: String = "") -> Element {
        let field = TextFieldElement(text: text, prompt: prompt)
        return Element(id: ElementID(id), content: ElementContent(.textField(field)))
    }

    private static func root(_ children: Element...) -> Element {
        let content = ElementContent(.window(WindowElement()))
        return Element(id: ElementID(1), content: content, children: children)
    }
}
#endif
