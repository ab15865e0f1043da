// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension ScreenNode {
    /// The text of a back button that leads to this screen (NAV-218).
    var backTitle: String { shownTitle ?? "Back" }
}

extension ScreenStack {
    /// Returns the way back from a screen; `nil` where nothing leads back from it.
    func back(from screen: ScreenNode) -> Back? {
        guard let index = index(of: screen) else { return nil }
        if isBottom(index) { return backFromRoot }
        let first = bottomIndex
        let below = screens[..<index]
        let ancestors = below[first..<index - 1].enumerated().map {
            Back.Ancestor(title: $1.backTitle, depth: first + $0)
        }
        return Back(
            title: below[index - 1].backTitle, depth: index - 1,
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
}

extension Back {
    /// All screens that it leads back to, the nearest last, with the depths ..., -2, -1.
    fileprivate var stepsOutside: [Ancestor] {
        let titles = ancestors.map(\.title) + [title]
        return titles.enumerated().map { Ancestor(title: $1, depth: $0 - titles.count) }
    }
}
