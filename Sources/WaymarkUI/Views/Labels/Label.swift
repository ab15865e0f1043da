// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// An icon with a title.
public nonisolated struct Label<Title: View, Icon: View>: StyledView {
    let standard: StandardLabel<Title, Icon>

    /// A label of any two views.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        standard = StandardLabel(title: title(), icon: icon())
    }

    @MainActor func styled(
        by values: EnvironmentValues, in inputs: _NodeInputs
    ) -> AnyView? {
        guard case .custom(let style) = values.labelStyleChoice else { return nil }
        return style.makeBody(
            LabelStyleConfiguration(
                title: .init(content: AnyView(standard.title)),
                icon: .init(content: AnyView(standard.icon))))
    }
}

extension Label where Title == Text, Icon == Image {
    /// A label of a title and a symbol.
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        standard = StandardLabel(title: Text(titleKey), icon: Image(systemName: name))
    }

    /// A label of a title that is known at run time, and a symbol.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
        standard = StandardLabel(title: Text(title), icon: Image(systemName: name))
    }

    /// A label of a title and a picture.
    public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
        standard = StandardLabel(title: Text(titleKey), icon: Image(name))
    }

    /// A label of a title that is known at run time, and a picture.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
        standard = StandardLabel(title: Text(title), icon: Image(name))
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label that a custom style is asked to show.
    public nonisolated init(_ configuration: LabelStyleConfiguration) {
        standard = StandardLabel(title: configuration.title, icon: configuration.icon)
    }
}

/// A label that is an element of its own.
nonisolated struct StandardLabel<Title: View, Icon: View>: ElementView {
    let title: Title
    let icon: Icon

    @MainActor static func makeNode(
        _ view: Self, _ inputs: _NodeInputs
    ) -> _ViewNode<Self> {
        LabelNode(view, inputs)
    }
}

@MainActor
private final class LabelNode<Title: View, Icon: View>:
    KeepingElementNode<StandardLabel<Title, Icon>>
{
    private var title: Mounted<Title>?
    private var icon: Mounted<Icon>?
    private var look = LabelLook.titleAndIcon

    override init(_ view: StandardLabel<Title, Icon>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        reevaluate()
        icon = mount(view.icon, contentInputs)
        title = mount(view.title, contentInputs)
    }

    override func update(_ view: StandardLabel<Title, Icon>) {
        super.update(view)
        icon?.update(view.icon)
        title?.update(view.title)
    }

    override func reevaluate() {
        forgetDependencies()
        let values = EnvironmentValues(scope: inputs.scope, reader: self)
        guard values.labelLook != look else { return }
        look = values.labelLook
        graph.setContentDirty(self)
        graph.setChildrenDirty(self)
    }

    override func makeRole() -> ElementRole {
        look == .titleOnly ? .layout(LayoutElement(.horizontal)) : .label
    }

    override func makeChildCells() -> [ElementCell] {
        var cells: [ElementCell] = []
        if look != .titleOnly { icon?.node.collectCells(into: &cells) }
        if look != .iconOnly { title?.node.collectCells(into: &cells) }
        return cells
    }

    override var impliedAccessibility: Accessibility {
        Accessibility(label: look == .iconOnly ? title?.node.plainText : nil)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let icon { body(icon.node) }
        if let title { body(title.node) }
    }
}
