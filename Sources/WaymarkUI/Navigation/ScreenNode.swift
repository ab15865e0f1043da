// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// One screen: the root or a pushed view of a stack, a column or a modal.
@MainActor final class ScreenNode: _Node, Resolver {
    unowned let core: StackCore
    var needsResolve = false
    private(set) var bar = ScreenBar()
    /// Whether this is the frontmost screen of its container.
    private(set) var isFront = false
    private var ownCell: ElementCell?
    var linkNames = LinkNames()
    /// Navigation containers among this screen's views; most screens have none, and need not look
    /// for one.
    fileprivate var containerCount = 0
    private(set) var content: _Node?
    private var toolbar: ToolbarNode?
    private var scope: EnvironmentScope?
    private let rebuild: (@MainActor (ScreenNode) -> Void)?

    /// - Parameters:
    ///   - isPresented: Whether `dismiss()` inside acts on this screen.
    ///   - rebuild: Makes the content again when something it read changed.
    init(
        _ surroundings: _Surroundings, core: StackCore, isPresented: Bool,
        rebuild: (@MainActor (ScreenNode) -> Void)? = nil
    ) {
        self.core = core
        self.rebuild = rebuild
        super.init(surroundings)
        ownCell = ElementCell(owner: self)
        if isPresented {
            let scope = EnvironmentScope(parent: surroundings.scope)
            var values = EnvironmentValues()
            values.dismissTarget = DismissTarget(self)
            values.isPresented = true
            scope.set(values.changes)
            self.scope = scope
        }
        toolbar = ToolbarNode(contentSurroundings, screen: self)
        graph.setNeedsResolve(self)
    }

    override var cell: ElementCell? { ownCell }

    override var isBoundary: Bool { true }

    /// Mounts the content; called once.
    func mountContent<V: View>(_ view: V) -> _ViewNode<V> {
        var inner = contentSurroundings
        if let scope { inner.scope = scope }
        let node = mount(view, inner)
        content = node
        return node
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
        case .destination, .selection: core.owner.declarationChanged(kind)
        case .presentation: break
        case .preference: super.declarationChanged(kind)
        }
    }

    var resolveDepth: Int { depth }
    var isStillMounted: Bool { isMounted }

    /// Collects titles, display mode, toolbar and the rest of the bar.
    func resolve() {
        var new = ScreenBar()
        visitDeclarations { node in
            (node as? any BarNode)?.contribute(to: &new)
            return true
        }
        if let toolbar { graph.setChildrenDirty(toolbar) }
        guard new != bar else { return }
        bar = new
        graph.setContentDirty(self)
        core.barChanged(of: self)
    }

    override func makeRole() -> ElementRole {
        .screen(
            WaymarkElements.Screen(
                title: bar.title, subtitle: bar.subtitle, titleDisplay: core.titleDisplay(of: self),
                back: bar.hidesBack ? nil : core.back(from: self), isBarVisible: isBarVisible))
    }

    private var isBarVisible: Bool {
        if let wish = bar.isVisible { return wish }
        if bar.isEmpty, core.back(from: self) == nil { return false }
        return !delegatesBar
    }

    /// Whether a container inside shows the bar in this screen's place.
    var delegatesBar: Bool { bar.isEmpty && innerContainer != nil }

    /// The navigation container that is this screen's content, if there is one.
    var innerContainer: (any NavigationContainer)? {
        guard containerCount > 0 else { return nil }
        var found: (any NavigationContainer)?
        visitDeclarations { node in
            guard found == nil else { return false }
            found = node as? any NavigationContainer
            return found == nil
        }
        return found
    }

    override func handle(_ action: ElementAction) {
        if action == .back { core.goBack(from: self) }
    }
}

/// What a screen's bar shows, as its views declare it (NAV-202: the first in reading order wins).
struct ScreenBar: Equatable {
    var title: String?
    var subtitle: String?
    var displayMode: NavigationBarItem.TitleDisplayMode?
    var hidesBack = false
    var isVisible: Bool?
    var hasItems = false
    var columnWidth: ColumnWidth?
    var disablesInteractiveDismiss = false

    /// Whether nothing asks for a bar (NAV-210).
    var isEmpty: Bool { (title ?? "").isEmpty && !hasItems && isVisible != true }
}

/// A node that adds to its screen's bar.
@MainActor protocol BarNode: _Node {
    func contribute(to bar: inout ScreenBar)
}

/// A node that shows screens: a stack, a split view, a legacy navigation view.
@MainActor protocol NavigationContainer: _Node {
    /// The screen that a person sees in front.
    var frontScreen: ScreenNode? { get }
    /// Every core, in reading order.
    var cores: [StackCore] { get }
    var routeSegments: [String] { get }
    /// Goes to a route as far as it can; returns what it could not use.
    func follow(_ route: ArraySlice<String>) -> ArraySlice<String>
    /// Screens above the root.
    var screenDepth: Int { get }
}

extension NavigationContainer {
    /// Lets the screen around know that there is a container inside; called at mount.
    func joinScreen() { enclosingScreen?.containerCount += 1 }

    /// Called at unmount.
    func leaveScreen() { enclosingScreen?.containerCount -= 1 }
}
