// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension TextFieldElement: TestedRole {
    func texts(_ inside: () -> [String]) -> [String] {
        isSecure || text.isEmpty ? inside() : [text] + inside()
    }

    var use: Use { .type }
}

struct TestedToggle: TestedRole {
    let isOn: Bool

    var use: Use { .toggle(isOn: isOn) }
}
