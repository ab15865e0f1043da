// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A node of the view graph, without the type of its view: the place, the inputs and the readings
/// of one view.
///
/// Not for apps: it is public only because `View` names it.
@MainActor public class _Node {
    private(set) var inputs: _NodeInputs
    /// Nodes are numbered as they are made; siblings that are due together are evaluated in this
    /// order.
    let serial: Int32
    /// Declaring nodes at or below this one; traversals pass over subtrees that have none.
    private(set) var declarationCount: Int32 = 0
    /// The keys of the environment that this node read when it was last evaluated.
    private(set) var readKeys = ReadKeys.none
    /// The stack ends long before trees are deeper than this can say.
    private let ownDepth: Int16
    private(set) var isMounted = true
    /// True if `reevaluate` is due.
    var isDirty = false
    /// The other things it has; most nodes have none, ever.
    private var extras: NodeExtras?
    /// The element that this node owns, if it owns one.
    var cell: ElementCell? { nil }

    init(_ inputs: _NodeInputs) {
        let graph = inputs.graph
        ownDepth = (inputs.parent?.ownDepth ?? -1) + 1
        serial = graph.makeSerial()
        self.inputs = inputs
        graph.counters.nodesMade += 1
    }

    /// Visits the nodes right below this one, in reading order.
    func forEachChild(_ body: (_Node) -> Void) {}

    final var parent: _Node? { inputs.parent }
    final var graph: Graph { inputs.graph }
    final var depth: Int { Int(ownDepth) }

    /// Makes the role of this node's element; only nodes that own one are asked.
    func makeRole() -> ElementRole { .divider }

    /// The elements inside this node's element.
    func makeChildCells() -> [ElementCell] {
        var cells: [ElementCell] = []
        forEachChild { $0.collectCells(into: &cells) }
        return cells
    }

    /// True if modifiers above this node's element dress the elements inside it too.
    var passesDecoration: Bool { false }

    /// True if traits around this node's element are about the elements inside it too.
    var passesTraits: Bool { false }

    /// Hears that the traits of this node, which is a member, have changed.
    func memberTraitsChanged() { graph.setContentDirty(self) }

    /// The name of a container that Apple's frameworks build piece by piece as it scrolls into
    /// sight (NAV-057); `nil` for all other nodes.
    var lazyContainerName: String? { nil }

    /// True if a control in this node can be used.
    var isEnabled: Bool { true }

    /// The element of this node, or inside it without a node, that can have the keyboard's focus.
    var focusableElement: ElementID? { nil }

    /// True if the focus inside is none of the business of the views around.
    var keepsFocusInside: Bool { false }

    /// True if nothing at or below this node is to have the focus.
    var refusesFocus: Bool { false }

    /// True if this node hears of the focus without a modifier around it that asks.
    var reportsFocus: Bool { false }

    /// The label and the like that assistive technology reads where no modifier says otherwise.
    var impliedAccessibility: Accessibility { Accessibility() }

    /// True for a node that is there only as long as something asks for it.
    var isPresented: Bool { false }

    /// The support of this node: what keeps it in the tree.
    var support: NodeSupport { .parent }

    /// Handles what a person did to this node's element.
    func handle(_ action: ElementAction) {}

    /// Handles what a person did to this node's element, or to one inside it that has no node.
    func handle(_ action: ElementAction, at id: ElementID) { handle(action) }

    /// The elements inside this node's element that have no nodes.
    func makeInside() -> [Element] { [] }

    /// Makes the contents of those elements, in reading order.
    func makeInsideContents() -> [ElementContent] { [] }

    /// Evaluates again what this node evaluates: its body, its collection, its binding.
    func reevaluate() {}

    /// A name for view paths; `nil` leaves the node out of them.
    var pathName: String? { nil }

    /// True if traversals for declarations, effects and the like stop here.
    var isDeclaring: Bool { false }

    /// True if declarations stay inside this node.
    var isBoundary: Bool { false }

    /// Something that a container collects changed below.
    func declarationChanged(_ kind: DeclarationKind) {
        parent?.declarationChanged(kind)
    }

    /// True if a person can see what is inside this node, as far as its ancestors decide.
    var isShown: Bool { parent?.isShown ?? true }

    /// Called once, before the children go.
    func willUnmount() {}

    final func unmount() {
        guard isMounted else { return }
        willUnmount()
        isMounted = false
        isDirty = false
        forgetDependencies()
        extras?.observation?.cancel()
        if isDeclaring { adjustDeclarations(by: -1) }
        forEachChild { $0.unmount() }
        if let cell { graph.cells.remove(cell.id) }
        didUnmount()
        graph.counters.nodesReleased += 1
        inputs.parent = nil
    }

    /// Called once, after the children went.
    func didUnmount() {}

    final func forgetDependencies() {
        readKeys = .none
        guard let extras else { return }
        extras.dependencies.forEach { $0.forget(self) }
        extras.dependencies.removeAll()
    }

    final func noteEnvironmentRead(_ key: ObjectIdentifier) { readKeys = readKeys.adding(key) }

    final func noteRead(_ dependency: Dependency) { ownExtras.dependencies.append(dependency) }

    final var observation: ObservationTracker? {
        get { extras?.observation }
        set { ownExtras.observation = newValue }
    }

    /// The storage of the view's dynamic properties.
    final var propertyStorage: PropertyStorage? {
        get { extras?.propertyStorage }
        set { ownExtras.propertyStorage = newValue }
    }

    private final var ownExtras: NodeExtras {
        let known = extras ?? NodeExtras()
        extras = known
        return known
    }

    final func adjustDeclarations(by amount: Int32) {
        var node: _Node? = self
        while let current = node {
            current.declarationCount += amount
            node = current.parent
        }
    }

    /// The nearest node around this one that is of a kind.
    final func nearest<Kind>(_ kind: Kind.Type) -> Kind? {
        var node = parent
        while let current = node {
            if let found = current as? Kind { return found }
            node = current.parent
        }
        return nil
    }

    /// The inputs of a child that changes nothing.
    final var childInputs: _NodeInputs {
        var copy = inputs
        copy.parent = self
        return copy
    }

    /// The inputs of content inside this node's element: style modifiers above have been used
    /// up.
    final var contentInputs: _NodeInputs {
        var copy = childInputs
        copy.decoration = nil
        copy.traits = nil
        copy.leaveMembers()
        return copy
    }

    /// The node right below this one that an identity of its own, or a place in a collection, tells
    /// from others.
    func child(identifiedBy id: AnyHashable) -> _Node? { nil }

    /// The first node below this one, in reading order, that has this identity.
    final func descendant(identifiedBy id: AnyHashable) -> _Node? {
        if let known = child(identifiedBy: id) { return known }
        var found: _Node?
        forEachChild { if found == nil { found = $0.descendant(identifiedBy: id) } }
        return found
    }

    /// Appends the elements that this node shows in its nearest container.
    func collectCells(into cells: inout [ElementCell]) {
        if let cell {
            cells.append(cell)
        } else {
            forEachChild { $0.collectCells(into: &cells) }
        }
    }

    /// Tells the nearest owner of an element that the elements below it may have changed.
    final func cellsChanged() {
        var node = parent
        while let current = node {
            if current.cell != nil {
                current.cellsInsideChanged()
                return graph.setChildrenDirty(current)
            }
            if current.interceptsCells { return current.interceptedCellsChanged() }
            node = current.parent
        }
    }

    /// Hears that the elements inside this node's own may have come, gone or moved.
    func cellsInsideChanged() {}

    /// True if the elements below are shown elsewhere than in the nearest container.
    var interceptsCells: Bool { false }

    func interceptedCellsChanged() {}
}

/// The things that a node reads besides the environment, and keeps besides its view.
@MainActor private final class NodeExtras {
    var dependencies = Few<Dependency>.none
    var observation: ObservationTracker?
    var propertyStorage: PropertyStorage?
}
