// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension Slider: TestedRole {
    var use: Use { .slide(self) }
    var standing: Standing? { Standing(number: value) }
}

extension Stepper: TestedRole {
    func texts(_ inside: () -> [String]) -> [String] { inside() + (words.map { [$0] } ?? []) }

    var use: Use { .step(self) }
    var standing: Standing? { Standing(number: value) }
}

extension Progress: TestedRole {
    var standing: Standing? { Standing(number: share) }
}

extension Gauge: TestedRole {
    var standing: Standing? { Standing(number: value) }
}

extension ControlPart: TestedRole {
    var naming: Naming { .nothing }
}
