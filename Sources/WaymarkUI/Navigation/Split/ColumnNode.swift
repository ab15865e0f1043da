// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// One column of a split view: an implicit container (NAV-101).
@MainActor final class ColumnNode: _Node, Column {
    unowned let split: SplitNode
    let index: Int
    var needsResolve = false
    private(set) var screenStack: ScreenStack!
    private var ownPath: OwnPath!
    private var root: Mounted<AnyView>?
    private var ownCell: ElementCell?
    private let scope: EnvironmentScope
    private(set) var isColumnShown = false

    init(_ inputs: _NodeInputs, split: SplitNode, index: Int) {
        self.split = split
        self.index = index
        scope = EnvironmentScope(parent: inputs.scope)
        var own = inputs
        own.scope = scope
        own.decoration = nil
        own.memberRole = nil
        own.traits = nil
        own.deferred = nil
        super.init(own)
        ownCell = ElementCell(owner: self)
        ownPath = OwnPath { [unowned self] in graph.setNeedsResolve(self) }
        inputsChanged()
        screenStack = ScreenStack(owner: self, path: ownPath.access, rootIsPresented: index > 0)
    }

    override var cell: ElementCell? { ownCell }

    func mountRoot(_ view: AnyView) {
        root = screenStack.root.mountContent(view)
        graph.setNeedsResolve(self)
    }

    func updateRoot(_ view: AnyView) { root?.update(view) }

    /// Tells the lists inside whether they are in a sidebar, and updates the bars.
    func inputsChanged() {
        var values = EnvironmentValues()
        values.isInSidebar = index == 0 && !split.isCollapsed
        scope.set(values.changes, for: self)
        screenStack?.setBarsDirty()
    }

    func setShown(_ isShown: Bool) {
        guard isColumnShown != isShown else { return }
        isColumnShown = isShown
        graph.visibilityChanged(below: self)
    }

    override var isShown: Bool { isColumnShown && super.isShown }

    override func forEachChild(_ body: (_Node) -> Void) { screenStack?.forEachScreen(body) }

    override func makeChildCells() -> [ElementCell] { screenStack.front.cell.map { [$0] } ?? [] }

    override func makeRole() -> ElementRole {
        .column(
            ColumnElement(
                kind: kind, width: screenStack.front.columnWidth,
                title: screenStack.front.shownTitle))
    }

    private var kind: ColumnElement.Kind {
        if index == split.configuration.columns.count - 1 { return .detail }
        return index == 0 ? .sidebar : .content
    }

    func resolve() { screenStack.sync(reading: screenStack.path.read()) }

    override func declarationChanged(_ kind: DeclarationKind) {
        switch kind {
        case .destination:
            for column in split.columns.dropFirst(index) { graph.setNeedsResolve(column) }
            if screenStack != nil { graph.setNeedsResolve(self) }
        case .selection: graph.setNeedsResolve(split)
        case .bar: break
        default: super.declarationChanged(kind)
        }
    }

    /// The list that decides what the next column shows.
    var selectingList: (any SelectingList)? {
        var found: (any SelectingList)?
        screenStack.root.visitDeclarations(crossing: true) { node in
            if found == nil { found = node as? any SelectingList }
            return found == nil
        }
        return found
    }

    /// True if something is selected in the list that a person sees as this column's root
    /// (NAV-122).
    var leadsOn: Bool {
        guard screenStack.front === screenStack.root, let list = selectingList, list.hasSelection
        else {
            return false
        }
        return list.enclosingScreen?.isFront == true
    }

    /// Screens above what counts as this column's root.
    var depthAboveRoot: Int {
        let own = screenStack.replacesRoot ? screenStack.depth - 1 : screenStack.depth
        return own + (screenStack.front.innerContainer?.screenDepth ?? 0)
    }

    func popToRoot() {
        screenStack.pop(to: 0)
        for inner in screenStack.root.innerContainer?.screenStacks ?? [] { inner.pop(to: 0) }
    }
}

extension ColumnNode {
    // MARK: StackOwner

    var isLegacy: Bool { split.configuration.isLegacy }

    var backFromRoot: Back? {
        if split.isCollapsed, index > 0 {
            let below = split.columns[index - 1].visibleScreen
            let further = below.screenStack.back(from: below)
            return Back(
                title: below.backTitle, depth: index - 1,
                ancestors: further.map { $0.ancestors + [.init(title: $0.title, depth: 0)] } ?? [])
        }
        guard index == (split.isCollapsed ? split.topColumn : 0) else { return nil }
        guard let outer = split.enclosingScreen, outer.delegatesBar else { return nil }
        return outer.screenStack.back(from: outer)
    }

    func leaveRoot(steps: Int) {
        guard split.isCollapsed, index > 0 else { return split.leave(steps: steps) }
        split.goBack(from: index, further: steps - 1)
        guard steps > 1 else { return }
        let below = split.columns[index - 1].visibleScreen
        below.screenStack.goBack(from: below, steps: steps - 1)
    }

    /// The screen of this column that shows its bar.
    var visibleScreen: ScreenNode {
        var screen = screenStack.front
        while screen.delegatesBar, let inner = screen.innerContainer?.frontScreen { screen = inner }
        return screen
    }

    /// Ends what brought this column up, the selection before it (NAV-131); without one, what the
    /// split view itself is in.
    func dismissRoot() {
        if isBroughtUp {
            split.goBack(from: index)
        } else if isColumnShown {
            outerValues.dismiss()
        }
    }

    private var isBroughtUp: Bool {
        guard index > 0 else { return false }
        if split.isCollapsed { return index <= split.topColumn }
        guard let list = split.columns[index - 1].selectingList else { return false }
        return list.hasSelection && !list.requiresSelection
    }

    func updatePresented() { screenStack.root.setPresented(isBroughtUp || outerValues.isPresented) }

    private var outerValues: EnvironmentValues {
        EnvironmentValues(scope: inputs.scope, reader: nil)
    }

    func frontChanged() {
        graph.setNeedsResolve(split)
        shownTitleChanged()
    }

    func barChanged(of screen: ScreenNode) { shownTitleChanged() }

    /// The way back from the next column is called after this one.
    private func shownTitleChanged() {
        graph.window?.frontChanged()
        graph.setContentDirty(self)
        if let outer = split.enclosingScreen { outer.screenStack.barChanged(of: outer) }
        for later in split.columns.dropFirst(index + 1) { later.screenStack.setBarsDirty() }
    }

    var linksShowDisclosure: Bool { split.isCollapsed }

    func personChoseInList() { split.personChose(in: index) }

    func personChoseAgainInList() { split.personChoseAgain(in: index) }

    var outerRegistrations: [ObjectIdentifier: any DestinationRegistration] {
        index > 0 ? split.columns[index - 1].screenStack.registrations : [:]
    }

    var outerPresenters: [any ScreenPresenter] {
        split.columns.prefix(index).flatMap { column in column.presenters(targeting: index) }
    }

    var laterCores: [ScreenStack] { split.columns.dropFirst(index + 1).map(\.screenStack) }

    /// Active presenters of this column's screens that put their screens into another column; what
    /// a covered screen shows beside it stays, unless an earlier column took its place.
    private func presenters(targeting target: Int) -> [any ScreenPresenter] {
        var found: [any ScreenPresenter] = []
        for screen in screenStack.screens.dropFirst(screenStack.replacesRoot ? 1 : 0) {
            screen.visitDeclarations { node in
                if let presenter = node as? any ScreenPresenter, presenter.isOn,
                    self.target(of: presenter) == target
                {
                    found.append(presenter)
                }
                return true
            }
        }
        return found
    }

    func hosts(_ presenter: any ScreenPresenter) -> Bool { target(of: presenter) == index }

    /// The column that shows what a presenter in this column presents (NAV-080, NAV-081, NAV-093).
    private func target(of presenter: any ScreenPresenter) -> Int {
        let last = split.configuration.columns.count - 1
        guard let link = presenter as? any SluggedLink else { return min(index + 1, last) }
        if !link.isDetail { return index }
        return isLegacy ? min(index + 1, last) : last
    }

    func personFollowed(_ link: any ScreenPresenter) { split.personArrived(in: target(of: link)) }

    func personArrived() { split.personArrived(in: index) }

    // MARK: Column

    var columnCore: ScreenStack { screenStack }

    var followingCore: ScreenStack {
        index + 1 < split.columns.count ? split.columns[index + 1].screenStack : screenStack
    }

    func laterStack(for element: PathElement) -> ScreenStack? {
        for column in split.columns.dropFirst(index + 1) {
            for screenStack in column.screenStack.root.innerContainer?.screenStacks ?? []
            where screenStack.hasDestination(element) && screenStack.accepts(element) {
                return screenStack
            }
        }
        return nil
    }
}
