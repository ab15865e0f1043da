// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A field for text that nobody else is to see.
public nonisolated struct SecureField<Label: View>: FieldView {
    let text: FieldText
    let prompt: Text?
    let label: Label
    var isSecure: Bool { true }

    /// A field with any label.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.text = FieldText(text)
        self.prompt = prompt
        self.label = label()
    }

    @MainActor static func makeNode(
        _ view: Self, _ inputs: _NodeInputs
    ) -> _ViewNode<Self> {
        FieldNode(view, inputs)
    }
}

extension SecureField where Label == Text {
    /// A field with a title.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text) { Text(titleKey) }
    }

    /// A field with a title that is known at run time.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text: text) { Text(title) }
    }

    /// A field with a title, and what it shows while it is empty.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    /// A field with a title that is known at run time, and what it shows while it is empty.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
}
