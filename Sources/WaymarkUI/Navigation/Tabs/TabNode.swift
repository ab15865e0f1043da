// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A tab as its tab view sees it.
@MainActor protocol TabMember: TabBarPart {
    /// The value that stands for the tab in the selection.
    var tag: RowTag? { get }
    /// Its place among the tabs, from 0.
    var place: Int { get set }
    var isSelected: Bool { get }
    /// True if its content was made.
    var wasShown: Bool { get }
    /// Its route in the process before, while it is on its way there.
    var routeBefore: [String]? { get set }
    /// The words of its label.
    var title: String { get }
    /// The title of its content.
    var panelTitle: String { get }
    var contentCells: [ElementCell] { get }
    /// Shows the content, and makes it the first time; or keeps it out of sight.
    func setSelected(_ isSelected: Bool)
}

/// The tab view around tabs.
@MainActor protocol TabHost: _Node {
    func personChose(_ tab: any TabMember)
    func contentChanged(of tab: any TabMember)
    /// Another screen is in front in a tab, or one speaks of the bar otherwise than before.
    func barPreferenceChanged()
    /// Shows the first tab behind that knows a route; returns what is left of it, all where none
    /// does.
    func followInOtherTab(_ route: ArraySlice<String>) -> ArraySlice<String>
    /// True if no other tab is shown instead of the one that it is in.
    func isShown(in place: any TabPlace) -> Bool
    /// The name in a route of the tab that is shown; `nil` for the first one.
    var routeSegment: String? { get }
    func hasTab(named name: String) -> Bool
    /// True if there is such a tab, which is shown then.
    func showTab(named name: String) -> Bool
    func showFirstTab()
    /// True if the tabs are parts of one page, rather than places of the app.
    var isInPage: Bool { get }
    /// The route on which a tab is shown; `nil` where it has no address.
    func route(to tab: any TabMember) -> [String]?
    func addressesChanged()
    /// Returns the routes in the tabs that are not shown, by their places.
    ///
    /// - Parameter before: Where they stood in the process before.
    func routesBehind(before: RoutesBehind) -> RoutesBehind
}

/// One tab: its element is the button in the bar; its content is made when it is first shown.
@MainActor final class TabNode<V: View, Content: View, Label: View>: KeepingNode<V>, TabMember {
    private let content: (V) -> Content
    private let label: (V) -> Label
    private var ownCell: ElementCell?
    private var labelNode: Mounted<Label>?
    private var contentNode: DetachedNode<MemberContent<Content>>?
    private(set) var isSelected = false
    var routeBefore: [String]?
    var place = 0 {
        didSet { if place != oldValue { graph.setContentDirty(self) } }
    }

    init(
        _ view: V, _ inputs: _NodeInputs, content: @escaping (V) -> Content,
        label: @escaping (V) -> Label
    ) {
        self.content = content
        self.label = label
        super.init(view, inputs)
        ownCell = ElementCell(owner: self)
        labelNode = mount(label(view), contentInputs)
    }

    override func update(_ view: V) {
        super.update(view)
        labelNode?.update(label(view))
        contentNode?.update(shownContent)
        graph.setContentDirty(self)
    }

    private var shownContent: MemberContent<Content> { MemberContent(content(view), inputs) }

    override func memberTraitsChanged() {
        super.memberTraitsChanged()
        labelNode?.update(label(view))
    }

    override var cell: ElementCell? { ownCell }

    override var passesDecoration: Bool { true }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let labelNode { body(labelNode.node) }
        if let contentNode { body(contentNode) }
    }

    override func makeChildCells() -> [ElementCell] {
        var cells: [ElementCell] = []
        labelNode?.node.collectCells(into: &cells)
        return cells
    }

    override func makeRole() -> ElementRole {
        let tabs = inputs.tabs
        return .tab(
            TabElement(
                isSelected: isSelected, badge: badge, route: tabs?.route(to: self),
                isInPage: tabs?.isInPage == true))
    }

    var title: String { labelNode?.node.plainText ?? "" }

    var panelTitle: String { title.isEmpty ? "Page \(place + 1)" : title }

    private var badge: String? {
        for kind in inputs.decorationsAround {
            if case .effect(.badge(let text)) = kind { return text }
        }
        return badgeCarried(by: view)
    }

    /// A page without a label is called by its number.
    override var impliedAccessibility: Accessibility {
        Accessibility(label: Label.self == EmptyView.self ? "Page \(place + 1)" : nil)
    }

    override func handle(_ action: ElementAction) {
        if action == .press { inputs.tabs?.personChose(self) }
    }

    /// True while the tab is hidden: what it declares stays inside then (NAV-283).
    override var isBoundary: Bool { !isSelected }

    override var isShown: Bool { isSelected && super.isShown }

    var tag: RowTag? {
        let about = inputs.traits?.aboutRow
        return about?.tag ?? tagCarried(by: view) ?? about?.identity
    }

    var contentCells: [ElementCell] { contentNode?.cells ?? [] }

    var wasShown: Bool { contentNode != nil }

    func setSelected(_ isSelected: Bool) {
        guard self.isSelected != isSelected else { return }
        self.isSelected = isSelected
        if isSelected, contentNode == nil { mountContent() }
        graph.setContentDirty(self)
        graph.visibilityChanged(below: self)
    }

    private func mountContent() {
        var inner = childInputs
        inner.memberRole = nil
        inner.traits = nil
        inner.deferred = nil
        contentNode = DetachedNode(shownContent, inner) { [unowned self] in
            inputs.tabs?.contentChanged(of: self)
        }
    }
}
