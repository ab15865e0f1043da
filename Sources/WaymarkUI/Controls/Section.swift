// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// Rows that belong together, with a header and a footer.
public nonisolated struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
    /// Never asked for: the graph knows this view.
    public typealias Body = Never
}

extension Section where Parent: View, Content: View, Footer: View {
    /// Rows under a header and above a footer.
    public nonisolated init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    /// The same with header and footer as values. The older form: closures are newer.
    public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Rows above a footer.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer)
    {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }

    /// The same with the footer as a value. The older form: a closure is newer.
    public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Rows under a header.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)
    {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    /// The same with the header as a value. The older form: a closure is newer.
    public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Rows set apart from others, without header and footer.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Rows under a localized title.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    /// Rows under a title that is not localized.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
}

extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {
    @MainActor static func makeNode(_ view: Self, _ surroundings: _Surroundings) -> _ViewNode<Self>
    {
        SectionNode(view, surroundings)
    }
}

@MainActor
private final class SectionNode<Parent: View, Content: View, Footer: View>:
    ElementNode<Section<Parent, Content, Footer>>
{
    private var header: _ViewNode<SectionEdge<Parent>>?
    private var content: _ViewNode<Content>?
    private var footer: _ViewNode<SectionEdge<Footer>>?

    override init(_ view: Section<Parent, Content, Footer>, _ surroundings: _Surroundings) {
        super.init(view, surroundings)
        var rows = contentSurroundings
        rows.rows = surroundings.rows
        if rows.rows != nil, let traits = surroundings.traits {
            rows.traits = TraitChain(.section, outer: traits)
        }
        if Parent.self != EmptyView.self {
            header = mount(
                SectionEdge(content: view.header, role: .sectionHeader), contentSurroundings)
        }
        content = mount(view.content, rows)
        if Footer.self != EmptyView.self {
            footer = mount(
                SectionEdge(content: view.footer, role: .sectionFooter), contentSurroundings)
        }
    }

    override func update(_ view: Section<Parent, Content, Footer>) {
        super.update(view)
        header?.update(SectionEdge(content: view.header, role: .sectionHeader))
        content?.update(view.content)
        footer?.update(SectionEdge(content: view.footer, role: .sectionFooter))
    }

    override func makeRole() -> ElementRole { .section }

    override var passesTraits: Bool { true }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let header { body(header) }
        if let content { body(content) }
        if let footer { body(footer) }
    }
}

/// A header or footer.
nonisolated struct SectionEdge<Content: View>: PrimitiveView {
    let content: Content
    let role: ElementRole

    @MainActor static func makeNode(_ view: Self, _ surroundings: _Surroundings) -> _ViewNode<Self>
    {
        ContainerNode(view, surroundings, inner: \.content) { $0.role }
    }
}
