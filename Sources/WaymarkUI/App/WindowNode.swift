// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements

/// The root of a session: its content, its modals, where it is.
@MainActor final class WindowNode: _Node, Resolver {
    var needsResolve = false
    private var ownCell: ElementCell?
    private var content: _Node?
    private let scope: EnvironmentScope
    private(set) var modals: [ModalNode] = []
    private var title: String?
    private(set) var route: [String] = []
    private var place = Place()
    private var remembered: [PathElement] = []
    private var pendingURLs: [URL] = []
    private(set) var sizeClass: WaymarkElements.SizeClass
    private let storage: SessionStorage

    init(_ graph: Graph, size: WaymarkElements.SizeClass, storage: SessionStorage) {
        scope = EnvironmentScope(parent: nil)
        sizeClass = size
        self.storage = storage
        super.init(_Surroundings(graph: graph, parent: nil, scope: scope))
        graph.window = self
        graph.rootNode = self
        ownCell = ElementCell(owner: self)
        setEnvironment()
    }

    func mountContent(_ view: AnyView) {
        content = mount(view, childSurroundings)
        graph.setNeedsResolve(self)
    }

    private func setEnvironment() {
        var values = EnvironmentValues()
        values.horizontalSizeClass = sizeClass == .compact ? .compact : .regular
        values.openURL = OpenURLAction { [weak self] url in
            self?.open(url) == true ? .handled : .discarded
        }
        values.sessionStorage = storage
        scope.set(values.changes)
    }

    override var cell: ElementCell? { ownCell }

    override var isShown: Bool { true }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let content { body(content) }
    }

    override func didUnmount() {
        content = nil
        modals = []
        remembered = []
        ownCell?.children = []
    }

    override func makeChildCells() -> [ElementCell] {
        var cells: [ElementCell] = []
        content?.collectCells(into: &cells)
        return cells + modals.compactMap(\.cell)
    }

    override func makeRole() -> ElementRole { .window(Window(title: title, route: route)) }

    override func handle(_ action: ElementAction) {
        switch action {
        case .open(let url): if let url = URL(string: url) { _ = open(url) }
        case .navigate(let route): follow(route)
        case .resize(let size):
            sizeClass = size
            setEnvironment()
        default: break
        }
    }

    // MARK: Modals

    func present(_ modal: ModalNode) {
        modals.append(modal)
        graph.setChildrenDirty(self)
        frontChanged()
    }

    func dismiss(_ modal: ModalNode) {
        modals.removeAll { $0 === modal }
        graph.setChildrenDirty(self)
        frontChanged()
    }

    // MARK: Where it is

    /// The frontmost screen may be another one now, or may be called otherwise.
    func frontChanged() { graph.setNeedsResolve(self) }

    var resolveDepth: Int { Int.max }
    var isStillMounted: Bool { isMounted }

    func resolve() {
        let front = frontScreen
        let newTitle = front?.shownTitle
        let newRoute = container?.routeSegments ?? []
        let newPlace = Place(front: front.map(ObjectIdentifier.init), route: newRoute, modals: modals.count)
        if newPlace != place { linksChanged() }
        place = newPlace
        guard newTitle != title || newRoute != route else { return }
        title = newTitle
        route = newRoute
        graph.setContentDirty(self)
    }

    /// The navigation container of the content.
    var container: (any NavigationContainer)? {
        var found: (any NavigationContainer)?
        visitDeclarations { node in
            if found == nil { found = node as? any NavigationContainer }
            return found == nil
        }
        return found
    }

    var frontScreen: ScreenNode? {
        var screen = modals.last?.core.front ?? container?.frontScreen
        while let inner = screen?.innerContainer?.frontScreen { screen = inner }
        return screen
    }

    /// Screens above the root of what is in front.
    var depthInFront: Int {
        guard let modal = modals.last else { return container?.screenDepth ?? 0 }
        return modal.core.depth + (modal.core.front.innerContainer?.screenDepth ?? 0)
    }

    /// The route that leads to a screen, when it is the front of everything around it.
    func route(upTo screen: ScreenNode) -> [String]? {
        guard modals.isEmpty, let container else { return nil }
        return container.frontScreen === screen || frontScreen === screen ? container.routeSegments : nil
    }

    private func follow(_ route: [String]) {
        guard let container else { return }
        for modal in modals.reversed() { modal.dismissRoot() }
        graph.settle()
        let rest = container.follow(route[...])
        if let segment = rest.first { graph.issues.report(.undecodableRoute(segment: segment), at: self) }
    }

    /// Keeps a value that cannot be written, so that Back and Forward find it again.
    func rememberValue(_ element: PathElement) -> String {
        if let index = remembered.firstIndex(where: { $0.isEqual(to: element) }) { return "@\(index)" }
        remembered.append(element)
        return "@\(remembered.count - 1)"
    }

    func rememberedValue(_ segment: String) -> PathElement? {
        guard segment.hasPrefix("@"), let index = Int(segment.dropFirst()), remembered.indices.contains(index)
        else { return nil }
        return remembered[index]
    }

    // MARK: URLs

    /// Hands a URL to every handler, depth first; keeps it until there is one (RES-009).
    func open(_ url: URL) -> Bool {
        let handlers = urlHandlers
        guard !handlers.isEmpty else {
            pendingURLs.append(url)
            return false
        }
        for handler in handlers { handler.receive(url) }
        return true
    }

    /// A handler came into the tree.
    func deliverPendingURLs() {
        guard !pendingURLs.isEmpty else { return }
        let urls = pendingURLs
        pendingURLs = []
        graph.lifecycle.actions.append { [weak self] in
            for url in urls { _ = self?.open(url) }
        }
    }

    private var urlHandlers: [any URLReceiving] {
        var handlers: [any URLReceiving] = []
        visitDeclarations(crossing: true) { node in
            if let handler = node as? any URLReceiving { handlers.append(handler) }
            return true
        }
        return handlers
    }
}

/// A mounted `onOpenURL`.
@MainActor protocol URLReceiving: _Node {
    func receive(_ url: URL)
}
