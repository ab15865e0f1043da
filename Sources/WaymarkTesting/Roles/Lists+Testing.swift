// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension RowElement: TestedRole {
    var use: Use { isSelectable ? .press : .nothing }
}

struct TestedRowActions: TestedRole {
    var naming: Naming { .nothing }
}
