// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension TextContent: TestedRole {
    func texts(_ inside: () -> [String]) -> [String] { [string] + inside() }

    var naming: Naming { .words(string) }
}
