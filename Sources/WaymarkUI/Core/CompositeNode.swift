// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The node of a view that has a body.
@MainActor final class CompositeNode<Content: View>: _ViewNode<Content> {
    private let plan: PropertyPlan<Content>
    private var storage: PropertyStorage?
    private var child: _ViewNode<Content.Body>?
    private var placeholder: _ViewNode<MissingValueView>?

    override init(_ view: Content, _ surroundings: _Surroundings) {
        plan = PropertyPlans.plan(for: Content.self)
        super.init(view, surroundings)
        if plan.slotCount > 0 { storage = PropertyStorage(node: self, count: plan.slotCount) }
        reevaluate()
    }

    override var pathName: String? { String(describing: Content.self).withoutGenericArguments }

    override func update(_ view: Content) {
        graph.counters.nodesVisited += 1
        if !isDirty, isSame(view) {
            self.view = view
            return
        }
        self.view = view
        isDirty = false
        reevaluate()
    }

    private func isSame(_ new: Content) -> Bool {
        if Skipping.isDisabled || placeholder != nil { return false }
        return plan.areEqual(view, new)
    }

    override func reevaluate() {
        graph.counters.bodiesRun += 1
        var missing: RuntimeIssue.Kind?
        let body: Content.Body? = evaluate(observing: plan.observing) {
            var copy = view
            if let storage {
                storage.missing = nil
                for install in plan.installers { install(&copy, storage) }
                missing = storage.missing
            }
            return missing == nil ? copy.body : nil
        }
        if let body {
            show(body)
        } else if let missing {
            showPlaceholder(for: missing)
        }
    }

    private func show(_ body: Content.Body) {
        if let placeholder {
            placeholder.unmount()
            self.placeholder = nil
            cellsChanged()
        }
        if let child {
            child.update(body)
        } else {
            child = mount(body, childSurroundings)
        }
    }

    private func showPlaceholder(for missing: RuntimeIssue.Kind) {
        graph.issues.report(missing, at: self)
        guard placeholder == nil else { return }
        child?.unmount()
        child = nil
        placeholder = mount(MissingValueView(message: missing.sentence), childSurroundings)
        cellsChanged()
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child) }
        if let placeholder { body(placeholder) }
    }

    override func didUnmount() {
        guard let storage else { return }
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

    @MainActor static func makeNode(_ view: Self, _ surroundings: _Surroundings) -> _ViewNode<Self> {
        LeafNode(view, surroundings) { .placeholder(message: $0.message) }
    }
}
