// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A node that evaluates a body: it keeps the child, and what the dynamic properties keep.
///
/// While something that the body needs is missing, a placeholder stands in its place.
@MainActor class EvaluatingNode<Content: View, Source, Body: View>: KeepingNode<Content> {
    private var child: Mounted<Body>?

    override init(_ view: Content, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        let slotCount = plan.slotCount
        if slotCount > 0 { propertyStorage = PropertyStorage(node: self, count: slotCount) }
        reevaluate()
    }

    // Every such node is made by a subclass that overrides these two.
    /// The value that has the dynamic properties and the body.
    var source: Source { fatalError("an evaluating node without a source") }
    func makeBody(of source: Source) -> Body { fatalError("an evaluating node without a body") }

    final var plan: PropertyPlan<Source> { PropertyPlans.plan(for: Source.self) }

    private var placeholder: Mounted<MissingValueView>? {
        get { propertyStorage?.placeholder }
        set { propertyStorage?.placeholder = newValue }
    }

    override var pathName: String? { plan.name }

    override func update(_ view: Content) {
        super.update(view)
        isDirty = false
        reevaluate()
    }

    override final func reevaluate() {
        graph.counters.bodiesRun += 1
        if let body = evaluateBody() {
            show(body)
        } else if let missing = propertyStorage?.missing {
            showPlaceholder(for: missing)
        }
    }

    private func evaluateBody() -> Body? {
        let plan = plan
        return evaluate(observing: plan.observing) {
            guard let storage = propertyStorage else { return makeBody(of: source) }
            var copy = source
            plan.install(&copy, storage)
            return storage.missing == nil ? makeBody(of: copy) : nil
        }
    }

    private func show(_ body: Body) {
        if let placeholder {
            placeholder.node.unmount()
            self.placeholder = nil
            cellsChanged()
        }
        if let child {
            child.update(body)
        } else {
            child = mount(body, childInputs)
        }
    }

    private func showPlaceholder(for missing: Any.Type) {
        let issue = RuntimeIssue.Kind.missingEnvironmentObject(type: shortName(of: missing))
        graph.issues.report(issue, at: self)
        guard placeholder == nil else { return }
        child?.node.unmount()
        child = nil
        placeholder = mount(MissingValueView(message: issue.sentence), childInputs)
        cellsChanged()
    }

    override final func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child.node) }
        if let placeholder { body(placeholder.node) }
    }

    override final func didUnmount() {
        guard let storage = propertyStorage else { return }
        graph.retiring.append((storage, viewPath))
    }
}

extension String {
    /// `Pair` for `Pair<Int, Text>`.
    var withoutGenericArguments: String {
        firstIndex(of: "<").map { String(self[..<$0]) } ?? self
    }
}

/// Stands where a view cannot be shown.
nonisolated struct MissingValueView: ElementView {
    let message: String

    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        LeafNode(view, inputs) { .placeholder(message: $0.message) }
    }
}
