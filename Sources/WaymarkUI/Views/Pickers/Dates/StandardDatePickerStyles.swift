// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A date picker style of the framework.
nonisolated protocol StandardDatePickerStyle: DatePickerStyle {
    var look: DatePickerLook { get }
}

extension StandardDatePickerStyle {
    var look: DatePickerLook { .field }

    /// A picker in the renderer's look.
    public func makeBody(configuration: Configuration) -> some View {
        DatePicker(configuration).environment(\.datePickerLook, look)
    }
}

/// The look that fits where the picker stands: a field.
public nonisolated struct DefaultDatePickerStyle: StandardDatePickerStyle {
    /// Makes the style; `.automatic` is shorter.
    public init() {}
}

/// A field that opens a calendar.
public nonisolated struct CompactDatePickerStyle: StandardDatePickerStyle {
    /// Makes the style; `.compact` is shorter.
    public init() {}
}

/// A month whose days are chosen, and a field for the time.
public nonisolated struct GraphicalDatePickerStyle: StandardDatePickerStyle {
    /// Makes the style; `.graphical` is shorter.
    public init() {}

    var look: DatePickerLook { .month }
}

/// Wheels that turn. *Differs from Apple:* a field.
public nonisolated struct WheelDatePickerStyle: StandardDatePickerStyle {
    /// Makes the style; `.wheel` is shorter.
    public init() {}
}

/// A field whose parts are typed.
public nonisolated struct FieldDatePickerStyle: StandardDatePickerStyle {
    /// Makes the style; `.field` is shorter.
    public init() {}
}

/// A field whose parts are typed, or go up and down by steps.
public nonisolated struct StepperFieldDatePickerStyle: StandardDatePickerStyle {
    /// Makes the style; `.stepperField` is shorter.
    public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The look that fits where the picker stands: a field.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// A field that opens a calendar.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A month whose days are chosen, and a field for the time.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// Wheels that turn, drawn as a field.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    /// A field whose parts are typed.
    public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    /// A field whose parts are typed, or go up and down by steps.
    public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}
