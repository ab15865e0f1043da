// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements

/// The root of a session: its content, its modals, where it is.
@MainActor final class WindowNode: _Node, TabPlace, Resolver {
    var needsResolve = false
    private var ownCell: ElementCell?
    private var content: _Node?
    private let scope: EnvironmentScope
    private(set) var modals: [any Modal] = []
    /// Presenters that another modal keeps from presenting, in their order (NAV-288).
    private var waiting: [_Node] = []
    /// True while a modal is gone and its `onDismiss` has not run yet.
    private(set) var isDismissing = false
    private var title: String?
    /// The app's own title for its windows.
    var name: String? {
        didSet { if name != oldValue { graph.setContentDirty(self) } }
    }
    private(set) var route: [String] = [] {
        didSet { if route != oldValue { routeVersion += 1 } }
    }
    /// How often the route changed.
    private(set) var routeVersion = 0
    private var remembered = RememberedValues()
    /// Where links lead from; absent until the first resolve pass.
    private var place: WindowPlace?
    /// Whether the route it started at leads further than it went, and no handler did anything.
    private(set) var missesAddress = false
    /// What came from outside before there was a handler for it.
    var pendingEvents: [ExternalEvent] = []
    var chosenTabs: ChosenTabs
    var keptColumns: KeptColumns
    /// All tab views, wherever they are.
    var tabViews: [any TabHost] = []
    var tabHosts: [any TabHost] = []
    /// Whether it goes to its first route.
    private(set) var isStarting = false
    let activities = SceneActivities()
    let scenes = DeclaredScenes()
    private(set) var sizeClass: WaymarkElements.SizeClass
    private let storage: SessionStorage
    private let webRequest: WebRequest?
    /// Whether the app is in use, as its views read it.
    var scenePhase = ScenePhase.active {
        didSet { if scenePhase != oldValue { setEnvironment() } }
    }
    private var editMode: Binding<EditMode>?

    init(
        _ graph: Graph, size: WaymarkElements.SizeClass, storage: SessionStorage,
        webRequest: WebRequest?, saved: SavedState?
    ) {
        chosenTabs = ChosenTabs(saved)
        keptColumns = KeptColumns(saved)
        scope = EnvironmentScope(parent: nil)
        sizeClass = size
        self.storage = storage
        self.webRequest = webRequest
        super.init(_Surroundings(graph: graph, scope: scope))
        graph.window = self
        graph.rootNode = self
        ownCell = ElementCell(owner: self)
        editMode = Binding(StateBox(.inactive, node: self))
        setEnvironment()
    }

    func mountContent(_ view: AnyView) {
        content = mount(view, childSurroundings).node
        graph.setNeedsResolve(self)
    }

    private func setEnvironment() {
        var values = EnvironmentValues()
        values.horizontalSizeClass = sizeClass == .compact ? .compact : .regular
        values.scenePhase = scenePhase
        values.openURL = OpenURLAction { [weak self] url in
            self?.deliver(.url(url)) == true ? .handled : .discarded
        }
        values.sessionStorage = storage
        values.webRequest = webRequest
        values.editMode = editMode
        scope.set(values.changes, for: self)
    }

    override var cell: ElementCell? { ownCell }

    override var isShown: Bool { true }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let content { body(content) }
    }

    override func didUnmount() {
        content = nil
        modals = []
        waiting = []
        remembered = RememberedValues()
        ownCell?.children = []
    }

    override func makeChildCells() -> [ElementCell] {
        var cells: [ElementCell] = []
        content?.collectCells(into: &cells)
        return cells + modals.compactMap(\.cell)
    }

    override func makeRole() -> ElementRole {
        .window(Window(title: title, name: name, route: route))
    }

    override func handle(_ action: ElementAction) {
        switch action {
        case .open(let url): if let url = URL(string: url) { route(.url(url)) }
        case .navigate(let route): follow(route)
        case .resize(let size):
            sizeClass = size
            setEnvironment()
            for modal in modals { modal.sizeChanged() }
        default: break
        }
    }

    // MARK: Modals

    func present(_ modal: any Modal) {
        modals.append(modal)
        graph.setChildrenDirty(self)
        frontChanged()
    }

    func dismiss(_ modal: any Modal) {
        modals.removeAll { $0 === modal }
        graph.setChildrenDirty(self)
        frontChanged()
        guard !isDismissing else { return }
        isDismissing = true
        graph.lifecycle.actions.append { [weak self] in self?.finishDismissal() }
    }

    /// Has those who wait present, after `onDismiss` of what is gone has run (NAV-285).
    private func finishDismissal() {
        isDismissing = false
        for presenter in waiting { graph.invalidate(presenter) }
        waiting = []
    }

    /// Has the presenter evaluated again when a modal is gone.
    func wait(_ presenter: _Node) {
        if !waiting.contains(where: { $0 === presenter }) { waiting.append(presenter) }
    }

    func stopWaiting(_ presenter: _Node) { waiting.removeAll { $0 === presenter } }

    /// Whether a person can touch a node: no modal stands before it.
    func isInFront(_ node: _Node) -> Bool {
        guard node !== self, let front = modals.last else { return true }
        var current: _Node? = node
        while let inside = current, inside !== front { current = inside.parent }
        return current != nil
    }

    // MARK: Where it is

    /// The frontmost screen may be another one now, or may be called otherwise.
    func frontChanged() { graph.setNeedsResolve(self) }

    var resolveDepth: Int { Int.max }
    var isStillMounted: Bool { isMounted }

    func resolve() {
        updatePlace()
        noteRoutesBehind()
        let newTitle = frontTitle
        let newRoute = routeSegments
        guard newTitle != title || newRoute != route else { return }
        title = newTitle
        route = newRoute
        graph.setContentDirty(self)
    }

    /// The navigation container of the content.
    var container: (any NavigationContainer)? { firstContainer }

    var leadingSegments: [String]? { modals.isEmpty ? [] : nil }

    var isPartOfRoutes: Bool { true }

    fileprivate var routeSegments: [String] { tabSegments + (container?.routeSegments ?? []) }

    /// The frontmost modal that has screens; a dialog leaves a person where they are.
    private var screensModal: (any Modal)? { modals.last { $0.frontScreen != nil } }

    var frontScreen: ScreenNode? {
        var screen = screensModal?.frontScreen ?? container?.frontScreen
        while let inner = screen?.innerContainer?.frontScreen { screen = inner }
        return screen
    }

    /// The title in front; a modal or a column that has none leaves it to what is behind it.
    private var frontTitle: String? {
        let ofModals = modals.reversed().lazy.compactMap { $0.frontScreen?.shownTitle }
        return ofModals.first ?? titleOfContent
    }

    private var titleOfContent: String? {
        var title: String?
        var next = container
        while let container = next {
            title =
                container.frontScreen?.shownTitle
                ?? container.cores.reversed().lazy.compactMap(\.front.shownTitle).first ?? title
            next = container.frontScreen?.innerContainer
        }
        return title
    }

    /// Screens above the root of what is in front.
    var depthInFront: Int {
        screensModal?.screenDepth ?? container?.screenDepth ?? 0
    }

    /// The route that leads to a screen, when it is the front of everything around it.
    func route(upTo screen: ScreenNode) -> [String]? {
        guard let place, place.screens.contains(where: { $0 === screen }) else { return nil }
        return screen.leadingSegments.map { $0 + screen.tabSegments } ?? place.route
    }

    /// The addresses of links begin with the route to their screen: those of screens that came or
    /// went are due.
    private func updatePlace() {
        let new = WindowPlace(of: self)
        let old = place
        guard old?.isSame(as: new) != true else { return }
        place = new
        if old?.isCovered != new.isCovered {
            tabAddressesChanged()
            container?.addressesChanged()
        }
        for screen in (old?.screens ?? []) + new.screens where screen.isMounted {
            screen.core.routeChanged()
        }
    }

    /// Goes to a route before anything has appeared, so that what it covers never does (RES-007).
    ///
    /// - Parameter url: What the app hears of when the route does not lead all the way, or when the
    ///   address says more than a route can.
    func start(at route: [String], url: URL? = nil) {
        graph.settleScreens()
        isStarting = true
        let rest = followWhole(route)
        isStarting = false
        missesAddress = !rest.isEmpty
        if let url, !rest.isEmpty || url.query() != nil || url.fragment() != nil {
            graph.settle()
            if offer(url) { return }
        }
        if container != nil, let segment = rest.first { reportUndecodable(segment) }
    }

    /// Hands the address of the start to the app; whether a handler took it.
    private func offer(_ url: URL) -> Bool {
        let bodies = graph.counters.bodiesRun
        let isHeard = hears(.url(url))
        self.route(.url(url))
        if graph.hasDueWork || graph.counters.bodiesRun > bodies { missesAddress = false }
        return isHeard
    }

    private func follow(_ route: [String]) {
        guard !isHeld(from: route) else { return }
        for modal in modals.reversed() { modal.close() }
        graph.settle()
        go(to: route)
    }

    private func go(to route: [String]) {
        let rest = followWhole(route)
        if container != nil, let segment = rest.first { reportUndecodable(segment) }
    }

    /// How much of an address is followed in all, stacks inside of stacks included; each of them
    /// has a limit of its own for what it pushes.
    private static let longestRoute = 256

    private func followWhole(_ route: [String]) -> ArraySlice<String> {
        let known = route.prefix(Self.longestRoute)
        let rest = followTabs(known)
        let unknown = follow(rest, in: container, isNamed: rest.count < known.count)
        return route[unknown.startIndex...]
    }

    func reportUndecodable(_ segment: String) {
        graph.issues.report(.undecodableRoute(segment: segment.cut(to: 200)), at: self)
    }

    /// Whether a screen in front keeps a person from leaving it for a route (NAV-216).
    private func isHeld(from newRoute: [String]) -> Bool {
        guard !newRoute.starts(with: route) else { return false }
        var screen = container?.frontScreen
        while let current = screen {
            if current.bar.disablesInteractiveBack { return true }
            screen = current.innerContainer?.frontScreen
        }
        return false
    }

    /// Keeps a value that cannot be written, so that Back and Forward find it again.
    func rememberValue(_ element: PathElement) -> String { remembered.segment(of: element) }

    func rememberedValue(_ segment: String) -> PathElement? { remembered.element(of: segment) }
}

/// The way to the front of a window, and the screens that are there.
@MainActor private struct WindowPlace {
    let route: [String]
    let screens: [ScreenNode]
    /// Whether a modal stands before it.
    let isCovered: Bool

    init(of window: WindowNode) {
        isCovered = !window.modals.isEmpty
        let container = isCovered ? nil : window.container
        route = isCovered ? [] : window.routeSegments
        screens =
            container == nil ? [] : [container?.frontScreen, window.frontScreen].compactMap(\.self)
    }

    func isSame(as other: WindowPlace) -> Bool {
        isCovered == other.isCovered && route == other.route
            && screens.elementsEqual(other.screens, by: ===)
    }
}
