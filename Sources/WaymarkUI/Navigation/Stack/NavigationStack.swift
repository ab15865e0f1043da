// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A root view and, above it, one screen for each value on its path.
///
/// Links and writes to the path push; back affordances and writes to the path pop.
public nonisolated struct NavigationStack<Data, Root: View>: ElementView {
    let path: PathAccess?
    let root: Root

    /// A stack that keeps its path to itself (NAV-003).
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        path = nil
        self.root = root()
    }

    /// A stack whose path may hold values of several types.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
    where Data == NavigationPath {
        self.path = PathAccess(path)
        self.root = root()
    }

    /// A stack whose path holds values of one type (NAV-028).
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
        Data.Element: Hashable
    {
        self.path = PathAccess(path)
        self.root = root()
    }

    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        NavigationStackNode(view, inputs)
    }
}

@MainActor
final class NavigationStackNode<Data, Root: View>:
    KeepingElementNode<NavigationStack<Data, Root>>, StackOwner, NavigationContainer
{
    var needsResolve = false
    private var screenStack: ScreenStack!
    private var ownPath: OwnPath!
    private var root: Mounted<Root>?

    override init(_ view: NavigationStack<Data, Root>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        adjustDeclarations(by: 1)
        joinScreen()
        ownPath = OwnPath { [unowned self] in graph.setNeedsResolve(self) }
        screenStack = ScreenStack(
            owner: self, path: view.path ?? ownPath.access, rootIsPresented: false)
        root = screenStack.root.mountContent(view.root)
        reportNesting()
        resolve()
        declarationChanged(.selection)
    }

    override var isDeclaring: Bool { true }

    override var pathName: String? { "NavigationStack" }

    override func update(_ view: NavigationStack<Data, Root>) {
        super.update(view)
        screenStack.path = view.path ?? ownPath.access
        graph.setNeedsResolve(self)
        root?.update(view.root)
    }

    override func reevaluate() { graph.setNeedsResolve(self) }

    func resolve() {
        let elements = evaluate(
            observing: ObservingFlags.flag(for: NavigationStack<Data, Root>.self)
        ) {
            screenStack.path.read()
        }
        screenStack.sync(reading: elements)
    }

    override func declarationChanged(_ kind: DeclarationKind) {
        switch kind {
        case .destination: if screenStack != nil { graph.setNeedsResolve(self) }
        case .bar: break
        default: super.declarationChanged(kind)
        }
    }

    override func makeRole() -> ElementRole { .stack(StackElement(depth: screenStack.depth)) }

    override func makeChildCells() -> [ElementCell] { screenStack.front.cell.map { [$0] } ?? [] }

    override func forEachChild(_ body: (_Node) -> Void) { screenStack?.forEachScreen(body) }

    var backFromRoot: Back? {
        guard let outer = enclosingScreen, outer.delegatesBar else { return nil }
        return outer.screenStack.back(from: outer)
    }

    func leaveRoot(steps: Int) {
        if let outer = enclosingScreen { outer.screenStack.goBack(from: outer, steps: steps) }
    }

    func frontChanged() {
        graph.window?.frontChanged()
        declarationChangedOutside(.selection)
        shownTitleChanged()
    }

    /// The way back to what surrounds the stack is called after the screen in front.
    private func shownTitleChanged() {
        if let outer = enclosingScreen { outer.screenStack.barChanged(of: outer) }
    }

    /// Passes a change on to what surrounds the stack, which hears of its depth; its own screens do
    /// not.
    private func declarationChangedOutside(_ kind: DeclarationKind) {
        parent?.declarationChanged(kind)
    }

    func barChanged(of screen: ScreenNode) {
        graph.window?.frontChanged()
        if screen === screenStack.root || screen === screenStack.front { shownTitleChanged() }
    }

    var outerRegistrations: [ObjectIdentifier: any DestinationRegistration] {
        guard let outer = enclosingScreen, outer.screenStack.owner is any Column else { return [:] }
        return outer.screenStack.registrations
    }

    var linksShowDisclosure: Bool { true }

    var frontScreen: ScreenNode? { screenStack.front }
    var screenStacks: [ScreenStack] { [screenStack] }
    var routeSegments: [String] { screenStack.routeSegments }
    func follow(_ route: ArraySlice<String>) -> ArraySlice<String> { screenStack.follow(route) }
    var screenDepth: Int {
        screenStack.depth + (screenStack.front.innerContainer?.screenDepth ?? 0)
    }
    func popToRoot() { screenStack.pop(to: 0) }

    override func willUnmount() {
        leaveScreen()
        parent?.declarationChanged(.selection)
    }
}

extension _Node {
    /// A container inside another one's screen is a scope of its own, which is hardly meant
    /// (NAV-010, NAV-269); inside a column it is usual.
    final func reportNesting() {
        if isNestedUnusually { graph.issues.report(.nestedStack, at: self) }
    }

    /// True if this container is inside a screen of another one that is no column of a split view.
    final var isNestedUnusually: Bool {
        guard let owner = enclosingScreen?.screenStack.owner else { return false }
        return owner is any NavigationContainer || owner.isLegacy
    }
}
