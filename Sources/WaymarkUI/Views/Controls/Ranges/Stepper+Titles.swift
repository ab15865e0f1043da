// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// Steppers with a title.
extension Stepper where Label == Text {
    /// A stepper with a title that calls these; the button of what is `nil` is disabled.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            Steps(up: onIncrement, down: onDecrement, onEditingChanged), label: Text(titleKey))
    }

    /// A stepper with a title that calls these; the button of what is `nil` is disabled. The title
    /// is known at run time.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Steps(up: onIncrement, down: onDecrement, onEditingChanged), label: Text(title))
    }

    /// A stepper with a title that changes a value.
    public nonisolated init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Steps(value, step: step, onEditingChanged), label: Text(titleKey))
    }

    /// A stepper with a title that changes a value. The title is known at run time.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Steps(value, step: step, onEditingChanged), label: Text(title))
    }

    /// A stepper with a title that changes a value within bounds.
    public nonisolated init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Steps(value, in: bounds, step: step, onEditingChanged), label: Text(titleKey))
    }

    /// A stepper with a title that changes a value within bounds. The title is known at run time.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Steps(value, in: bounds, step: step, onEditingChanged), label: Text(title))
    }

    /// A stepper with a title that changes a value and shows it in a format.
    public nonisolated init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
        step: F.FormatInput.Stride = 1,
        format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(Steps(value, step: step, format, onEditingChanged), label: Text(titleKey))
    }

    /// A stepper with a title that changes a value and shows it in a format. The title is known at
    /// run time.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1,
        format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(Steps(value, step: step, format, onEditingChanged), label: Text(title))
    }

    /// A stepper with a title that changes a value within bounds and shows it in a format.
    public nonisolated init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
        in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            Steps(value, in: bounds, step: step, format, onEditingChanged), label: Text(titleKey))
    }

    /// A stepper with a title that changes a value within bounds and shows it in a format. The
    /// title is known at run time.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>,
        in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            Steps(value, in: bounds, step: step, format, onEditingChanged), label: Text(title))
    }
}
