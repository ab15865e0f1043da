// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A view that a person uses.
@MainActor protocol ControlView: PrimitiveView {
    associatedtype ShownLabel: View
    var label: ShownLabel { get }
}

/// A drawing of a control by a style of an app's own.
enum ControlDrawing {
    /// The view that stands in the place of the label.
    case label(AnyView)
    /// The view that stands in the place of the whole control.
    case whole(AnyView)
}

/// The node of a control: it follows `isEnabled` and what its binding reads, around its label.
@MainActor
class ControlNode<Content: ControlView>: KeepingElementNode<Content>, LabelDrawing {
    /// The label, or what a style draws.
    private(set) var child: AnyMounted?
    private var canBeUsed = true
    private var hidesLabel = false
    private var isDrawn = false
    final var labelValues: StaticValues?

    override init(_ view: Content, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        let drawing = readAll()
        if drawsLabel, drawing == nil, !hidesLabel { startDrawingLabel() }
        if labelValues == nil { show(drawing) }
    }

    final var drawnLabel: Content.ShownLabel { view.label }

    /// True for a kind of control that may draw its label itself.
    var drawsLabel: Bool { false }

    override final var isEnabled: Bool { canBeUsed }

    override var focusableElement: ElementID? { canBeUsed ? cell?.id : nil }

    override func update(_ view: Content) {
        labelWillChange()
        super.update(view)
        isDirty = false
        let drawing = readAll()
        if !goesOnDrawingLabel(drawing) { show(drawing) }
    }

    override final func reevaluate() {
        let wasDrawn = isDrawn
        let drawsLabel = labelValues != nil
        let drawing = readAll()
        if goesOnDrawingLabel(drawing) { return }
        if drawing != nil || wasDrawn || drawsLabel { show(drawing) }
    }

    private func goesOnDrawingLabel(_ drawing: ControlDrawing?) -> Bool {
        guard labelValues != nil else { return false }
        if drawing == nil, !hidesLabel, keepDrawingLabel() { return true }
        stopDrawingLabel(setOwnsElement)
        return false
    }

    private func readAll() -> ControlDrawing? {
        let hidLabel = hidesLabel
        let values = EnvironmentValues(scope: inputs.scope, reader: self)
        let drawing: ControlDrawing?
        if readsModel {
            drawing = evaluate(observing: ObservingFlags.flag(for: Content.self)) {
                read(values)
                return self.drawing(values)
            }
        } else {
            forgetDependencies()
            read(values)
            drawing = self.drawing(values)
        }
        graph.setContentDirty(self)
        if hidLabel != hidesLabel { graph.setChildrenDirty(self) }
        return drawing
    }

    private func show(_ drawing: ControlDrawing?) {
        isDrawn = drawing != nil
        switch drawing {
        case nil: show(view.label, inElement: true)
        case .label(let label): show(label, inElement: true)
        case .whole(let body): show(body, inElement: false)
        }
    }

    private func show<Shown: View>(_ shown: Shown, inElement: Bool) {
        if let child {
            if inElement == (cell != nil), child.update(shown) { return }
            child.node.unmount()
            if inElement, cell != nil { graph.setChildrenDirty(self) }
        }
        setOwnsElement(inElement)
        child = AnyMounted(shown, inElement ? contentInputs : childInputs)
    }

    /// Returns what a style of an app's own makes of the control; `nil` where there is none.
    func drawing(_ values: EnvironmentValues) -> ControlDrawing? { nil }

    /// True if `read` looks at anything else than the environment.
    var readsModel: Bool { true }

    /// Reads what the control shows beside its view's own value: its binding, its environment.
    func read(_ values: EnvironmentValues) {
        canBeUsed = values.isEnabled
        hidesLabel = canHideLabel && values.labelsAreHidden
    }

    /// True if `labelsHidden()` applies to this kind of control.
    var canHideLabel: Bool { false }

    override var impliedAccessibility: Accessibility {
        Accessibility(label: hidesLabel ? child?.node.plainText : nil)
    }

    override func makeChildCells() -> [ElementCell] {
        let cells = super.makeChildCells()
        return hidesLabel ? cells.filter { $0.owner is any PartOfControl } : cells
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child.node) }
    }

    override final func makeInside() -> [Element] { drawLabel(.elements)?.elements ?? [] }

    override final func makeInsideContents() -> [ElementContent] {
        drawLabel(.contents)?.contents ?? []
    }

    override final func handle(_ action: ElementAction, at id: ElementID) {
        if id == cell?.id { handle(action) } else { pressInLabel(action, at: id) }
    }

    /// Sends the control's content even if the model refused what a person entered: the renderer
    /// shows that now.
    final func showAgain(insteadOf shown: ElementRole) {
        reevaluate()
        if makeRole() != shown { cell?.content.role = shown }
    }
}

extension _Node {
    /// All text in this node, one space between two pieces; of a control, that of its label.
    final var plainText: String { plainTexts.joined(separator: " ") }

    /// The same piece by piece.
    final var plainTexts: [String] {
        var parts: [String] = []
        collectText(into: &parts)
        return parts
    }

    private func collectText(into parts: inout [String]) {
        if let text = self as? KeepingElementNode<Text> { parts.append(text.view.plainString) }
        for content in makeInsideContents() {
            if case .text(let text) = content.role { parts.append(text.string) }
        }
        forEachChild { if !($0 is any PartOfControl) { $0.collectText(into: &parts) } }
    }
}

private struct LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// True if controls show no labels of their own.
    var labelsAreHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
}

extension View {
    /// Hides the labels of the controls in this view that have a look of their own, such as text
    /// fields, toggles and sliders; assistive technology still reads them.
    public nonisolated func labelsHidden() -> some View {
        environment(\.labelsAreHidden, true)
    }
}
