// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A menu in a standard look: what opens it, then its entries.
nonisolated struct StandardMenu<Label: View, Content: View>: ElementView {
    let label: Label
    let content: Content
    let primaryAction: (@MainActor () -> Void)?

    var configuration: MenuStyleConfiguration {
        MenuStyleConfiguration(
            label: .init(content: AnyView(label)), content: .init(content: AnyView(content)),
            primaryAction: primaryAction)
    }

    @MainActor static func makeNode(
        _ view: Self, _ inputs: _NodeInputs
    ) -> _ViewNode<Self> {
        MenuNode(view, inputs)
    }
}

/// A mounted menu: the element of its button, and beside it that of its entries.
@MainActor
private final class MenuNode<Label: View, Content: View>: KeepingNode<StandardMenu<Label, Content>>
{
    private var button: Mounted<MenuButtonView<Label>>?
    private var entries: Mounted<MenuEntries<Content>>?

    override init(_ view: StandardMenu<Label, Content>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        entries = mount(MenuEntries(content: view.content), contentInputs)
        if let buttonView { button = mount(buttonView, childInputs) }
    }

    private var buttonView: MenuButtonView<Label>? {
        guard let menu = entries?.node.cell?.id else { return nil }
        return MenuButtonView(content: view.label, opens: menu, action: view.primaryAction)
    }

    override var pathName: String? { "Menu" }

    override func update(_ view: StandardMenu<Label, Content>) {
        super.update(view)
        if let buttonView { button?.update(buttonView) }
        entries?.update(MenuEntries(content: view.content))
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let button { body(button.node) }
        if let entries { body(entries.node) }
    }
}

/// The entries of a menu, or of the menu of a view.
nonisolated struct MenuEntries<Content: View>: ContainerView {
    let content: MenuContent<Content>
    let isContext: Bool

    init(content: Content, isContext: Bool = false) {
        self.content = MenuContent(entries: content)
        self.isContext = isContext
    }

    /// The button of a menu names the element, which therefore has to stay the same.
    @MainActor static func makeNode(
        _ view: Self, _ inputs: _NodeInputs
    ) -> _ViewNode<Self> {
        let drawn = view.isContext ? StaticNode.node(view, inputs) : nil
        return drawn ?? ContainerNode(view, inputs)
    }

    var role: ElementRole { .menu(MenuElement(isContext: isContext)) }
}

/// Views that are entries of a menu.
nonisolated struct MenuContent<Content: View>: TransparentView {
    let entries: Content

    var content: EnvironmentModifier<Content> {
        EnvironmentModifier(content: entries) { $0.enterMenu() }
    }

    @MainActor static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
        var inner = inputs
        inner.memberRole = MenuEntryRole.shared
        return EnvironmentModifier<Content>._makeNode(view.content, inner)
    }

    @MainActor static func _staticSubtree(of view: Self) -> _StaticSubtree? {
        if let hidden = view.entries as? AnyView { return hidden.hiddenSubtree }
        return Content._staticSubtree(of: view.entries)
    }

    @MainActor static func _draw(_ view: Self, on context: inout _DrawContext) {
        context.asMembers { context in
            if let hidden = view.entries as? AnyView { return hidden.drawHidden(on: &context) }
            Content._draw(view.entries, on: &context)
        }
    }
}

extension EnvironmentValues {
    /// Entries look like entries, whatever styles are around the menu.
    fileprivate mutating func enterMenu() {
        buttonStyleChoice = .look(.automatic)
        toggleStyle = nil
        menuStyle = nil
        labelStyleChoice = .automatic
        automaticLabelLook = .titleAndIcon
        labelsAreHidden = false
    }
}
