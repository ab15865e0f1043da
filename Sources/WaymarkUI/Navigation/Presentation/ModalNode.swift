// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements

/// A modal: a screen above everything before it.
@MainActor final class ModalNode: _Node, Modal, ModalOwner {
    private unowned let source: any ModalSource
    private let kind: SheetElement.Kind
    private let edge: SheetElement.Edge?
    private var ownCell: ElementCell?
    private(set) var screenStack: ScreenStack!
    private var content: AnyMounted?
    private var ownPath: OwnPath!
    /// The height that a person has chosen.
    private var chosenDetent: PresentationDetent?
    var needsResolve = false

    init(
        _ inputs: _NodeInputs, source: any ModalSource, kind: SheetElement.Kind,
        edge: SheetElement.Edge?
    ) {
        self.source = source
        self.kind = kind
        self.edge = edge
        var own = inputs
        own.decoration = _Decoration.aroundAll(in: inputs.scope)
        super.init(own)
        ownCell = ElementCell(owner: self)
        ownPath = OwnPath { [unowned self] in graph.setNeedsResolve(self) }
        screenStack = ScreenStack(owner: self, path: ownPath.access, rootIsPresented: true)
    }

    /// Shows a view at the root; its own modals come after this one.
    func show<V: View>(_ view: V) {
        if content?.update(view) != true {
            content = AnyMounted(screenStack.root.mountContent(view))
        }
    }

    override var cell: ElementCell? { ownCell }

    override var isShown: Bool { true }

    override var keepsFocusInside: Bool { true }

    override func forEachChild(_ body: (_Node) -> Void) { screenStack?.forEachScreen(body) }

    override func makeChildCells() -> [ElementCell] { screenStack.front.cell.map { [$0] } ?? [] }

    override func makeRole() -> ElementRole {
        .sheet(
            SheetElement(
                kind: shownKind, title: screenStack.front.shownTitle,
                isDismissable: kind != .cover && !screenStack.front.disablesInteractiveDismiss,
                anchor: shownKind == .popover ? source.anchor : nil,
                edge: shownKind == .popover ? edge : nil, look: look))
    }

    private var look: SheetLook {
        let facts = screenStack.front.presentation
        guard facts != PresentationFacts() else { return SheetLook() }
        return facts.look(in: detentContext, chosen: chosenDetent)
    }

    private var detentContext: PresentationDetent.Context {
        PresentationDetent.Context(
            maxDetentValue: CGFloat(graph.window?.height ?? 800),
            values: EnvironmentValues(scope: inputs.scope, reader: nil))
    }

    /// A person asks for the next height; after the greatest, for the least.
    private func chooseNext() {
        let look = look
        if !look.heights.isEmpty { choose(Double((look.height + 1) % look.heights.count)) }
    }

    /// A person has chosen one of the heights.
    private func choose(_ place: Double) {
        let facts = screenStack.front.presentation
        let all = facts.heights(in: detentContext)
        guard let place = Int(exactly: place), all.indices.contains(place) else { return }
        chosenDetent = all[place].detent
        facts.selection?.binding.wrappedValue = all[place].detent
        graph.setContentDirty(self)
    }

    /// A narrow window has no room beside what a popover points at (NAV-291).
    private var shownKind: SheetElement.Kind {
        guard kind == .popover, graph.window?.sizeClass == .compact else { return kind }
        return screenStack.front.presentation.staysPopover ? .popover : .sheet
    }

    func sizeChanged() { graph.setContentDirty(self) }

    var frontScreen: ScreenNode? { screenStack.front }

    var screenDepth: Int {
        screenStack.depth + (screenStack.front.innerContainer?.screenDepth ?? 0)
    }

    func close() { source.close() }

    override func handle(_ action: ElementAction) {
        switch action {
        case .dismiss: if !screenStack.front.disablesInteractiveDismiss { close() }
        case .setValue(let place): choose(place)
        case .increment: chooseNext()
        default: break
        }
    }

    override func declarationChanged(_ kind: DeclarationKind) {
        if kind == .destination { return graph.setNeedsResolve(self) }
        if kind.isPreference { super.declarationChanged(kind) }
    }

    func resolve() { screenStack.sync(reading: screenStack.path.read()) }

    var backFromRoot: Back? { nil }

    func leaveRoot(steps: Int) {}

    func dismissRoot() { close() }

    func frontChanged() { graph.window?.frontChanged() }

    func barChanged(of screen: ScreenNode) {
        graph.setContentDirty(self)
        graph.window?.frontChanged()
    }

    var linksShowDisclosure: Bool { true }

    func hosts(_ presenter: any ScreenPresenter) -> Bool { false }

    func personChoseInList() {}
}

extension _Decoration {
    /// Makes the decoration around the content of a window or a modal, which lies outside of the
    /// view that presents it: the direction of layout, where it is from right to left.
    static func aroundAll(in scope: EnvironmentScope) -> _Decoration? {
        let values = EnvironmentValues(scope: scope, reader: nil)
        guard values.layoutDirection == .rightToLeft else { return nil }
        return _Decoration(.direction(.rightToLeft), outer: nil)
    }
}
