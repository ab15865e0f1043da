// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A field for long text, which takes the room that there is and scrolls.
///
/// ```swift
/// Form {
///     Section("Notes") {
///         TextEditor(text: $notes)
///             .frame(minHeight: 120)
///     }
/// }
/// ```
///
/// It has no label: give it one with `accessibilityLabel(_:)`. For text that grows from one line on,
/// use a `TextField` with a vertical axis.
public nonisolated struct TextEditor: FieldView {
    let text: FieldText
    let label = EmptyView()
    var prompt: Text? { nil }
    var isSecure: Bool { false }
    var lines: FieldLines? { .filling }

    /// An editor of a text.
    public init(text: Binding<String>) { self.text = FieldText(text) }

    @MainActor static func makeNode(
        _ view: Self, _ inputs: _NodeInputs
    ) -> _ViewNode<Self> {
        FieldNode(view, inputs)
    }
}

/// A look for text editors. *Differs from Apple:* renderers know one look.
@MainActor @preconcurrency public protocol TextEditorStyle {}

/// The look that fits where the editor stands.
public struct AutomaticTextEditorStyle: TextEditorStyle {
    /// Makes the style.
    public nonisolated init() {}
}

/// No look of its own.
public struct PlainTextEditorStyle: TextEditorStyle {
    /// Makes the style.
    public nonisolated init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// The look that fits where the editor stands.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// No look of its own.
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
    /// Accepted: no renderer shows it yet.
    public nonisolated func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
}
