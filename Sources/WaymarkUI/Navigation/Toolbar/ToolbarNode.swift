// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// Toolbar content as a view.
nonisolated struct ToolbarContentView<Content: ToolbarContent>: View {
    let content: Content

    @MainActor var body: some View { content._items }
}

/// A view with items for the bars of its screen.
nonisolated struct ToolbarView<Content: View, Items: View>: ModifyingView {
    let content: Content
    let items: Items
    var prefersContainer = false

    var wrapped: Content { content }

    @MainActor func modifying<V: View>(_ other: V) -> any View {
        ToolbarView<V, Items>(content: other, items: items, prefersContainer: prefersContainer)
    }

    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        ToolbarModifierNode(view, inputs)
    }
}

/// A node whose items are shown in the bar of its screen.
@MainActor protocol ToolbarSource: _Node {
    var itemCells: [ElementCell] { get }
    /// True if a container inside takes the items for its own screen, as it does search fields.
    var prefersContainer: Bool { get }
}

@MainActor
private final class ToolbarModifierNode<Content: View, Items: View>:
    DeclaringNode<ToolbarView<Content, Items>>, BarNode, ToolbarSource
{
    private var child: Mounted<Content>?
    private var items: DetachedNode<Items>?

    override init(_ view: ToolbarView<Content, Items>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = mount(view.content, childInputs)
        items = DetachedNode(view.items, contentInputs) { [unowned self] in
            declarationChanged(.bar)
        }
        declarationChanged(.bar)
    }

    override func update(_ view: ToolbarView<Content, Items>) {
        super.update(view)
        items?.update(view.items)
        child?.update(view.content)
    }

    var prefersContainer: Bool { view.prefersContainer }

    func contribute(to bar: inout ScreenBar) {
        if givesItemsAway { return }
        for cell in itemCells { if let place = cell.toolbarPlace { bar.places.insert(place) } }
    }

    var itemCells: [ElementCell] { items?.cells ?? [] }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let items { body(items) }
        if let child { body(child.node) }
    }

    override func willUnmount() { parent?.declarationChanged(.bar) }
}

/// The bars' items of one screen: collected from the views on it.
@MainActor final class ToolbarNode: _Node {
    private unowned let screen: ScreenNode
    private var ownCell: ElementCell?

    init(_ inputs: _NodeInputs, screen: ScreenNode) {
        self.screen = screen
        super.init(inputs)
        ownCell = ElementCell(owner: self)
    }

    override var cell: ElementCell? { ownCell }

    override func makeRole() -> ElementRole { .toolbar }

    override func makeChildCells() -> [ElementCell] { screen.barCells }
}

typealias ToolbarPlacementRole = WaymarkElements.ToolbarPlacement
typealias ScreenRole = ScreenElement.Role

/// One item as a view of its own element.
nonisolated struct ToolbarItemView<Content: View>: PrimitiveView {
    let placement: ToolbarItemPlacement
    let content: Content

    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        ToolbarItemNode(view, inputs)
    }
}

@MainActor
private final class ToolbarItemNode<Content: View>: KeepingElementNode<ToolbarItemView<Content>> {
    private var child: Mounted<Content>?

    override init(_ view: ToolbarItemView<Content>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = mount(view.content, contentInputs)
    }

    override func update(_ view: ToolbarItemView<Content>) {
        let isSamePlace = view.placement.element == self.view.placement.element
        super.update(view)
        if !isSamePlace { declarationChanged(.bar) }
        child?.update(view.content)
    }

    override func makeRole() -> ElementRole { .toolbarItem(view.placement.element) }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child.node) }
    }
}
