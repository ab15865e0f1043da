// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension ScreenStack {
    func back(from screen: ScreenNode) -> Back? {
        guard let index = index(of: screen) else { return nil }
        if isBottom(index) { return backFromRoot }
        let first = bottomIndex
        let below = screens[..<index]
        let ancestors = below[first..<index - 1].enumerated().map {
            Back.Ancestor(title: $1.shownTitle ?? "Back", depth: first + $0)
        }
        return Back(
            title: below[index - 1].shownTitle ?? "Back", depth: index - 1,
            ancestors: (owner.backFromRoot?.stepsOutside ?? []) + ancestors)
    }

    /// The way back from the root. What lies beneath the containers around has the depths -1, -2
    /// and so on: so many steps back from the root.
    private var backFromRoot: Back? {
        guard let outer = owner.backFromRoot else { return nil }
        return Back(
            title: outer.title, depth: outer.depth,
            ancestors: outer.stepsOutside.dropLast())
    }

    /// True if anything leads back; where it leads takes longer to say.
    func canGoBack(from screen: ScreenNode) -> Bool {
        guard let index = index(of: screen) else { return false }
        return !isBottom(index) || owner.backFromRoot != nil
    }

    /// True if this is the root, or the screen that stands in its place.
    private func isBottom(_ index: Int) -> Bool { index <= bottomIndex }

    /// The index of the screen that nothing lies below.
    var bottomIndex: Int { replacesRoot ? 1 : 0 }

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

extension Back {
    /// All screens that it leads back to, the nearest last, with the depths ..., -2, -1.
    fileprivate var stepsOutside: [Ancestor] {
        let titles = ancestors.map(\.title) + [title]
        return titles.enumerated().map { Ancestor(title: $1, depth: $0 - titles.count) }
    }
}
