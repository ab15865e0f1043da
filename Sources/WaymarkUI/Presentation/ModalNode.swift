// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// What put a modal up, and can take it down.
@MainActor protocol ModalSource: AnyObject {
    func close()
}

/// A modal: a screen above everything before it.
@MainActor final class ModalNode: _Node, ModalOwner {
    private unowned let source: any ModalSource
    private let kind: Sheet.Kind
    private var ownCell: ElementCell?
    private(set) var core: StackCore!
    private var ownPath: OwnPath!
    var needsResolve = false

    init(_ surroundings: _Surroundings, source: any ModalSource, kind: Sheet.Kind) {
        self.source = source
        self.kind = kind
        super.init(surroundings)
        ownCell = ElementCell(owner: self)
        ownPath = OwnPath { [unowned self] in graph.setNeedsResolve(self) }
        core = StackCore(owner: self, path: ownPath.access, rootIsPresented: true)
    }

    func mountRoot<V: View>(_ view: V) -> _ViewNode<V> { core.root.mountContent(view) }

    override var cell: ElementCell? { ownCell }

    override var isShown: Bool { true }

    override func forEachChild(_ body: (_Node) -> Void) { core?.forEachScreen(body) }

    override func makeChildCells() -> [ElementCell] { core.front.cell.map { [$0] } ?? [] }

    override func makeRole() -> ElementRole {
        .sheet(
            Sheet(
                kind: kind, title: core.front.shownTitle,
                isDismissable: kind == .sheet && !core.front.bar.disablesInteractiveDismiss))
    }

    override func handle(_ action: ElementAction) {
        if action == .dismiss, !core.front.bar.disablesInteractiveDismiss { source.close() }
    }

    override func declarationChanged(_ kind: DeclarationKind) {
        if kind == .destination { return graph.setNeedsResolve(self) }
        if case .preference = kind { super.declarationChanged(kind) }
    }

    func resolve() { core.sync(reading: core.path.read()) }

    var backFromRoot: Back? { nil }

    func leaveRoot() {}

    func dismissRoot() { source.close() }

    func frontChanged() { graph.window?.frontChanged() }

    func barChanged(of screen: ScreenNode) {
        graph.setContentDirty(self)
        graph.window?.frontChanged()
    }

    var linksShowDisclosure: Bool { true }

    func personChoseInList() {}
}
