// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// Rows that belong together, with a header and a footer.
public nonisolated struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
    /// A binding that is true if the rows are shown; `nil` unless a person may show and hide them.
    var expansion: Binding<Bool>?
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
    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        SectionNode(view, inputs)
    }
}

@MainActor
private final class SectionNode<Parent: View, Content: View, Footer: View>:
    KeepingElementNode<Section<Parent, Content, Footer>>
{
    private var header: Mounted<SectionEdge<SectionHeading<Parent>>>?
    private var isExpanded = true
    /// The columns of the table around.
    private var columnCount = 1
    private var content: Mounted<Content>?
    private var footer: Mounted<SectionEdge<Footer>>?

    override init(_ view: Section<Parent, Content, Footer>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        readExpansion()
        if Parent.self != EmptyView.self { header = mount(heading, contentInputs) }
        showContent()
        if Footer.self != EmptyView.self { footer = mount(footing, contentInputs) }
    }

    override func update(_ view: Section<Parent, Content, Footer>) {
        super.update(view)
        isDirty = false
        readExpansion()
        header?.update(heading)
        showContent()
        footer?.update(footing)
    }

    override func reevaluate() {
        guard view.expansion != nil || isInTable else { return }
        readExpansion()
        header?.update(heading)
        footer?.update(footing)
        showContent()
    }

    private func readExpansion() {
        guard view.expansion != nil || isInTable else {
            isExpanded = true
            return
        }
        let flag = ObservingFlags.flag(for: Section<Parent, Content, Footer>.self)
        (isExpanded, columnCount) = evaluate(observing: flag) {
            let values = EnvironmentValues(scope: inputs.scope, reader: self)
            let columns = isInTable ? values.tableContext.columns.count : 1
            return (view.expansion?.wrappedValue ?? true, columns)
        }
    }

    private var isInTable: Bool { inputs.rows?.makesTable == true }

    private func edge(isFooter: Bool) -> ElementRole {
        guard isInTable else { return isFooter ? .sectionFooter : .sectionHeader }
        return .tableHeading(TableHeadingElement(isFooter: isFooter, columnCount: columnCount))
    }

    private var footing: SectionEdge<Footer> {
        SectionEdge(content: view.footer, role: edge(isFooter: true))
    }

    private var heading: SectionEdge<SectionHeading<Parent>> {
        let isExpanded = isExpanded
        let disclosure = view.expansion.map { expansion in
            Disclosure(isExpanded: isExpanded) { expansion.wrappedValue = !isExpanded }
        }
        let heading = SectionHeading(
            first: view.header, second: disclosure.map { DisclosureButton(disclosure: $0) })
        return SectionEdge(content: heading, role: edge(isFooter: false))
    }

    /// The rows are there while the section is open.
    private func showContent() {
        if let content, isExpanded { return content.update(view.content) }
        guard isExpanded != (content != nil) else { return }
        graph.setChildrenDirty(self)
        if isExpanded {
            content = mount(view.content, rowInputs)
        } else {
            content?.node.unmount()
            content = nil
        }
    }

    private var rowInputs: _NodeInputs {
        var rows = contentInputs
        guard inputs.memberRole?.reachesIntoGroups == true else { return rows }
        rows.memberRole = inputs.memberRole
        rows.deferred = inputs.deferred
        if let traits = inputs.traits {
            rows.traits = TraitLink(SectionBoundary(), outer: traits)
        }
        return rows
    }

    override func makeRole() -> ElementRole {
        guard inputs.isInMenu else { return isInTable ? .tableRows : .section }
        return .menuGroup(MenuGroupElement(title: header?.node.plainText ?? ""))
    }

    override func makeChildCells() -> [ElementCell] {
        guard inputs.isInMenu else { return super.makeChildCells() }
        var cells: [ElementCell] = []
        content?.node.collectCells(into: &cells)
        return cells
    }

    override var passesTraits: Bool { true }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let header { body(header.node) }
        if let content { body(content.node) }
        if let footer { body(footer.node) }
    }
}

/// The content of a header, and the button for the rows below it.
typealias SectionHeading<Parent: View> = Pair<Parent, DisclosureButton?>

/// A header or footer.
nonisolated struct SectionEdge<Content: View>: ContainerView {
    let content: Content
    let role: ElementRole
}
