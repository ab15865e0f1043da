// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// Progress that is an element of its own.
nonisolated struct StandardProgress<Label: View, Current: View>: ElementView, ControlView {
    let share: Double?
    let label: PartedLabel<Label, EmptyView, Current>

    @MainActor static func makeNode(
        _ view: Self, _ inputs: _NodeInputs
    ) -> _ViewNode<Self> {
        ProgressNode(view, inputs)
    }

    /// The configuration that a style of an app's own is given.
    var configuration: ProgressViewStyleConfiguration {
        ProgressViewStyleConfiguration(
            fractionCompleted: share,
            label: AnyView(unlessEmpty: label.title).map { .init(content: $0) },
            currentValueLabel: AnyView(unlessEmpty: label.current).map { .init(content: $0) })
    }
}

@MainActor
private final class ProgressNode<Label: View, Current: View>:
    ControlNode<StandardProgress<Label, Current>>, WordsReader
{
    private var style: ProgressElement.Style?

    override var readsModel: Bool { false }

    override func read(_ values: EnvironmentValues) {
        super.read(values)
        if case .standard(let style, _) = values.progressLook { self.style = style }
    }

    override var canHideLabel: Bool { true }

    func wordsChanged() { graph.setContentDirty(self) }

    override var focusableElement: ElementID? { nil }

    override func makeRole() -> ElementRole {
        let share = view.share
        return .progress(
            ProgressElement(
                share: share, style: style ?? (share == nil ? .circular : .linear),
                words: child?.node.currentWords))
    }

    /// The accessibility of progress; without words of its own, it says at least that something is
    /// being done.
    override var impliedAccessibility: Accessibility {
        let isNameless = child?.node.plainText.isEmpty ?? true
        return isNameless ? Accessibility(label: "In progress") : super.impliedAccessibility
    }
}

extension AnyView {
    /// A view without its type; `nil` for one that is empty by its type.
    nonisolated init?<Content: View>(unlessEmpty view: Content) {
        if Content.self == EmptyView.self { return nil }
        self.init(view)
    }
}
