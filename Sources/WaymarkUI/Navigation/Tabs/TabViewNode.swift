// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The node of a tab view: it knows its tabs and which one is shown.
@MainActor
final class TabViewNode<SelectionValue: Hashable, Content: View>:
    KeepingElementNode<TabView<SelectionValue, Content>>, TabHost, Resolver
{
    var needsResolve = false
    private var list: DetachedNode<Content>?
    private var bar: TabBarNode?
    private var panel: TabPanelNode?
    private var parts: [any TabBarPart] = []
    private(set) var tabs: [any TabMember] = []
    private(set) weak var current: (any TabMember)?
    /// The tab that a person chose where no binding keeps it.
    private weak var chosen: (any TabMember)?
    /// The place of the tab that was shown in the process before; the binding hears of it once all
    /// views are made.
    private var savedPlace: Int?
    private(set) var style: TabsElement.Style = .automatic
    private var showsHeaders = false
    private var isBarHidden = false
    private(set) var isInPage = false
    /// The names of the tabs in routes, once somebody has asked for them.
    var routeNames: [String]?
    private(set) weak var place: (any TabPlace)?

    override init(_ view: TabView<SelectionValue, Content>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        place = enclosingScreen ?? graph.window
        place?.tabHosts.append(self)
        graph.window?.tabViews.append(self)
        bar = TabBarNode(contentInputs) { [unowned self] in barCells }
        panel = TabPanelNode(contentInputs) { [unowned self] in
            (current?.panelTitle ?? "", current?.contentCells ?? [])
        }
        var inner = contentInputs
        inner.memberRole = TabMemberRole(self)
        list = DetachedNode(view.content, inner) { [unowned self] in graph.setNeedsResolve(self) }
        savedPlace = graph.window?.chosenTabs.place(in: viewPath)
        resolve()
        if savedPlace != nil { graph.setNeedsResolve(self) }
    }

    override var pathName: String? { "TabView" }

    override var lazyContainerName: String? { "TabView" }

    override func update(_ view: TabView<SelectionValue, Content>) {
        super.update(view)
        list?.update(view.content)
        graph.setNeedsResolve(self)
    }

    override func reevaluate() { graph.setNeedsResolve(self) }

    var resolveDepth: Int { depth }

    /// Finds the tabs, and shows the selected one.
    func resolve() {
        let flag = ObservingFlags.flag(for: TabView<SelectionValue, Content>.self)
        let (selected, style, width) = evaluate(observing: flag) {
            let values = EnvironmentValues(scope: inputs.scope, reader: self)
            return (view.selection?.wrappedValue, values.tabStyle, values.horizontalSizeClass)
        }
        self.style = style
        showsHeaders = style == .sidebar && width == .regular
        collectTabs()
        findKind()
        let restored = tabs.first { $0.place == savedPlace }
        let isNew = current == nil
        show(restored ?? tab(for: selected))
        if !isNew { savedPlace = nil }
        if !isNew, let restored { choose(restored) }
        isBarHidden = current?.tabBarPreference == false
        graph.setContentDirty(self)
        if let bar { graph.setChildrenDirty(bar) }
        if let panel { graph.setContentDirty(panel) }
    }

    /// Tabs on a pushed screen or in a sheet are no places of the app, nor are pages.
    private func findKind() {
        let isPart = style == .page || (style == .automatic && place?.isPartOfRoutes != true)
        guard isPart != isInPage else { return }
        isInPage = isPart
        bar?.isInPage = isPart
        addressesChanged()
        graph.setChildrenDirty(self)
    }

    private func collectTabs() {
        parts = []
        list?.collectTabBarParts(into: &parts)
        tabs = parts.compactMap { $0 as? any TabMember }
        for (index, tab) in tabs.enumerated() { tab.place = index }
        routeNames = nil
        if view.selection != nil { reportEqualTags() }
    }

    /// Reports tabs with one tag, of which only the first can be selected (NAV-262).
    private func reportEqualTags() {
        var seen: Set<SelectionValue> = []
        for tab in tabs {
            guard let tag = tab.tag, let value = tag.value(as: SelectionValue.self) else {
                continue
            }
            guard !seen.insert(value).inserted else { continue }
            graph.issues.report(.duplicateTag(tag: "\(value)", container: "TabView"), at: self)
        }
    }

    private func tab(for selected: SelectionValue?) -> (any TabMember)? {
        if let selected { return tabs.first { value(of: $0) == selected } ?? tabs.first }
        return tabs.first { $0 === chosen } ?? tabs.first
    }

    /// Returns the value that a tab stands for; without a tag it may be its place, where the
    /// selection is an `Int`.
    private func value(of tab: any TabMember) -> SelectionValue? {
        if let value = tab.tag?.value(as: SelectionValue.self) { return value }
        return SelectionValue.self == Int.self ? tab.place as? SelectionValue : nil
    }

    private func show(_ tab: (any TabMember)?) {
        guard tab !== current else { return }
        if current != nil, let tab { graph.window?.chosenTabs.note(tab.place, in: viewPath) }
        if let current, current.isMounted { current.setSelected(false) }
        current = tab
        if let tab, !tab.wasShown { goOn(in: tab) }
        tab?.setSelected(true)
        contentChanged()
        graph.window?.frontChanged()
        if let screen = enclosingScreen { graph.setContentDirty(screen) }
        place?.tabAddressesChanged()
        for kind in [DeclarationKind.bar, .destination, .selection] {
            parent?.declarationChanged(kind)
        }
    }

    func personChose(_ tab: any TabMember) {
        if tab === current { return popToRoot(of: tab) }
        choose(tab)
        graph.setNeedsResolve(self)
    }

    private func choose(_ tab: any TabMember) {
        savedPlace = nil
        chosen = tab
        guard let selection = view.selection else { return }
        guard let value = value(of: tab) else { return reportMismatch(of: tab) }
        selection.wrappedValue = value
    }

    func followInOtherTab(_ route: ArraySlice<String>) -> ArraySlice<String> {
        let shown = current
        for tab in tabs where tab !== shown && canChoose(tab) {
            turn(to: tab)
            guard current === tab, let container = tab.firstContainer else { continue }
            let rest = container.follow(route)
            guard rest.count < route.count else { continue }
            forgetRoute(before: tab)
            return rest
        }
        if let shown { turn(to: shown) }
        return route
    }

    func canChoose(_ tab: any TabMember) -> Bool {
        view.selection == nil || value(of: tab) != nil
    }

    func turn(to tab: any TabMember) {
        choose(tab)
        graph.setNeedsResolve(self)
        graph.settleScreens()
    }

    override func willUnmount() {
        graph.window?.chosenTabs.forget(viewPath)
        graph.window?.tabViews.removeAll { $0 === self }
        place?.tabHosts.removeAll { $0 === self }
    }

    /// Goes back to the first screen of the tab that is shown, because a person chose it again
    /// (NAV-281).
    private func popToRoot(of tab: any TabMember) {
        tab.firstContainer?.popToRoot()
    }

    /// Reports a tag of another type than the selection (NAV-284).
    private func reportMismatch(of tab: any TabMember) {
        let tag = tab.tag.map { shortName(of: $0.type) } ?? "nothing"
        graph.issues.report(
            .selectionMismatch(tag: tag, selection: shortName(of: SelectionValue.self)), at: self)
    }

    func contentChanged(of tab: any TabMember) {
        if tab === current { contentChanged() }
    }

    private func contentChanged() {
        graph.setChildrenDirty(self)
        if let panel { graph.setChildrenDirty(panel) }
    }

    override func declarationChanged(_ kind: DeclarationKind) {
        if kind == .bar { graph.setNeedsResolve(self) }
        super.declarationChanged(kind)
    }

    func barPreferenceChanged() {
        if (current?.tabBarPreference == false) != isBarHidden { graph.setNeedsResolve(self) }
    }

    override func makeRole() -> ElementRole {
        .tabs(TabsElement(style: isBarHidden ? .bare : style))
    }

    /// The elements in the bar: tabs, and in a sidebar the headers that tabs come after.
    private var barCells: [ElementCell] {
        guard !isBarHidden else { return [] }
        let shown = parts.enumerated().filter { index, part in
            if part is any TabMember { return true }
            return showsHeaders && parts.dropFirst(index + 1).first is any TabMember
        }
        return shown.compactMap(\.element.cell)
    }

    override func makeChildCells() -> [ElementCell] {
        let content = isInPage ? panel?.cell.map { [$0] } : current?.contentCells
        return (bar?.cell.map { [$0] } ?? []) + (content ?? [])
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let list { body(list) }
        if let bar { body(bar) }
        if let panel { body(panel) }
    }
}
