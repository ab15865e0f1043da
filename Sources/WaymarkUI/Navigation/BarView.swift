// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A view that says something about its screen's bars.
nonisolated struct BarView<Content: View>: PrimitiveView {
    let content: Content
    let facts: BarFacts
    /// Where a title goes that a person entered.
    var rename: Binding<String>?

    @MainActor static func makeNode(_ view: Self, _ surroundings: _Surroundings) -> _ViewNode<Self>
    {
        BarViewNode(view, surroundings)
    }
}

/// What one modifier says; absent parts say nothing.
nonisolated struct BarFacts: Equatable {
    var title: String?
    var isRenamable = false
    var subtitle: String?
    var displayMode: ToolbarTitleDisplayMode?
    var role: ToolbarRole?
    var document: Document?
    var hidesBack: Bool?
    var disablesInteractiveBack: Bool?
    var wishes: [BarKind: BarWish] = [:]
    var removedItem: ToolbarDefaultItemKind?
    var columnWidth: ColumnWidth?
    var disablesInteractiveDismiss: Bool?
}

@MainActor private final class BarViewNode<Content: View>: DeclaringNode<BarView<Content>>, BarNode
{
    private var child: _ViewNode<Content>?

    override init(_ view: BarView<Content>, _ surroundings: _Surroundings) {
        super.init(view, surroundings)
        child = mount(view.content, childSurroundings)
        declarationChanged(.bar)
    }

    override func update(_ view: BarView<Content>) {
        let isSame = view.facts == self.view.facts
        super.update(view)
        if !isSame { declarationChanged(.bar) }
        child?.update(view.content)
    }

    func contribute(to bar: inout ScreenBar) {
        bar.add(view.facts)
        if bar.isRenamable, bar.renamer == nil { bar.renamer = BarNodeReference(node: self) }
    }

    func rename(to title: String) {
        guard let binding = view.rename, binding.wrappedValue != title else { return }
        binding.wrappedValue = title
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child) }
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
