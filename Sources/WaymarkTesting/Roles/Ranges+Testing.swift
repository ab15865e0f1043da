// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension SliderElement: TestedRole {
    var use: Use { .setValue(in: bounds) }
    var standing: Standing? { Standing(number: value) }
}

extension StepperElement: TestedRole {
    func texts(_ inside: () -> [String]) -> [String] { inside() + (words.map { [$0] } ?? []) }

    var use: Use { .step(canIncrement: canIncrement, canDecrement: canDecrement) }
    var standing: Standing? { Standing(number: value) }
}

extension ProgressElement: TestedRole {
    var standing: Standing? { Standing(number: share) }
}

extension GaugeElement: TestedRole {
    var standing: Standing? { Standing(number: value) }
}

extension ControlPart: TestedRole {
    var naming: Naming { .nothing }
}
