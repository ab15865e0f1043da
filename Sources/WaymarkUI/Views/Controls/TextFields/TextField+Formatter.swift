// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// The older fields, which tell of editing in closures or read values with a formatter.
///
/// *Differs from Apple:* editing begins with the first change and ends with Return; renderers do
/// not say where the caret is.
extension TextField where Label == Text {
    /// A field that says when editing begins and ends; `onSubmit(of:_:)` is newer.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
    ) {
        self.init(FieldText(text).calling(onEditingChanged, onCommit), label: Text(titleKey))
    }

    /// A field that says when editing begins and ends.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(titleKey, text: text, onEditingChanged: onEditingChanged, onCommit: {})
    }

    /// A field that says when Return is pressed.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(titleKey, text: text, onEditingChanged: { _ in }, onCommit: onCommit)
    }

    /// A field that says when editing begins and ends. The title is known at run time.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(FieldText(text).calling(onEditingChanged, onCommit), label: Text(title))
    }

    /// A field that says when editing begins and ends. The title is known at run time.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(title, text: text, onEditingChanged: onEditingChanged, onCommit: {})
    }

    /// A field that says when Return is pressed. The title is known at run time.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(title, text: text, onEditingChanged: { _ in }, onCommit: onCommit)
    }

    /// A field for a value that a number or date formatter reads; format styles are newer.
    public nonisolated init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        prompt: Text? = nil
    ) {
        self.init(FieldText(value, formatter), prompt: prompt, label: Text(titleKey))
    }

    /// A field for a value that a number or date formatter reads. The title is known at run time.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(FieldText(value, formatter), prompt: prompt, label: Text(title))
    }
}
