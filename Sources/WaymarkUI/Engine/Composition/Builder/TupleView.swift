// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Several views one after the other, as a builder makes them.
public nonisolated struct TupleView<T>: PrimitiveView {
    /// The views, as a tuple.
    public var value: T
    let pack: TupleDispatch.Type

    /// Makes a tuple of views by hand.
    ///
    /// Builders do this for you. A value that is not a tuple of views shows nothing.
    public init(_ value: T) {
        self.value = value
        pack = ReflectedTuple.self
    }

    init(pack value: T, _ pack: TupleDispatch.Type) {
        self.value = value
        self.pack = pack
    }

    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        TupleNode(view, inputs)
    }
}

/// The base class of those that reach the views of a tuple by their own types; itself, it reaches
/// none.
///
/// A class, as tuples keep its type: a protocol's takes them twice the space.
@MainActor class TupleDispatch {
    class func mountAll<T>(_ value: T, _ inputs: _NodeInputs) -> [_Node] { [] }
    class func updateAll<T>(_ value: T, _ nodes: [_Node]) {}
    /// Returns the static subtree of the views together; `nil` unless all of them are static.
    class func subtree<T>(of value: T) -> _StaticSubtree? { nil }
    class func drawAll<T>(_ value: T, on context: inout _DrawContext) {}
}

/// The views of tuples that builders make, of which `T` is always the type.
final class TuplePack<each Content: View>: TupleDispatch {
    override static func mountAll<T>(_ value: T, _ inputs: _NodeInputs) -> [_Node] {
        var nodes: [_Node] = []
        withUnsafePointer(to: value) {
            var place = TuplePlace($0)
            repeat nodes.append(mount(place.next((each Content).self).pointee, inputs).node)
        }
        return nodes
    }

    override static func updateAll<T>(_ value: T, _ nodes: [_Node]) {
        withUnsafePointer(to: value) {
            var place = TuplePlace($0)
            var index = 0
            repeat update(nodes, &index, place.next((each Content).self))
        }
    }

    private static func update<V: View>(
        _ nodes: [_Node], _ index: inout Int, _ view: UnsafePointer<V>
    ) {
        V._updateNode(nodes[index], view.pointee)
        index += 1
    }

    override static func subtree<T>(of value: T) -> _StaticSubtree? {
        withUnsafePointer(to: value) {
            var place = TuplePlace($0)
            var sum: _StaticSubtree? = .empty
            repeat add(place.next((each Content).self), to: &sum)
            return sum
        }
    }

    private static func add<V: View>(_ view: UnsafePointer<V>, to sum: inout _StaticSubtree?) {
        guard let known = sum else { return }
        guard let next = V._staticSubtree(of: view.pointee) else { return sum = nil }
        sum = known + next
    }

    override static func drawAll<T>(_ value: T, on context: inout _DrawContext) {
        withUnsafePointer(to: value) {
            var place = TuplePlace($0)
            repeat draw(place.next((each Content).self), on: &context)
        }
    }

    private static func draw<V: View>(_ view: UnsafePointer<V>, on context: inout _DrawContext) {
        V._draw(view.pointee, on: &context)
    }
}

/// Goes through the parts of a tuple in memory: a tuple that is taken apart would be copied first.
private struct TuplePlace {
    private let start: UnsafeRawPointer
    private var offset = 0

    init(_ tuple: UnsafePointer<some Any>) { start = UnsafeRawPointer(tuple) }

    mutating func next<Part>(_ type: Part.Type) -> UnsafePointer<Part> {
        let alignment = MemoryLayout<Part>.alignment
        offset = (offset + alignment - 1) / alignment * alignment
        defer { offset += MemoryLayout<Part>.size }
        return (start + offset).assumingMemoryBound(to: Part.self)
    }
}

/// Tuples that no builder made: their views are found by reflection.
final class ReflectedTuple: TupleDispatch {
    override static func mountAll<T>(_ value: T, _ inputs: _NodeInputs) -> [_Node] {
        views(in: value).map { mount(AnyView($0), inputs).node }
    }

    override static func updateAll<T>(_ value: T, _ nodes: [_Node]) {
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
    /// The type by which the children were made; a tuple with another one has the same views.
    private let pack: TupleDispatch.Type

    override init(_ view: TupleView<T>, _ inputs: _NodeInputs) {
        pack = view.pack
        super.init(view, inputs)
        children = pack.mountAll(view.value, childInputs)
    }

    override func update(_ view: TupleView<T>) {
        pack.updateAll(view.value, children)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        for child in children { body(child) }
    }
}
