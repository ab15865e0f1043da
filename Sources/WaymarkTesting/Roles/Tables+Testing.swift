// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The headers of columns, which may be there for their widths alone.
struct TestedTableColumns: TestedRole {
    let areShown: Bool

    func texts(_ inside: () -> [String]) -> [String] { areShown ? inside() : [] }

    var naming: Naming { areShown ? .contents : .nothing }
}

extension TableColumnElement: TestedRole {
    var use: Use { sorting == .none ? .nothing : .press }
}

extension TableRowElement: TestedRole {
    var use: Use { row.use }
}
