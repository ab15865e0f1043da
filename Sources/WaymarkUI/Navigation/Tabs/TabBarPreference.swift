// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The preferences of screens for the bar of the tab view around them (NAV-223).
extension _Node {
    /// The nearest tab view around this node.
    final var tabsAround: (any TabHost)? { nearest((any TabHost).self) }
}

extension TabMember {
    /// True if something in the tab wants the bar of its tab view shown or hidden; what stands
    /// furthest out decides, and of screens the ones in front.
    var tabBarPreference: Bool? {
        let tabs = tabsAround
        var preference: Bool?
        visitDeclarations { node in
            guard preference == nil, node.tabsAround === tabs else { return false }
            if let container = node as? any NavigationContainer {
                preference = container.frontScreen?.tabBarPreference
                return false
            }
            preference = (node as? any BarNode)?.ownTabBarPreference
            return true
        }
        return preference
    }
}

extension ScreenNode {
    fileprivate var tabBarPreference: Bool? {
        bar.preferences[.tabs]?.isVisible ?? innerContainer?.frontScreen?.tabBarPreference
    }
}

extension BarNode {
    fileprivate var ownTabBarPreference: Bool? {
        var bar = ScreenBar()
        contribute(to: &bar)
        return bar.preferences[.tabs]?.isVisible
    }
}
