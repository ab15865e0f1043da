// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// One of two views, as `if … else …` and `switch` in a builder make it.
public nonisolated struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    /// Never asked for: the graph knows this view.
    public typealias Body = Never
}

extension _ConditionalContent: PrimitiveView where TrueContent: View, FalseContent: View {
    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        ConditionalNode(view, inputs)
    }
}

@MainActor
private final class ConditionalNode<First: View, Second: View>:
    _ViewNode<_ConditionalContent<First, Second>>
{
    private enum Child {
        case first(Mounted<First>)
        case second(Mounted<Second>)

        var node: _Node {
            switch self {
            case .first(let child): child.node
            case .second(let child): child.node
            }
        }
    }

    private var child: Child?

    override init(_ view: _ConditionalContent<First, Second>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        mountChild(of: view)
    }

    private func mountChild(of view: _ConditionalContent<First, Second>) {
        switch view.storage {
        case .first(let view): child = .first(mount(view, childInputs))
        case .second(let view): child = .second(mount(view, childInputs))
        }
    }

    override func update(_ view: _ConditionalContent<First, Second>) {
        switch (child, view.storage) {
        case (.first(let child), .first(let view)): child.update(view)
        case (.second(let child), .second(let view)): child.update(view)
        default:
            child?.node.unmount()
            mountChild(of: view)
            cellsChanged()
        }
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child.node) }
    }
}
