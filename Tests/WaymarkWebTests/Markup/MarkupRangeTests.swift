// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Testing
import WaymarkElements

@testable import WaymarkWeb

@Suite struct MarkupRangeTests {
    @Test func aSliderIsARangeOfTheBrowsers() {
        let node = MarkupFixtures.node(
            .slider(SliderElement(value: 4, bounds: 2...8, step: 0.5)))
        let input = node.first("input")
        #expect(node.tag == "label")
        #expect(input?.attribute("type") == "range")
        #expect(input?.attribute("data-on") == "set")
        for (name, value) in [("min", "2"), ("max", "8"), ("step", "0.5"), ("value", "4")] {
            #expect(input?.attribute(name) == value)
        }
    }

    /// The browser holds a value against the other three.
    @Test func theValueOfASliderComesLast() throws {
        let input = MarkupFixtures.node(.slider(SliderElement(value: 0.5))).first("input")
        let names = try #require(input).attributes.map(\.name)
        let value = try #require(names.firstIndex(of: "value"))
        for name in ["type", "min", "max", "step"] {
            #expect(try #require(names.firstIndex(of: name)) < value)
        }
    }

    @Test func aSliderWithoutStepsGoesAnywhere() {
        let input = MarkupFixtures.node(.slider(SliderElement(value: 0.5))).first("input")
        #expect(input?.attribute("step") == "any")
    }

    @Test func aStepperIsASpinbuttonAndTwoButtons() {
        let stepper = StepperElement(value: 2, minimum: 0, maximum: 9, canDecrement: false)
        let node = MarkupFixtures.node(.stepper(stepper))
        let spinner = node.first { $0.attribute("role") == "spinbutton" }
        #expect(spinner?.attribute("tabindex") == "0")
        #expect(spinner?.attribute("aria-valuenow") == "2")
        #expect(spinner?.attribute("aria-valuemin") == "0")
        #expect(spinner?.attribute("aria-valuemax") == "9")
        #expect(spinner?.attribute("aria-labelledby") == "l7")
        let buttons = node.allNodes.filter { $0.tag == "button" }
        #expect(buttons.map { $0.attribute("data-on") } == ["decrement", "increment"])
        #expect(buttons.map { $0.attribute("disabled") } == ["", nil])
        #expect(buttons[1].attribute("aria-labelledby") == "increment7 l7")
    }

    @Test func aStepperWithoutANumberIsItsTwoButtons() {
        let node = MarkupFixtures.node(.stepper(StepperElement()), label: "Guests")
        #expect(node.first { $0.attribute("role") == "spinbutton" } == nil)
        let buttons = node.allNodes.filter { $0.tag == "button" }
        let names = buttons.map { $0.attribute("aria-label") }
        #expect(names == ["Decrease Guests", "Increase Guests"])
    }

    @Test func aLimitThatIsMissingIsNotTold() {
        let node = MarkupFixtures.node(.stepper(StepperElement(value: 2)))
        let spinner = node.first { $0.attribute("role") == "spinbutton" }
        #expect(spinner?.attribute("aria-valuemin") == nil)
        #expect(spinner?.attribute("aria-valuemax") == nil)
    }

    @Test func whatIsDisabledTakesNoKeys() {
        let node = MarkupFixtures.node(.stepper(StepperElement(value: 2)), isEnabled: false)
        let spinner = node.first { $0.attribute("role") == "spinbutton" }
        #expect(spinner?.attribute("tabindex") == nil)
        #expect(spinner?.attribute("aria-disabled") == "true")
        let slider = MarkupFixtures.node(.slider(SliderElement(value: 1)), isEnabled: false)
        #expect(slider.first("input")?.attribute("disabled") == "")
    }

    @Test func progressWithoutAValueHasNoneInTheBrowserEither() {
        let known = MarkupFixtures.node(
            .progress(ProgressElement(share: 0.25, words: "1 of 4")))
        #expect(known.first("progress")?.attribute("value") == "0.25")
        #expect(known.first("progress")?.attribute("aria-valuetext") == "1 of 4")
        let unknown = MarkupFixtures.node(
            .progress(ProgressElement(style: .circular)), label: "Wait")
        #expect(unknown.first("progress")?.attribute("value") == nil)
        #expect(unknown.first("progress")?.attribute("aria-label") == "Wait")
        #expect(unknown.classes.contains("waiting"))
    }

    @Test func aRingSaysHowFarItIsFilledByItsClass() {
        let ring = MarkupFixtures.node(
            .progress(ProgressElement(share: 0.333, style: .circular)))
        #expect(ring.classes.contains("w-pr-33"))
        #expect(AtomicStyle.rule(for: "w-pr-33") == ".w-pr-33{--share:33}")
        for name in ["w-pr-101", "w-pr--1", "w-pr-033", "w-pr-x", "w-pr-1p5", "w-pr"] {
            #expect(AtomicStyle.rule(for: name) == nil, "\(name)")
        }
    }

    @Test func aGaugeIsAMeter() {
        let gauge = GaugeElement(value: 3, bounds: 1...5, words: "three chillies")
        let node = MarkupFixtures.node(.gauge(gauge), label: "Heat")
        let meter = node.first("meter")
        for (name, value) in [
            ("min", "1"), ("max", "5"), ("value", "3"), ("aria-label", "Heat"),
            ("aria-valuetext", "three chillies"),
        ] {
            #expect(meter?.attribute(name) == value)
        }
        #expect(node.classes.contains("w-pr-50"))
    }

    @Test func partsAreForTheEye() {
        let node = MarkupFixtures.node(.controlPart(.maximum))
        #expect(node.attribute("aria-hidden") == "true")
        #expect(node.classes == ["part", "maximum"])
    }

    @Test(arguments: [(0.1, "0.1"), (5, "5"), (-2, "-2"), (1e300, "1e+300"), (2.5, "2.5")])
    func numbersAreShort(number: Double, text: String) {
        #expect(NumberText.of(number) == text)
        #expect(NumberText.number(text) == number)
    }
}
#endif
