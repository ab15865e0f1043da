// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Fields with a title.
extension TextField where Label == Text {
    /// A field with a title.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(FieldText(text), label: Text(titleKey))
    }

    /// A field with a title. The title is known at run time.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(FieldText(text), label: Text(title))
    }

    /// A field with a title, and what it shows while it is empty.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(FieldText(text), prompt: prompt, label: Text(titleKey))
    }

    /// A field with a title, and what it shows while it is empty. The title is known at run time.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(FieldText(text), prompt: prompt, label: Text(title))
    }

    /// A field with a title; a vertical one grows with what is typed.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(FieldText(text), axis: axis, label: Text(titleKey))
    }

    /// A field with a title; a vertical one grows with what is typed. The title is known at run
    /// time.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(FieldText(text), axis: axis, label: Text(title))
    }

    /// A field with a title and what it shows while it is empty; a vertical one grows.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis
    ) {
        self.init(FieldText(text), prompt: prompt, axis: axis, label: Text(titleKey))
    }

    /// A field with a title that is known at run time and what it shows while it is empty; a
    /// vertical one grows.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
    ) {
        self.init(FieldText(text), prompt: prompt, axis: axis, label: Text(title))
    }
}
