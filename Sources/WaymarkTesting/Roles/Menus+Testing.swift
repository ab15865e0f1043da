// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension MenuButtonElement: TestedRole {
    var use: Use { .press }
}

/// What is in a menu is not in sight until the menu is open.
extension MenuElement: TestedRole {
    func texts(_ inside: () -> [String]) -> [String] { [] }

    var naming: Naming { .nothing }
}

extension MenuItemElement: TestedRole {
    var use: Use { .press }
}

extension MenuGroupElement: TestedRole {
    var name: String? { title }
}
