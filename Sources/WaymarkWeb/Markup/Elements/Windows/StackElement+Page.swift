// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension StackElement: PageRole {
    func node(in markup: ElementMarkup) -> HTMLNode { markup.outer("div", "stack") }

    var recurrence: Recurrence { .frame }
}
