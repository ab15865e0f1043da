// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension MenuButtonElement: TestedRole {
    var use: Use { .press }
}

/// A menu, whose contents are not in sight until it is open.
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
