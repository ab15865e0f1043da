// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A view that a person uses.
@MainActor protocol ControlView: PrimitiveView {
    associatedtype ShownLabel: View
    var label: ShownLabel { get }
}

/// The node of a control: it follows `isEnabled` and what its binding reads, around its label.
@MainActor class ControlNode<Content: ControlView>: KeepingElementNode<Content> {
    private(set) var child: _ViewNode<Content.ShownLabel>?
    private var canBeUsed = true
    private var hidesLabel = false

    override init(_ view: Content, _ surroundings: _Surroundings) {
        super.init(view, surroundings)
        child = mount(view.label, contentSurroundings)
        reevaluate()
    }

    override final var isEnabled: Bool { canBeUsed }

    override func update(_ view: Content) {
        super.update(view)
        isDirty = false
        reevaluate()
        child?.update(view.label)
    }

    override final func reevaluate() {
        let hidLabel = hidesLabel
        let values = EnvironmentValues(scope: surroundings.scope, reader: self)
        if readsModel {
            evaluate(observing: ObservingFlags.flag(for: Content.self)) { read(values) }
        } else {
            forgetDependencies()
            read(values)
        }
        graph.setContentDirty(self)
        if hidLabel != hidesLabel { graph.setChildrenDirty(self) }
    }

    /// Whether `read` looks at anything else than the environment.
    var readsModel: Bool { true }

    /// Reads what the control shows beside its view's own value: its binding, its environment.
    func read(_ values: EnvironmentValues) {
        canBeUsed = values.isEnabled
        hidesLabel = canHideLabel && values.labelsAreHidden
    }

    /// Whether `labelsHidden()` applies to this kind of control.
    var canHideLabel: Bool { false }

    override var impliedAccessibility: Accessibility {
        Accessibility(label: hidesLabel ? child?.plainText : nil)
    }

    override func makeChildCells() -> [ElementCell] { hidesLabel ? [] : super.makeChildCells() }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child) }
    }

    /// Sends the control's content even if the model refused what a person entered: the renderer
    /// shows that now.
    final func showAgain(insteadOf shown: ElementRole) {
        reevaluate()
        if makeRole() != shown { cell?.content.role = shown }
    }
}

extension _Node {
    /// All text in this node, one space between two pieces.
    final var plainText: String {
        var parts: [String] = []
        collectText(into: &parts)
        return parts.joined(separator: " ")
    }

    private func collectText(into parts: inout [String]) {
        if let text = self as? LeafNode<Text> { parts.append(text.view.plainString) }
        forEachChild { $0.collectText(into: &parts) }
    }
}

private struct LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether controls show no labels of their own.
    var labelsAreHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
}

extension View {
    /// Hides the labels of text fields and toggles in this view; assistive technology still reads
    /// them.
    public nonisolated func labelsHidden() -> some View {
        environment(\.labelsAreHidden, true)
    }
}
