// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension StackCore {
    func back(from screen: ScreenNode) -> Back? {
        guard let index = index(of: screen) else { return nil }
        if index == 0 || (index == 1 && replacesRoot) { return owner.backFromRoot }
        let title = screens[index - 1].shownTitle
        return Back(title: title ?? "Back", depth: index - 1)
    }

    func titleDisplay(of screen: ScreenNode) -> WaymarkElements.Screen.TitleDisplay {
        switch screen.bar.displayMode {
        case .large: return .large
        case .inline: return .inline
        case .automatic, nil: break
        }
        guard let index = index(of: screen), index > 0 else {
            return (screen.bar.title ?? "").isEmpty ? .inline : .large
        }
        return titleDisplay(of: screens[index - 1])
    }

    func barChanged(of screen: ScreenNode) {
        // Screens above inherit the display mode; the next one's back button shows the title.
        for entry in entries.dropFirst(index(of: screen) ?? entries.count) {
            graph.setContentDirty(entry.screen)
        }
        owner.barChanged(of: screen)
    }
}

extension ScreenNode {
    /// The title that the next screen's back button shows.
    var shownTitle: String? {
        if let title = bar.title, !title.isEmpty { return title }
        return innerContainer?.frontScreen?.shownTitle
    }
}
