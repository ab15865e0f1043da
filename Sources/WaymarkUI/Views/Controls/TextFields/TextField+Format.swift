// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// Fields for values, with a title; what cannot be read as a value stays in the field only.
extension TextField where Label == Text {
    /// A field for a value.
    public nonisolated init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(FieldText(value, format), prompt: prompt, label: Text(titleKey))
    }

    /// A field for a value. The title is known at run time.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(FieldText(value, format), prompt: prompt, label: Text(title))
    }

    /// A field for a value that may be absent; the empty field is `nil`.
    public nonisolated init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(FieldText(value, format), prompt: prompt, label: Text(titleKey))
    }

    /// A field for a value that may be absent; the empty field is `nil`. The title is known at
    /// run time.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(FieldText(value, format), prompt: prompt, label: Text(title))
    }
}
