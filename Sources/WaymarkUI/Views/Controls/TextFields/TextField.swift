// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements

/// A field for text: one line, or as many as are typed where its axis is vertical.
///
/// Return submits a field of one line, and begins a new line in the other. `lineLimit(_:)` says from
/// which line on a growing field scrolls, and for how many it has room from the start.
public nonisolated struct TextField<Label: View>: FieldView {
    let text: FieldText
    let prompt: Text?
    let label: Label
    let lines: FieldLines?
    var isSecure: Bool { false }

    init(_ text: FieldText, prompt: Text? = nil, axis: Axis = .horizontal, label: Label) {
        self.text = text
        self.prompt = prompt
        self.label = label
        lines = axis == .vertical ? .growing : nil
    }

    @MainActor static func makeNode(
        _ view: Self, _ inputs: _NodeInputs
    ) -> _ViewNode<Self> {
        FieldNode(view, inputs)
    }
}

extension TextField {
    /// A field with any label.
    public nonisolated init(
        text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(FieldText(text), prompt: prompt, label: label())
    }

    /// A field with any label; a vertical one grows with what is typed.
    public nonisolated init(
        text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
    ) {
        self.init(FieldText(text), prompt: prompt, axis: axis, label: label())
    }

    /// A field for a value with any label; what cannot be read as a value stays in the field only.
    public nonisolated init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(FieldText(value, format), prompt: prompt, label: label())
    }

    /// A field for a value that may be absent, with any label; the empty field is `nil`.
    public nonisolated init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(FieldText(value, format), prompt: prompt, label: label())
    }
}
