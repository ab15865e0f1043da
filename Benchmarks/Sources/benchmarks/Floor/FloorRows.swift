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

@MainActor private final class FloorRowsNode<Element, Row: FloorView>:
    FloorNode<FloorRows<Element, Row>>
{
    private var order: [Int] = []
    private var nodes: [Int: FloorNode<Row>] = [:]

    override init(_ view: FloorRows<Element, Row>, _ tree: FloorTree) {
        super.init(view, tree)
        show()
    }

    override func update(_ view: FloorRows<Element, Row>) {
        super.update(view)
        show()
    }

    private func show() {
        var newOrder: [Int] = []
        newOrder.reserveCapacity(view.elements.count)
        for element in view.elements {
            let id = view.id(element)
            newOrder.append(id)
            if let node = nodes[id] {
                node.update(view.row(element))
            } else {
                nodes[id] = Row.makeNode(view.row(element), tree)
            }
        }
        guard newOrder != order else { return }
        order = newOrder
        tree.send(.order(order.compactMap { nodes[$0]?.id }))
    }
}
