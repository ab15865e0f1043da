// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Testing
import WaymarkElements

@Suite struct RangeTests {
    @Test(arguments: [
        (0.0, 0.0), (0.33, 0.25), (0.4, 0.5), (0.3, 0.25), (-7, 0), (9, 1), (0.99, 1),
    ])
    func aNumberComesToTheNearestStepWithinTheBounds(number: Double, found: Double) {
        #expect(SliderElement(value: 0, step: 0.25).nearest(to: number) == found)
    }

    @Test func stepsBeginAtTheLeastNumberAndEndBeforeTheGreatest() {
        let slider = SliderElement(value: 1, bounds: 1...6, step: 2)
        #expect(slider.nearest(to: 2.5) == 3)
        #expect(slider.nearest(to: 6) == 5)
    }

    /// 0.3 is no sum of 0.1 and 0.1 and 0.1 in binary.
    @Test func aNumberThatIsOnAStepStaysAsItIs() {
        #expect(SliderElement(value: 0, step: 0.1).nearest(to: 0.3) == 0.3)
        #expect(SliderElement(value: 0, step: 0.1).nearest(to: 0.7) == 0.7)
    }

    @Test func withoutStepsAnyNumberWithinTheBoundsWillDo() {
        #expect(SliderElement(value: 0).nearest(to: 0.123456789) == 0.123456789)
        #expect(SliderElement(value: 0, step: 0).nearest(to: 0.4) == 0.4)
    }

    @Test(arguments: [Double.nan, -Double.infinity, -1])
    func whatIsNoNumberIsTheLeast(number: Double) {
        #expect(SliderElement(value: number, bounds: 2...3).value == 2)
        #expect(GaugeElement(value: number, bounds: 2...3).value == 2)
        #expect(ProgressElement(share: number).share == 0)
        #expect(SliderElement(value: 2, bounds: 2...3, step: 0.5).nearest(to: number) == 2)
    }

    @Test func theShareOfAGaugeIsThatOfItsWay() {
        #expect(GaugeElement(value: 3, bounds: 1...5).share == 0.5)
        #expect(GaugeElement(value: 9, bounds: 1...5).share == 1)
        #expect(GaugeElement(value: 4, bounds: 4...4).share == 0)
    }
}
