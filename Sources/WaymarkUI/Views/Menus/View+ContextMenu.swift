// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension View {
    /// Gives this view a menu of its own, which a press of the secondary button, a long press or
    /// the keyboard's menu key opens.
    ///
    /// In a list it is the menu of the view's row. Offer what is in it in another place too.
    public nonisolated func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: () -> MenuItems
    ) -> some View {
        ContextMenuView(content: self, items: menuItems())
    }

    /// Gives this view a menu of its own.
    ///
    /// *Differs from Apple:* the preview is never shown; the view itself stays in sight.
    public nonisolated func contextMenu<MenuItems: View, Preview: View>(
        @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
    ) -> some View {
        contextMenu(menuItems: menuItems)
    }
}

/// A view with a menu: in a list it is that of the row, elsewhere it comes right after the view.
nonisolated struct ContextMenuView<Content: View, Items: View>: ModifyingView, MemberMarker {
    let content: Content
    let items: Items

    typealias RowContent = TraitView<Content, RowMenu>

    var rowContent: RowContent {
        TraitView(content: content, trait: RowMenu(items: AnyView(items)))
    }

    var menu: MenuEntries<Items> { MenuEntries(content: items, isContext: true) }

    var wrapped: Content { content }

    @MainActor func modifying<V: View>(_ other: V) -> any View {
        ContextMenuView<V, Items>(content: other, items: items)
    }

    @MainActor static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
        if inputs.rows != nil { return RowContent._makeNode(view.rowContent, inputs) }
        return inputs.memberRole?.modifiersOfMember == .all
            ? DeferringNode(view, inputs) : makeNode(view, inputs)
    }

    /// In a row, the node is that of the trait.
    @discardableResult
    @MainActor static func _updateNode(_ node: _Node, _ view: Self) -> _Decoration? {
        guard let own = node as? _ViewNode<Self> else {
            return RowContent._updateNode(node, view.rowContent)
        }
        own.update(view)
        return node.inputs.decoration
    }

    @MainActor static func makeNode(
        _ view: Self, _ inputs: _NodeInputs
    ) -> _ViewNode<Self> {
        ContextMenuNode(view, inputs)
    }
}

@MainActor
private final class ContextMenuNode<Content: View, Items: View>:
    _ViewNode<ContextMenuView<Content, Items>>
{
    private var child: Mounted<Content>?
    private var menu: Mounted<MenuEntries<Items>>?

    override init(_ view: ContextMenuView<Content, Items>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = mount(view.content, childInputs)
        menu = mount(view.menu, contentInputs)
    }

    override func update(_ view: ContextMenuView<Content, Items>) {
        child?.update(view.content)
        menu?.update(view.menu)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child.node) }
        if let menu { body(menu.node) }
    }
}
