// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension StackCore {
    func back(from screen: ScreenNode) -> Back? {
        guard let index = index(of: screen) else { return nil }
        if isBottom(index) { return owner.backFromRoot }
        let first = replacesRoot ? 1 : 0
        let below = screens[..<index]
        let ancestors = below[first..<index - 1].enumerated().map {
            Back.Ancestor(title: $1.shownTitle ?? "Back", depth: first + $0)
        }
        return Back(
            title: below[index - 1].shownTitle ?? "Back", depth: index - 1, ancestors: ancestors)
    }

    /// Whether anything leads back; where it leads takes longer to say.
    func canGoBack(from screen: ScreenNode) -> Bool {
        guard let index = index(of: screen) else { return false }
        return !isBottom(index) || owner.backFromRoot != nil
    }

    /// Whether this is the root, or the screen that stands in its place.
    private func isBottom(_ index: Int) -> Bool { index == 0 || (index == 1 && replacesRoot) }

    /// A screen that wishes nothing inherits from the screen below (NAV-211).
    func titleDisplay(of screen: ScreenNode) -> WaymarkElements.Screen.TitleDisplay {
        if let wish = screen.bar.titleDisplay { return wish }
        let below = index(of: screen).map { entries.prefix(max($0 - 1, 0)) } ?? []
        return below.reversed().lazy.compactMap(\.screen.bar.titleDisplay).first
            ?? root.bar.titleDisplay ?? ((root.bar.title ?? "").isEmpty ? .inline : .large)
    }

    /// Screens above inherit the display mode, and their back buttons show the title; only the one
    /// in front is shown.
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
