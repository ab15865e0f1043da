// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension MenuButton: TestedRole {
    var use: Use { .press }
}

/// What is in a menu is not in sight until the menu is open.
extension Menu: TestedRole {
    func texts(_ inside: () -> [String]) -> [String] { [] }

    var naming: Naming { .nothing }
}

extension MenuItem: TestedRole {
    var use: Use { .press }
}

extension MenuGroup: TestedRole {
    var name: String? { title }
}
