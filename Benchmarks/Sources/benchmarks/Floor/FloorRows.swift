// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A view for each element of an array, told apart by numbers.
struct FloorRows<Element, Row: FloorView>: FloorView {
    let elements: [Element]
    let id: (Element) -> Int
    let row: (Element) -> Row

    var body: Never { fatalError("rows have no body") }

    static func makeNode(_ view: Self, _ tree: FloorTree) -> FloorNode<Self> {
        FloorRowsNode(view, tree)
    }
}

@MainActor
private final class FloorRowsNode<Element, Row: FloorView>:
    FloorNode<FloorRows<Element, Row>>
{
    private var order: [Int] = []
    private var nodes: [FloorNode<Row>] = []

    override init(_ view: FloorRows<Element, Row>, _ tree: FloorTree) {
        super.init(view, tree)
        reorder(view.elements.map(view.id))
    }

    override func update(_ view: FloorRows<Element, Row>) {
        super.update(view)
        guard hasSameOrder(view) else { return reorder(view.elements.map(view.id)) }
        for index in nodes.indices { nodes[index].update(view.row(view.elements[index])) }
    }

    private func hasSameOrder(_ view: FloorRows<Element, Row>) -> Bool {
        guard view.elements.count == order.count else { return false }
        for index in order.indices where view.id(view.elements[index]) != order[index] {
            return false
        }
        return true
    }

    private func reorder(_ newOrder: [Int]) {
        let known = Dictionary(uniqueKeysWithValues: zip(order, nodes))
        nodes = zip(newOrder, view.elements).map { id, element in
            guard let node = known[id] else { return Row.makeNode(view.row(element), tree) }
            node.update(view.row(element))
            return node
        }
        order = newOrder
        tree.send(.order(nodes.map(\.id)))
    }
}
