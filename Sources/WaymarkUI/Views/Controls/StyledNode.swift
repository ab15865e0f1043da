// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A style that an app wrote, ready to make bodies.
struct CustomStyle<Configuration>: Equatable {
    private let style: Any
    /// Makes the style's body; dynamic properties of the style work in it.
    let makeBody: @MainActor (Configuration) -> AnyView

    init<Style, Body: View>(
        _ style: Style, makeBody: @escaping @MainActor (Style, Configuration) -> Body
    ) {
        self.style = style
        let style = UncheckedTransfer(style)
        self.makeBody = { configuration in
            AnyView(StyleBody(style: style.value) { makeBody($0, configuration) })
        }
    }

    static func == (a: Self, b: Self) -> Bool { Skipping.areEqual(a.style, b.style) }
}

/// A view that shows either itself in a standard look, or what a custom style makes of it.
@MainActor protocol StyledView: PrimitiveView {
    associatedtype Standard: View
    var standard: Standard { get }
    /// Returns what a custom style makes of it; `nil` when there is none.
    func styled(by values: EnvironmentValues, in inputs: _NodeInputs) -> AnyView?
}

extension StyledView {
    static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        StyledNode(view, inputs)
    }
}

@MainActor private final class StyledNode<Content: StyledView>: KeepingNode<Content> {
    private var child: AnyMounted?

    override init(_ view: Content, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        reevaluate()
    }

    override func update(_ view: Content) {
        super.update(view)
        isDirty = false
        reevaluate()
    }

    override func reevaluate() {
        forgetDependencies()
        let values = EnvironmentValues(scope: inputs.scope, reader: self)
        if let body = view.styled(by: values, in: inputs) {
            show(body)
        } else {
            show(view.standard)
        }
    }

    private func show<V: View>(_ view: V) {
        if let child {
            guard let other = child.replacement(showing: view, childInputs) else { return }
            self.child = other
            cellsChanged()
        } else {
            child = AnyMounted(view, childInputs)
        }
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child.node) }
    }
}

/// Evaluates a style's body as if the style were a view.
private nonisolated struct StyleBody<Style, Content: View>: PrimitiveView {
    let style: Style
    let makeBody: @MainActor (Style) -> Content

    @MainActor static func makeNode(
        _ view: Self, _ inputs: _NodeInputs
    ) -> _ViewNode<Self> {
        StyleBodyNode(view, inputs)
    }
}

@MainActor
private final class StyleBodyNode<Style, Content: View>:
    EvaluatingNode<StyleBody<Style, Content>, Style, Content>
{
    override var source: Style { view.style }

    override func makeBody(of source: Style) -> Content { view.makeBody(source) }
}
