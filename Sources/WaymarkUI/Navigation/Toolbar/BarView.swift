// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A view that says something about its screen's bars.
nonisolated struct BarView<Content: View>: ModifyingView {
    let content: Content
    let facts: BarFacts
    /// The binding that takes a title that a person entered.
    var rename: Binding<String>?

    var wrapped: Content { content }

    @MainActor func modifying<V: View>(_ other: V) -> any View {
        BarView<V>(content: other, facts: facts, rename: rename)
    }

    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        BarViewNode(view, inputs)
    }
}

/// The facts that one modifier states; absent parts say nothing.
nonisolated struct BarFacts: Equatable {
    var title: String?
    var isRenamable = false
    var subtitle: String?
    var displayMode: ToolbarTitleDisplayMode?
    var role: ToolbarRole?
    var document: Document?
    var hidesBack: Bool?
    var disablesInteractiveBack: Bool?
    var preferences: [BarKind: BarPreference] = [:]
    var removedItem: ToolbarDefaultItemKind?
    var columnWidth: ColumnWidth?
    var disablesInteractiveDismiss: Bool?
    var presentation = PresentationFacts()
}

@MainActor private final class BarViewNode<Content: View>: DeclaringNode<BarView<Content>>, BarNode
{
    private var child: Mounted<Content>?

    override init(_ view: BarView<Content>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = mount(view.content, childInputs)
        declarationChanged(.bar)
    }

    override func update(_ view: BarView<Content>) {
        let isSame = view.facts == self.view.facts
        super.update(view)
        if !isSame { declarationChanged(.bar) }
        child?.update(view.content)
    }

    func contribute(to bar: inout ScreenBar) {
        var new = view.facts
        if bar.title?.isEmpty == true, isInside({ $0.title != nil }) { new.title = nil }
        if bar.subtitle?.isEmpty == true, isInside({ $0.subtitle != nil }) { new.subtitle = nil }
        bar.add(new)
        if bar.isRenamable, bar.renamer == nil { bar.renamer = BarNodeReference(node: self) }
    }

    var facts: BarFacts? { view.facts }

    /// True if a modifier around this one, on the same screen, says something of a kind.
    private func isInside(_ says: (BarFacts) -> Bool) -> Bool {
        var node = parent
        while let current = node, !(current is ScreenNode) {
            if let facts = (current as? any BarNode)?.facts, says(facts) { return true }
            node = current.parent
        }
        return false
    }

    func rename(to title: String) {
        guard let binding = view.rename, binding.wrappedValue != title else { return }
        binding.wrappedValue = title
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child.node) }
    }

    override func willUnmount() { parent?.declarationChanged(.bar) }
}

extension View {
    nonisolated func bar(_ change: (inout BarFacts) -> Void) -> BarView<Self> {
        var facts = BarFacts()
        change(&facts)
        return BarView(content: self, facts: facts)
    }
}
