// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A node that may draw the views of its label inside its own element, where these are static, so
/// that they need no nodes.
///
/// Where they cannot be drawn any longer, they have nodes from then on.
@MainActor protocol LabelDrawing: _Node {
    associatedtype DrawnLabel: View
    /// The label as its view has it now.
    var drawnLabel: DrawnLabel { get }
    /// The values that the label reads of the environment; `nil` where it has nodes.
    var labelValues: StaticValues? { get set }
}

extension LabelDrawing {
    /// Draws the label from now on, if it can; to be called right after the element got its number,
    /// because those of the label follow it.
    func startDrawingLabel() {
        guard inputs.readBy == nil, let cell, cell.id.rawValue == graph.nextID - 1,
            let (count, values) = readLabel()
        else { return }
        labelValues = values
        graph.reserveIDs(count, inside: cell)
    }

    /// Draws what the label is now; to be called with `labelWillChange()` before.
    ///
    /// - Returns: False where it needs nodes from now on.
    func keepDrawingLabel() -> Bool {
        guard let labelValues, let (count, values) = readLabel(), count == cell?.insideCount else {
            return false
        }
        guard values !== labelValues else { return true }
        insideChanged()
        self.labelValues = values
        return true
    }

    /// Keeps what is shown of the label, before the view is another one.
    func labelWillChange() { if labelValues != nil { insideChanged() } }

    /// Makes the element anew, for a label with nodes.
    func stopDrawingLabel(_ setOwnsElement: (Bool) -> Void) {
        guard labelValues != nil else { return }
        labelValues = nil
        setOwnsElement(false)
        setOwnsElement(true)
    }

    private func readLabel() -> (count: Int32, values: StaticValues)? {
        guard let subtree = DrawnLabel._staticSubtree(of: drawnLabel) else { return nil }
        let environment = EnvironmentValues(scope: inputs.scope, reader: self)
        guard let values = graph.staticValues.read(environment, subtree.needs) else { return nil }
        return (subtree.count, values)
    }

    /// Draws the label; `nil` where it has nodes.
    func drawLabel(_ purpose: _DrawContext.Purpose) -> _DrawContext? {
        guard let labelValues, let cell else { return nil }
        var context = _DrawContext(
            purpose, from: cell.id.rawValue + 1, count: Int(cell.insideCount), labelValues)
        DrawnLabel._draw(drawnLabel, on: &context)
        return context
    }

    /// Presses a button in the label.
    func pressInLabel(_ action: ElementAction, at id: ElementID) {
        if action == .press, let press = drawLabel(.action(id))?.action { act(press) }
    }
}
