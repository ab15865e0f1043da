// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// What screens say about the bar of the tab view around them (NAV-223).
extension _Node {
    /// The nearest tab view around this node.
    final var tabsAround: (any TabHost)? { nearest((any TabHost).self) }
}

extension TabMember {
    /// Whether something in the tab wants the bar of its tab view shown or hidden; what stands
    /// furthest out decides, and of screens the ones in front.
    var tabBarWish: Bool? {
        let tabs = tabsAround
        var wish: Bool?
        visitDeclarations { node in
            guard wish == nil, node.tabsAround === tabs else { return false }
            if let container = node as? any NavigationContainer {
                wish = container.frontScreen?.tabBarWish
                return false
            }
            wish = (node as? any BarNode)?.ownTabBarWish
            return true
        }
        return wish
    }
}

extension ScreenNode {
    fileprivate var tabBarWish: Bool? {
        bar.wishes[.tabs]?.isVisible ?? innerContainer?.frontScreen?.tabBarWish
    }
}

extension BarNode {
    fileprivate var ownTabBarWish: Bool? {
        var bar = ScreenBar()
        contribute(to: &bar)
        return bar.wishes[.tabs]?.isVisible
    }
}
