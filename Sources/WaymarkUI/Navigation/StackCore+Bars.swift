// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension StackCore {
    func back(from screen: ScreenNode) -> Back? {
        guard let index = index(of: screen) else { return nil }
        if index == 0 || (index == 1 && replacesRoot) { return owner.backFromRoot }
        let first = replacesRoot ? 1 : 0
        let ancestors = (first..<index - 1).map {
            Back.Ancestor(title: screens[$0].shownTitle ?? "Back", depth: $0)
        }
        return Back(
            title: screens[index - 1].shownTitle ?? "Back", depth: index - 1, ancestors: ancestors)
    }

    func titleDisplay(of screen: ScreenNode) -> WaymarkElements.Screen.TitleDisplay {
        switch screen.bar.displayMode?.mode {
        case .large: return .large
        case .inline: return .inline
        case .inlineLarge: return .inlineLarge
        case .automatic, nil: break
        }
        guard let index = index(of: screen), index > 0 else {
            return (screen.bar.title ?? "").isEmpty ? .inline : .large
        }
        return titleDisplay(of: screens[index - 1])
    }

    func barChanged(of screen: ScreenNode) {
        // Screens above inherit the display mode; their back buttons show the title.
        for entry in entries.dropFirst(index(of: screen) ?? entries.count) {
            graph.setContentDirty(entry.screen)
            if entry.screen.bar.hasTitleItems {
                graph.setChildrenDirty(entry.screen)
                entry.screen.toolbarChanged()
            }
        }
        owner.barChanged(of: screen)
    }
}
