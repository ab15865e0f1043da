// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension View {
    /// Says which view shows values of a type on the path of the stack around (NAV-050).
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        TypeDestinationView(content: self, destination: destination)
    }

    /// Pushes a view above this screen while a flag is true (NAV-090).
    public nonisolated func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        FlagDestinationView(content: self, isPresented: isPresented, destination: destination())
    }

    /// Pushes a view above this screen while an item is there (NAV-090).
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        ItemDestinationView(content: self, item: item, destination: destination)
    }
}

private nonisolated struct TypeDestinationView<Content: View, D: Hashable, C: View>: ModifyingView {
    let content: Content
    let destination: (D) -> C

    var wrapped: Content { content }

    @MainActor func modifying<V: View>(_ other: V) -> any View {
        TypeDestinationView<V, D, C>(content: other, destination: destination)
    }

    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        TypeDestinationNode(view, inputs)
    }
}

@MainActor
private final class TypeDestinationNode<Content: View, D: Hashable, C: View>:
    DeclaringNode<TypeDestinationView<Content, D, C>>, DestinationRegistration
{
    private var child: Mounted<Content>?
    private(set) var version = 0

    override init(_ view: TypeDestinationView<Content, D, C>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = mount(view.content, childInputs)
        declarationChanged(.destination)
        reportMisplacement()
    }

    private func reportMisplacement() {
        if isOutsideContainers || enclosingScreen?.screenStack.owner.isLegacy == true {
            graph.issues.report(.destinationOutsideContainer(type: shortTypeName), at: self)
        } else if let container = enclosingLazyContainer {
            graph.issues.report(
                .destinationInLazyContainer(type: shortTypeName, container: container), at: self)
        }
    }

    override func update(_ view: TypeDestinationView<Content, D, C>) {
        super.update(view)
        version += 1
        declarationChanged(.destination)
        child?.update(view.content)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child.node) }
    }

    override func willUnmount() { parent?.declarationChanged(.destination) }

    var typeID: ObjectIdentifier { ObjectIdentifier(D.self) }
    var shortTypeName: String { shortName(of: D.self) }
    var writtenTypeName: String { writtenName(of: D.self) }

    func makeView(for element: PathElement) -> AnyView? {
        (element as? PathValue<D>).map { AnyView(view.destination($0.content)) }
    }

    func decode(_ element: PathElement) throws -> PathElement? { try element.decoded(as: D.self) }

    func element(fromRoute segment: String) -> PathElement? {
        RouteSegment.decode(segment, as: D.self).map { PathValue($0) }
    }
}

private nonisolated struct FlagDestinationView<Content: View, Destination: View>: ModifyingView {
    let content: Content
    let isPresented: Binding<Bool>
    let destination: Destination

    var wrapped: Content { content }

    @MainActor func modifying<V: View>(_ other: V) -> any View {
        FlagDestinationView<V, Destination>(
            content: other, isPresented: isPresented, destination: destination)
    }

    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        FlagDestinationNode(view, inputs)
    }
}

@MainActor
private final class FlagDestinationNode<Content: View, Destination: View>:
    PresenterNode<FlagDestinationView<Content, Destination>>
{
    private var child: Mounted<Content>?

    override init(
        _ view: FlagDestinationView<Content, Destination>, _ inputs: _NodeInputs
    ) {
        super.init(view, inputs)
        child = mount(view.content, childInputs)
        reevaluate()
        reportMisplacement()
    }

    override var modifierName: String { "isPresented" }

    override func readIsOn() -> Bool { view.isPresented.wrappedValue }

    override func update(_ view: FlagDestinationView<Content, Destination>) {
        super.update(view)
        child?.update(view.content)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child.node) }
    }

    override func makeView() -> AnyView { AnyView(view.destination) }

    override func turnOff() {
        if view.isPresented.wrappedValue {
            write(false, to: view.isPresented, named: "isPresented")
        }
        super.turnOff()
    }

    override func turnOn(forRoute name: String) -> Bool {
        view.isPresented.wrappedValue = true
        return true
    }
}

private nonisolated struct ItemDestinationView<Content: View, D: Hashable, C: View>: ModifyingView {
    let content: Content
    let item: Binding<D?>
    let destination: (D) -> C

    var wrapped: Content { content }

    @MainActor func modifying<V: View>(_ other: V) -> any View {
        ItemDestinationView<V, D, C>(content: other, item: item, destination: destination)
    }

    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        ItemDestinationNode(view, inputs)
    }
}

@MainActor
private final class ItemDestinationNode<Content: View, D: Hashable, C: View>:
    PresenterNode<ItemDestinationView<Content, D, C>>
{
    private var child: Mounted<Content>?
    /// The item whose screen is shown; kept while the screen is on its way out (B29, B32).
    private var shown: D?

    override init(_ view: ItemDestinationView<Content, D, C>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = mount(view.content, childInputs)
        reevaluate()
        reportMisplacement()
    }

    override var modifierName: String { shortName(of: D.self) }

    override func readIsOn() -> Bool {
        guard let item = view.item.wrappedValue else { return false }
        if shown != item { changed() }
        shown = item
        return true
    }

    override func update(_ view: ItemDestinationView<Content, D, C>) {
        super.update(view)
        child?.update(view.content)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child.node) }
    }

    override func makeView() -> AnyView {
        shown.map { AnyView(view.destination($0)) } ?? AnyView(EmptyView())
    }

    override func turnOff() {
        if view.item.wrappedValue != nil { write(nil, to: view.item, named: "item") }
        super.turnOff()
    }

    override var routeName: String? {
        guard let name = super.routeName, let shown, let value = RouteSegment.encode(shown) else {
            return nil
        }
        return name + "=" + value
    }

    override func turnOn(forRoute name: String) -> Bool {
        let value = name.drop { $0 != "=" }.dropFirst()
        guard let item = RouteSegment.decode(String(value), as: D.self) else { return false }
        view.item.wrappedValue = item
        return true
    }
}

extension _Node {
    /// The nearest lazy container between this node and its screen.
    fileprivate final var enclosingLazyContainer: String? {
        var node = parent
        while let current = node, !(current is ScreenNode) {
            if let name = current.lazyContainerName { return name }
            node = current.parent
        }
        return nil
    }
}

extension DeclarationKind {
    private enum Destination {}

    /// Destinations by type, by flag, by item; legacy links with a binding.
    static let destination = DeclarationKind(Destination.self)
}
