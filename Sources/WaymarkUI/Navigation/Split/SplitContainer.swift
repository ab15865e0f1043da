// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The configuration that a split view or a legacy navigation view gives to its container.
struct SplitConfiguration {
    var columns: [AnyView]
    var visibility: Binding<NavigationSplitViewVisibility>?
    var compactColumn: Binding<NavigationSplitViewColumn>?
    var isLegacy = false
    /// True if it shows one column even where there is room for more.
    var isAlwaysStack = false
}

/// The container behind split views and legacy navigation views.
nonisolated struct SplitContainer: ElementView {
    let configuration: SplitConfiguration

    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        SplitNode(view, inputs)
    }
}

/// The node of a split view: its columns, and which of them are shown.
@MainActor final class SplitNode: KeepingElementNode<SplitContainer>, NavigationContainer, Resolver
{
    var needsResolve = false
    private(set) var columns: [ColumnNode] = []
    private(set) var isCollapsed = false
    private(set) var topColumn = 0
    private var visibility = SplitElement.Visibility.automatic
    private var style = SplitElement.Style.automatic
    private var compactIndex: Int?
    private var leadingSelections: [String] = []
    /// The column to which a person went back from a selection that cannot be cleared, or in which
    /// they edit a list, in a narrow window.
    var steppedBack: StepBack?

    struct StepBack {
        let column: Int
        let selection: AnyHashable?
    }

    override init(_ view: SplitContainer, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        adjustDeclarations(by: 1)
        joinScreen()
        if let kept = graph.window?.keptColumns.visibility(in: viewPath) { visibility = kept }
        readEnvironment()
        addColumns()
        if configuration.isLegacy { reportNesting() }
        resolve()
    }

    var configuration: SplitConfiguration { view.configuration }

    override func willUnmount() {
        leaveScreen()
        graph.window?.keptColumns.forget(viewPath)
    }

    override var isDeclaring: Bool { true }

    override func update(_ view: SplitContainer) {
        super.update(view)
        isDirty = false
        readEnvironment()
        removeColumns()
        for (column, content) in zip(columns, view.configuration.columns) {
            column.updateRoot(content)
        }
        addColumns()
        graph.setNeedsResolve(self)
    }

    /// The conditions in a legacy view's content may add columns (NAV-251).
    private func addColumns() {
        let new = configuration.columns.indices.dropFirst(columns.count)
        guard !new.isEmpty else { return }
        for index in new {
            columns.append(ColumnNode(childInputs, split: self, index: index))
        }
        for index in new { columns[index].mountRoot(configuration.columns[index]) }
        columnCountChanged()
    }

    private func removeColumns() {
        guard columns.count > configuration.columns.count else { return }
        for column in columns[configuration.columns.count...] { column.unmount() }
        columns.removeSubrange(configuration.columns.count...)
        topColumn = min(topColumn, columns.count - 1)
        steppedBack = nil
        columnCountChanged()
    }

    private func columnCountChanged() {
        for column in columns { graph.setContentDirty(column) }
        graph.setChildrenDirty(self)
        graph.setContentDirty(self)
    }

    override func reevaluate() {
        readEnvironment()
        graph.setNeedsResolve(self)
    }

    private func readEnvironment() {
        evaluate(observing: ObservingFlags.flag(for: SplitNode.self)) {
            let values = EnvironmentValues(scope: inputs.scope, reader: self)
            let isCompact = values.horizontalSizeClass == .compact || configuration.isAlwaysStack
            style = values.splitStyle
            if let binding = configuration.visibility { visibility = binding.wrappedValue.element }
            readCompactColumn()
            isCollapsed = isCompact
            if !isCompact { steppedBack = nil }
        }
        for column in columns { column.inputsChanged() }
        graph.setContentDirty(self)
    }

    private func readCompactColumn() {
        guard let binding = configuration.compactColumn else {
            compactIndex = nil
            return
        }
        let wanted = binding.wrappedValue.index
        compactIndex = configuration.columns.count == 2 ? (wanted == 2 ? 1 : 0) : wanted
    }

    var resolveDepth: Int { depth }

    /// Decides which columns are shown: a pure function of selections, paths and width.
    func resolve() {
        let shown = shownColumns
        stayWhereRowsAreEdited()
        let top = makeTopColumn()
        if top != topColumn { graph.setContentDirty(self) }
        if isCollapsed { closeModals(from: top + 1) }
        topColumn = top
        for column in columns.dropFirst() { column.updatePresented() }
        refreshAddresses()
        graph.window?.frontChanged()
        guard
            shown != shownColumns
                || columns.contains(where: { $0.isColumnShown != isShown($0.index) })
        else { return }
        for column in columns { column.setShown(isShown(column.index)) }
        graph.setChildrenDirty(self)
        graph.setContentDirty(self)
        innerSplitsChanged()
        parent?.declarationChanged(.selection)
    }

    /// The addresses in a column begin with what is selected in those before it.
    private func refreshAddresses() {
        let new = selections(before: columns.count - 1)
        defer { leadingSelections = new }
        guard new != leadingSelections else { return }
        for column in columns.dropFirst() { addressesChanged(in: column.screenStack) }
    }

    /// A list that is edited in a narrow window stays, and what was selected meanwhile does not
    /// lead on later.
    private func stayWhereRowsAreEdited() {
        guard isCollapsed, let list = columns[topColumn].selectingList, list.isEdited else {
            return
        }
        steppedBack = StepBack(column: topColumn, selection: list.selectionMark)
    }

    /// The columns above were left: their modals go as those of a popped screen do (NAV-289).
    private func closeModals(from index: Int) {
        guard index <= topColumn else { return }
        for column in columns[index...topColumn] { column.closeModals() }
    }

    var shownColumns: Range<Int> {
        if isCollapsed { return topColumn..<topColumn + 1 }
        let count = columns.count
        switch visibility {
        case .automatic, .all: return 0..<count
        case .doubleColumn: return max(0, count - 2)..<count
        case .detailOnly: return max(0, count - 1)..<count
        }
    }

    private func isShown(_ index: Int) -> Bool { shownColumns.contains(index) }

    /// The column on top when there is room for one only (NAV-122, NAV-125).
    private func makeTopColumn() -> Int {
        if let compactIndex { return min(compactIndex, columns.count - 1) }
        for index in columns.indices.dropFirst().reversed() where holdsInformation(index) {
            return index
        }
        return 0
    }

    private func holdsInformation(_ index: Int) -> Bool {
        if columns[index].screenStack.depth > 0 { return true }
        if configuration.isLegacy || index > lastWantedColumn { return false }
        if columns[index - 1].leadsOn { return true }
        return index == columns.count - 1
            && (columns[index].screenStack.root.innerContainer?.screenDepth ?? 0) > 0
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        for column in columns { body(column) }
    }

    override func makeChildCells() -> [ElementCell] {
        shownColumns.compactMap { columns[$0].cell }
    }

    override func makeRole() -> ElementRole {
        .split(
            SplitElement(
                columnCount: columns.count, isCollapsed: isCollapsed, topColumn: topColumn,
                visibility: visibility, style: style,
                canToggleSidebar: canToggleSidebar))
    }

    override func handle(_ action: ElementAction) {
        guard action == .toggleSidebar, !isCollapsed else { return }
        let isHidden =
            visibility == .detailOnly || (visibility == .doubleColumn && columns.count == 3)
        let new: NavigationSplitViewVisibility =
            isHidden ? .all : columns.count == 3 ? .doubleColumn : .detailOnly
        if let binding = configuration.visibility {
            write(new, to: binding, named: "columnVisibility")
            graph.invalidate(self)
        } else {
            visibility = new.element
            graph.window?.keptColumns.note(visibility, in: viewPath)
        }
        graph.setNeedsResolve(self)
        graph.setContentDirty(self)
    }

    // MARK: NavigationContainer

    var frontScreen: ScreenNode? {
        guard isCollapsed else { return columns.last?.screenStack.front }
        return columns[topColumn].screenStack.front
    }

    var screenStacks: [ScreenStack] { columns.map(\.screenStack) }

    var screenDepth: Int {
        if !isCollapsed { return columns.last?.depthAboveRoot ?? 0 }
        return topColumn + columns[...topColumn].reduce(0) { $0 + $1.depthAboveRoot }
    }
}
