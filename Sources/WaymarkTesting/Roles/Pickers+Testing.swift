// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension PickerElement: TestedRole {
    /// The label, then what is chosen, or all options where all are in sight.
    func texts(_ inside: () -> [String]) -> [String] {
        switch style {
        case .menu: inside() + (chosenTitle.map { [$0] } ?? [])
        case .segmented, .inline, .palette: inside() + options.map(\.title)
        }
    }

    var use: Use { .choose(self) }
}

extension DatePickerElement: TestedRole {
    func texts(_ inside: () -> [String]) -> [String] { inside() + [text] }

    var use: Use { .pickDate(self) }
}

extension ColorPickerElement: TestedRole {
    func texts(_ inside: () -> [String]) -> [String] { inside() + [text] }

    var use: Use { .pickColor(self) }
}
