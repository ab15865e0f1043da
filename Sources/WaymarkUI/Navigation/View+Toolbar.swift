// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension View {
    /// Puts items into this screen's bar (NAV-220).
    public nonisolated func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        ToolbarView(content: self, items: ToolbarContentView(content: content()))
    }

    /// Puts views into this screen's bar, where the renderer thinks best (NAV-220).
    public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View
    {
        ToolbarView(
            content: self, items: ToolbarItemView(placement: .automatic, content: content()))
    }

    /// Items that Apple's systems let a person rearrange.
    public nonisolated func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        ToolbarView(content: self, items: ToolbarContentView(content: content()))
    }

    /// The older way to put items at the edges of the bar (NAV-228).
    public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T)
        -> some View
    {
        navigationBarItems(leading: leading).navigationBarItems(trailing: trailing)
    }

    /// The same with an item at the leading edge only (NAV-228).
    public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
        ToolbarView(
            content: self, items: ToolbarItemView(placement: .topBarLeading, content: leading))
    }

    /// The same with an item at the trailing edge only (NAV-228).
    public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
        ToolbarView(
            content: self, items: ToolbarItemView(placement: .topBarTrailing, content: trailing))
    }

    /// Shows or hides bars of this screen (NAV-223).
    public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...)
        -> some View
    {
        toolbarVisibility(visibility, bars)
    }

    /// Shows or hides bars of this screen (NAV-223); the newer name of `toolbar(_:for:)`.
    public nonisolated func toolbarVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        toolbarVisibility(visibility, bars)
    }

    private nonisolated func toolbarVisibility(_ visibility: Visibility, _ bars: [ToolbarPlacement])
        -> some View
    {
        bar { facts in
            guard bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic) else {
                return
            }
            facts.isVisible =
                switch visibility {
                case .automatic: nil
                case .visible: true
                case .hidden: false
                }
        }
    }
}

/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

/// A bar that a modifier speaks of.
public struct ToolbarPlacement: Equatable, Sendable {
    private let name: String

    /// The bar that the renderer thinks best: the one with the title.
    public static let automatic = Self(name: "automatic")
    /// The bar with the title and the back button.
    public static let navigationBar = Self(name: "navigationBar")
    /// The bar at the bottom of the screen. *Differs from Apple:* modifiers leave it as it is.
    public static let bottomBar = Self(name: "bottomBar")
    /// The bar with the tabs. *Differs from Apple:* modifiers leave it as it is.
    public static let tabBar = Self(name: "tabBar")
    /// The bar of the window. *Differs from Apple:* modifiers leave it as it is.
    public static let windowToolbar = Self(name: "windowToolbar")
}

/// Toolbar content as a view.
private nonisolated struct ToolbarContentView<Content: ToolbarContent>: View {
    let content: Content

    @MainActor var body: some View { content._items }
}

private nonisolated struct ToolbarView<Content: View, Items: View>: PrimitiveView {
    let content: Content
    let items: Items

    @MainActor static func makeNode(_ view: Self, _ surroundings: _Surroundings) -> _ViewNode<Self>
    {
        ToolbarModifierNode(view, surroundings)
    }
}

/// A node whose items are shown in the bar of its screen.
@MainActor protocol ToolbarSource: _Node {
    var itemCells: [ElementCell] { get }
}

@MainActor
private final class ToolbarModifierNode<Content: View, Items: View>:
    DeclaringNode<ToolbarView<Content, Items>>, BarNode, ToolbarSource
{
    private var child: _ViewNode<Content>?
    private var items: DetachedNode<Items>?

    override init(_ view: ToolbarView<Content, Items>, _ surroundings: _Surroundings) {
        super.init(view, surroundings)
        child = mount(view.content, childSurroundings)
        items = DetachedNode(view.items, contentSurroundings) { [unowned self] in
            declarationChanged(.bar)
        }
        declarationChanged(.bar)
    }

    override func update(_ view: ToolbarView<Content, Items>) {
        super.update(view)
        items?.update(view.items)
        child?.update(view.content)
    }

    func contribute(to bar: inout ScreenBar) { bar.hasItems = true }

    var itemCells: [ElementCell] { items?.cells ?? [] }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let items { body(items) }
        if let child { body(child) }
    }

    override func willUnmount() { parent?.declarationChanged(.bar) }
}

/// Content that is shown elsewhere than where it stands: bar items, modals.
@MainActor final class DetachedNode<Content: View>: _ViewNode<Content> {
    private var child: _ViewNode<Content>?
    private let changed: () -> Void

    init(_ view: Content, _ surroundings: _Surroundings, changed: @escaping () -> Void) {
        self.changed = changed
        super.init(view, surroundings)
        child = mount(view, childSurroundings)
    }

    override func update(_ view: Content) {
        super.update(view)
        child?.update(view)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child) }
    }

    var cells: [ElementCell] {
        var cells: [ElementCell] = []
        child?.collectCells(into: &cells)
        return cells
    }

    override func collectCells(into cells: inout [ElementCell]) {}

    override var interceptsCells: Bool { true }

    override func interceptedCellsChanged() { changed() }
}

/// The bar's items of one screen: collected from the views on it.
@MainActor final class ToolbarNode: _Node {
    private unowned let screen: ScreenNode
    private var ownCell: ElementCell?

    init(_ surroundings: _Surroundings, screen: ScreenNode) {
        self.screen = screen
        super.init(surroundings)
        ownCell = ElementCell(owner: self)
    }

    override var cell: ElementCell? { ownCell }

    override func makeRole() -> ElementRole { .toolbar }

    override func makeChildCells() -> [ElementCell] {
        var cells: [ElementCell] = []
        screen.visitDeclarations { node in
            if let source = node as? any ToolbarSource { cells += source.itemCells }
            return true
        }
        return cells
    }
}
