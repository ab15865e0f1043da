// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension WindowElement: PageRole {
    func node(in markup: ElementMarkup) -> HTMLNode { markup.outer("main", "window") }

    var recurrence: Recurrence { .frame }
}
