// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Several views one after the other, as a builder makes them.
public nonisolated struct TupleView<T>: PrimitiveView {
    /// The views, as a tuple.
    public var value: T
    let pack: any TupleDispatch.Type

    /// Makes a tuple of views by hand.
    ///
    /// Builders do this for you. A value that is not a tuple of views shows nothing.
    public init(_ value: T) {
        self.value = value
        pack = ReflectedTuple.self
    }

    init(pack value: T, _ pack: any TupleDispatch.Type) {
        self.value = value
        self.pack = pack
    }

    @MainActor static func makeNode(_ view: Self, _ surroundings: _Surroundings) -> _ViewNode<Self>
    {
        TupleNode(view, surroundings)
    }
}

/// How to reach the views of a tuple by their own types.
@MainActor protocol TupleDispatch {
    static func mountAll<T>(_ value: T, _ surroundings: _Surroundings) -> [_Node]
    static func updateAll<T>(_ value: T, _ nodes: [_Node])
}

struct TuplePack<each Content: View>: TupleDispatch {
    static func mountAll<T>(_ value: T, _ surroundings: _Surroundings) -> [_Node] {
        guard let views = views(in: value) else { return [] }
        var nodes: [_Node] = []
        repeat nodes.append(mount(each views, surroundings).node)
        return nodes
    }

    static func updateAll<T>(_ value: T, _ nodes: [_Node]) {
        guard let views = views(in: value) else { return }
        var index = 0
        repeat update(nodes, &index, each views)
    }

    /// The same as a cast, which would look the tuple's type up by name each time.
    private static func views<T>(in value: T) -> (repeat each Content)? {
        guard T.self == (repeat each Content).self else { return nil }
        return withUnsafePointer(to: value) {
            UnsafeRawPointer($0).assumingMemoryBound(to: (repeat each Content).self).pointee
        }
    }

    private static func update<V: View>(_ nodes: [_Node], _ index: inout Int, _ view: V) {
        V._updateNode(nodes[index], view)
        index += 1
    }
}

/// Tuples that no builder made: their views are found by reflection.
enum ReflectedTuple: TupleDispatch {
    static func mountAll<T>(_ value: T, _ surroundings: _Surroundings) -> [_Node] {
        views(in: value).map { mount(AnyView($0), surroundings).node }
    }

    static func updateAll<T>(_ value: T, _ nodes: [_Node]) {
        for (node, view) in zip(nodes, views(in: value)) {
            AnyView._updateNode(node, AnyView(view))
        }
    }

    private static func views<T>(in value: T) -> [any View] {
        if let view = value as? any View { return [view] }
        return Mirror(reflecting: value).children.compactMap { $0.value as? any View }
    }
}

@MainActor private final class TupleNode<T>: _ViewNode<TupleView<T>> {
    private var children: [_Node] = []
    /// How the children were made; a tuple made otherwise has the same views.
    private let pack: any TupleDispatch.Type

    init(_ view: TupleView<T>, _ surroundings: _Surroundings) {
        pack = view.pack
        super.init(surroundings)
        children = pack.mountAll(view.value, childSurroundings)
    }

    override func update(_ view: TupleView<T>) {
        pack.updateAll(view.value, children)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        for child in children { body(child) }
    }
}
