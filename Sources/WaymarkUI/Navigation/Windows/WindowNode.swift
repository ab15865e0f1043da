// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The root of a session's graph: its content, and the modals that stand before it.
///
/// A session of an app has an `AppWindowNode`, which adds what comes from outside.
@MainActor class WindowNode: _Node, TabPlace, Resolver {
    final var needsResolve = false
    private var ownCell: ElementCell?
    private var content: _Node?
    private let scope: EnvironmentScope
    private(set) final lazy var modals = ModalStack(of: self)
    /// The window's route, and its way to another one.
    private(set) final lazy var routes = WindowRoutes(of: self)
    private var title: String?
    /// The app's own title for its windows.
    final var name: String? {
        didSet { if name != oldValue { graph.setContentDirty(self) } }
    }
    final var chosenTabs: ChosenTabs
    final var keptColumns: KeptColumns
    /// All tab views, wherever they are.
    final var tabViews: [any TabHost] = []
    final var tabHosts: [any TabHost] = []
    private(set) final var sizeClass: SizeClass
    /// The class of its height, which is regular until a renderer has measured it.
    private var heightClass = UserInterfaceSizeClass.regular
    /// The height of the window, in points; `nil` where nobody has measured it.
    private(set) final var height: Double?
    private var editMode: Binding<EditMode>?

    init(
        _ graph: Graph, size: SizeClass, chosenTabs: ChosenTabs,
        keptColumns: KeptColumns
    ) {
        self.chosenTabs = chosenTabs
        self.keptColumns = keptColumns
        scope = EnvironmentScope(parent: nil)
        sizeClass = size
        super.init(_NodeInputs(graph: graph, scope: scope))
        graph.rootNode = self
        ownCell = ElementCell(owner: self)
        graph.focus.isReachable = { [unowned self] in modals.isInFront($0) }
        editMode = Binding(StateBox(.inactive, node: self))
        environmentChanged()
    }

    final func mountContent(_ view: AnyView) {
        var inputs = childInputs
        inputs.decoration = _Decoration.aroundAll(in: scope)
        content = mount(view, inputs).node
        graph.setNeedsResolve(self)
    }

    /// Hands what the window says of itself to all views again.
    final func environmentChanged() {
        var values = EnvironmentValues()
        contribute(to: &values)
        scope.set(values.changes, for: self)
    }

    /// Adds what all views in the window may read.
    func contribute(to values: inout EnvironmentValues) {
        values.horizontalSizeClass = sizeClass == .compact ? .compact : .regular
        values.verticalSizeClass = heightClass
        values.editMode = editMode
    }

    override final var cell: ElementCell? { ownCell }

    override final var isShown: Bool { true }

    override final func forEachChild(_ body: (_Node) -> Void) {
        if let content { body(content) }
    }

    override func didUnmount() {
        content = nil
        modals.removeAll()
        routes.forgetValues()
        ownCell?.children = []
    }

    override final func makeChildCells() -> [ElementCell] {
        var cells: [ElementCell] = []
        content?.collectCells(into: &cells)
        return cells + modals.cells
    }

    override final func makeRole() -> ElementRole {
        .window(WindowElement(title: title, name: name, route: routes.current))
    }

    override func handle(_ action: ElementAction) {
        switch action {
        case .navigate(let route): routes.navigate(to: route)
        case .measure(.width(let size)): take(size)
        case .measure(.window(let size)): take(size)
        default: break
        }
    }

    private func take(_ size: SizeClass) {
        sizeClass = size
        environmentChanged()
        modals.sizeChanged()
    }

    /// Takes the size of the window: one that is as low as a telephone held sideways is compact.
    final func take(_ size: WindowSize) {
        if height != size.height { modals.sizeChanged() }
        height = size.height
        let new: UserInterfaceSizeClass = size.height < 480 ? .compact : .regular
        guard new != heightClass else { return }
        heightClass = new
        environmentChanged()
    }

    /// The frontmost screen may be another one now, or may be called otherwise.
    final func frontChanged() { graph.setNeedsResolve(self) }

    final var resolveDepth: Int { Int.max }

    final func resolve() {
        let isElsewhere = routes.update()
        let newTitle = frontTitle
        guard newTitle != title || isElsewhere else { return }
        title = newTitle
        graph.setContentDirty(self)
    }

    final var leadingSegments: [String]? { modals.isEmpty ? [] : nil }

    final var isPartOfRoutes: Bool { true }
}

extension Graph {
    /// The window that the graph shows.
    var window: WindowNode? { rootNode as? WindowNode }
}
