// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Tabs in addresses: each but the first has a component, which is "~" and its name.
extension TabViewNode {
    func isShown(in place: any TabPlace) -> Bool {
        var node = parent
        while let current = node, current !== place {
            if let tab = current as? any TabMember, !tab.isSelected { return false }
            node = current.parent
        }
        return true
    }

    /// Pages are no places of their own.
    private var hasAddresses: Bool { style == .automatic || style == .sidebar }

    var routeSegment: String? { current.flatMap { segment(of: $0) } }

    private func segment(of tab: any TabMember) -> String? {
        guard hasAddresses, tab !== tabs.first else { return nil }
        return knownNames.indices.contains(tab.place) ? knownNames[tab.place] : nil
    }

    /// The tabs' names, in their order.
    private var knownNames: [String] {
        if let routeNames { return routeNames }
        let own = tabs.map(ownName)
        let new = own.enumerated().map { index, name in
            let isShared = own.filter { $0 == name }.count > 1
            return isShared ? "~\(name)-\(index + 1)" : "~\(name)"
        }
        routeNames = new
        return new
    }

    /// Returns the tab's value as an address has it, or the words of its label, or its number where
    /// it has none.
    private func ownName(of tab: any TabMember) -> String {
        if let said = tab.tag.flatMap({ RouteSegment.plainly($0.value.base) }) { return said }
        let words = tab.title.slug
        return words.isEmpty ? "\(tab.place + 1)" : words
    }

    private func tab(named segment: String) -> (any TabMember)? {
        guard hasAddresses, segment.hasPrefix("~"),
            let index = knownNames.firstIndex(of: segment)
        else { return nil }
        return tabs[index]
    }

    func hasTab(named name: String) -> Bool { tab(named: name) != nil }

    func showTab(named name: String) -> Bool {
        guard let tab = tab(named: name) else { return false }
        return show(forRoute: tab)
    }

    func showFirstTab() {
        if hasAddresses, let first = tabs.first { _ = show(forRoute: first) }
    }

    private func show(forRoute tab: any TabMember) -> Bool {
        if tab === current { return true }
        guard canChoose(tab) else { return false }
        uncover()
        forgetRoute(before: tab)
        turn(to: tab)
        return tab === current
    }

    /// Goes back from the screens above the one that it is in.
    private func uncover() {
        guard let screenStack = (place as? ScreenNode)?.screenStack, screenStack.depth > 0 else {
            return
        }
        screenStack.pop(to: 0)
        graph.settle()
    }

    func route(to tab: any TabMember) -> [String]? {
        guard hasAddresses, canChoose(tab),
            let leading = place?.leadingSegments(of: self)
        else { return nil }
        if let segment = segment(of: tab) { return leading + [segment] }
        return Array(leading.reversed().drop { $0 == "-" }.reversed())
    }

    func addressesChanged() {
        for tab in tabs where tab.cell?.isPlaced == true { graph.setContentDirty(tab) }
    }
}
