// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension ScreenStack {
    /// Returns the display mode of a title. A screen that prefers none inherits that of the screen
    /// below (NAV-211).
    func titleDisplay(of screen: ScreenNode) -> ScreenElement.TitleDisplay {
        if let preference = screen.bar.titleDisplay { return preference }
        let below = index(of: screen).map { entries.prefix(max($0 - 1, 0)) } ?? []
        return below.reversed().lazy.compactMap(\.screen.bar.titleDisplay).first
            ?? root.bar.titleDisplay ?? ((root.bar.title ?? "").isEmpty ? .inline : .large)
    }

    /// Updates what depends on a screen's bar: screens above inherit the display mode, and their
    /// back buttons show the title; only the one in front is shown.
    func barChanged(of screen: ScreenNode) {
        if screen !== front {
            graph.setContentDirty(front)
            if front.bar.hasTitleItems {
                graph.setChildrenDirty(front)
                front.toolbarChanged()
            }
        }
        owner.barChanged(of: screen)
    }
}
