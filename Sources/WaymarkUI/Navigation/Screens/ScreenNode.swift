// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// One screen: the root or a pushed view of a stack, a column or a modal.
@MainActor final class ScreenNode: _Node, Resolver {
    unowned let screenStack: ScreenStack
    /// The number of screens that were below when it was made; it never moves.
    let position: Int
    var needsResolve = false
    private(set) var bar = ScreenBar()
    /// True if this is the frontmost screen of its container.
    private(set) var isFront = false
    private var ownCell: ElementCell?
    var linkNames = LinkNames()
    var tabHosts: [any TabHost] = []
    /// Navigation containers among this screen's views; most screens have none, and need not look
    /// for one.
    fileprivate var containerCount = 0
    private(set) var content: _Node?
    private var toolbar: ToolbarNode?
    private let scope: EnvironmentScope
    /// The values that this screen sets in the environment of its content.
    private var own = EnvironmentValues()
    private let rebuild: (@MainActor (ScreenNode) -> Void)?
    /// The flag, item or link that asks for this screen, where one does.
    weak var presenter: (any ScreenPresenter)?

    /// - Parameters:
    ///   - isRoot: Whether it is the bottom screen of its stack.
    ///   - isPresented: Whether `dismiss()` inside acts on this screen.
    ///   - rebuild: Makes the content again when something it read changed.
    init(
        _ inputs: _NodeInputs, screenStack: ScreenStack, isRoot: Bool = false, isPresented: Bool,
        rebuild: (@MainActor (ScreenNode) -> Void)? = nil
    ) {
        self.screenStack = screenStack
        position = isRoot ? 0 : screenStack.entries.count + 1
        self.rebuild = rebuild
        scope = EnvironmentScope(parent: inputs.scope)
        super.init(inputs)
        ownCell = ElementCell(owner: self)
        own.editMode = Binding(StateBox(.inactive, node: self))
        if isPresented {
            own.dismissTarget = DismissTarget(self)
            own.isPresented = true
        }
        scope.set(own.changes, for: self)
        toolbar = ToolbarNode(innerInputs(in: inputs.scope), screen: self)
        graph.setNeedsResolve(self)
    }

    /// Sets whether `dismiss()` would do something now (NAV-235).
    func setPresented(_ isPresented: Bool) {
        own.isPresented = isPresented
        scope.set(own.changes, for: self)
    }

    override var cell: ElementCell? { ownCell }

    override var isBoundary: Bool { true }

    override var isPresented: Bool { true }

    /// A screen goes with the value on the path, or with the flag, item or link, that it is there
    /// for (B32).
    override var support: NodeSupport {
        if screenStack.isOutdated(self) { return .gone }
        guard let presenter else { return .parent }
        return presenter.isMounted && presenter.isOn ? .presenter(presenter) : .gone
    }

    /// Mounts the content; called once.
    func mountContent<V: View>(_ view: V) -> Mounted<V> {
        let mounted = mount(view, innerInputs(in: scope))
        content = mounted.node
        return mounted
    }

    private func innerInputs(in scope: EnvironmentScope) -> _NodeInputs {
        var inner = contentInputs
        inner.scope = scope
        inner.presented = self
        return inner
    }

    override func reevaluate() { rebuild?(self) }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let toolbar { body(toolbar) }
        if let content { body(content) }
    }

    override var isShown: Bool { isFront && super.isShown }

    func setFront(_ isFront: Bool) {
        guard self.isFront != isFront else { return }
        self.isFront = isFront
        graph.visibilityChanged(below: self)
        if isFront { graph.setContentDirty(self) }
    }

    override func declarationChanged(_ kind: DeclarationKind) {
        switch kind {
        case .bar: graph.setNeedsResolve(self)
        case .destination, .selection: screenStack.owner.declarationChanged(kind)
        default: super.declarationChanged(kind)
        }
    }

    var resolveDepth: Int { depth }

    /// Collects titles, display mode, toolbar and the rest of the bar.
    func resolve() {
        var new = ScreenBar()
        visitDeclarations { node in
            (node as? any BarNode)?.contribute(to: &new)
            return true
        }
        if !searchesAround.isEmpty { new.places.insert(.search) }
        toolbarChanged()
        if bar.hasItemsInContent || new.hasItemsInContent { graph.setChildrenDirty(self) }
        guard new != bar else { return }
        let removesOthers = new.removedItems != bar.removedItems
        let speaksOfTabs = new.preferences[.tabs] != bar.preferences[.tabs]
        bar = new
        if speaksOfTabs { tabsAround?.barPreferenceChanged() }
        if removesOthers { sidebarToggleChanged() }
        graph.setContentDirty(self)
        innerBarsChanged()
        screenStack.barChanged(of: self)
    }

    /// The toolbar, what stands for a large title, fields for searching, then the content.
    override func makeChildCells() -> [ElementCell] {
        var cells: [ElementCell] = []
        toolbar?.collectCells(into: &cells)
        cells += largeTitleCells + searchCells
        content?.collectCells(into: &cells)
        return cells
    }

    /// The bar's items, or the way that the title stands, are others now.
    func toolbarChanged() {
        if let toolbar { graph.setChildrenDirty(toolbar) }
    }

    override func makeRole() -> ElementRole { .screen(screenContent) }

    /// The navigation container that is this screen's content, if there is one.
    var innerContainer: (any NavigationContainer)? {
        containerCount > 0 ? firstContainer : nil
    }

    override func handle(_ action: ElementAction) {
        switch action {
        case .back: screenStack.goBack(from: self)
        case .backTo(let depth): screenStack.goBack(from: self, to: depth)
        case .setText(let title): renameTitle(to: title)
        default: break
        }
    }
}

extension ScreenNode {
    /// Marks the bars of stacks inside as changed: whether they are shown, and what leads back
    /// there, depends on the bar here.
    fileprivate func innerBarsChanged() {
        for inner in innerContainer?.screenStacks ?? [] { inner.setBarsDirty() }
    }
}

extension ScreenStack {
    /// Marks the bars of the screen in front and of containers inside it as changed, because what
    /// leads back may be another now; covered screens are built anew when they are revealed.
    func setBarsDirty() {
        graph.setContentDirty(front)
        front.innerBarsChanged()
    }
}

extension _Node {
    /// The first container inside.
    var firstContainer: (any NavigationContainer)? {
        var found: (any NavigationContainer)?
        visitDeclarations { node in
            if found == nil { found = node as? any NavigationContainer }
            return found == nil
        }
        return found
    }
}

/// A node that shows screens: a stack, a split view, a legacy navigation view.
@MainActor protocol NavigationContainer: _Node {
    /// The screen that a person sees in front.
    var frontScreen: ScreenNode? { get }
    /// Every stack of screens, in reading order.
    var screenStacks: [ScreenStack] { get }
    var routeSegments: [String] { get }
    /// Goes to a route as far as it can; returns what it could not use.
    func follow(_ route: ArraySlice<String>) -> ArraySlice<String>
    /// Screens above the root.
    var screenDepth: Int { get }
    /// Goes back as far as it is possible without leaving the container (NAV-281).
    func popToRoot()
}

extension NavigationContainer {
    /// Lets the screen around know that there is a container inside; called at mount.
    func joinScreen() {
        if let enclosingScreen {
            enclosingScreen.containerCount += 1
        } else {
            reportTitleOutside()
        }
    }

    /// A title around the outermost container belongs to no screen (NAV-201).
    private func reportTitleOutside() {
        var bar = ScreenBar()
        var node = parent
        while let current = node {
            (current as? any BarNode)?.contribute(to: &bar)
            node = current.parent
        }
        guard let title = bar.title, !title.isEmpty else { return }
        graph.issues.report(.titleOutsideContainer(title: title), at: self)
    }

    /// Lets the screen and the window know that the container is gone; called at unmount.
    func leaveScreen() {
        enclosingScreen?.containerCount -= 1
        graph.window?.frontChanged()
    }
}
