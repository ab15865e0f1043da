// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// A look for date pickers of your own.
@MainActor @preconcurrency public protocol DatePickerStyle {
    /// The type of the view that stands in a picker's place.
    associatedtype Body: View
    /// The properties of a picker that its style is given.
    typealias Configuration = DatePickerStyleConfiguration

    /// Makes what stands in a picker's place.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a date picker that a `DatePickerStyle` is given.
public nonisolated struct DatePickerStyleConfiguration {
    /// The picker's label.
    public let label: Label
    /// The date, to read and to write.
    @Binding public var selection: Date
    /// The first date that can be chosen; `nil` for any.
    public let minimumDate: Date?
    /// The last date that can be chosen; `nil` for any.
    public let maximumDate: Date?
    /// The parts of the date that a person chooses.
    public let displayedComponents: DatePickerComponents

    /// A picker's label whose type is hidden.
    public nonisolated struct Label: TransparentView {
        let content: AnyView
    }
}

extension StandardDatePicker {
    @MainActor var configuration: DatePickerStyleConfiguration {
        DatePickerStyleConfiguration(
            label: .init(content: AnyView(label)), selection: selection,
            minimumDate: bounds.earliest, maximumDate: bounds.latest,
            displayedComponents: components)
    }
}

/// The style that `datePickerStyle(_:)` chose.
enum DatePickerLook: Equatable {
    case field, month
    case custom(CustomStyle<DatePickerStyleConfiguration>)
}

private struct DatePickerLookKey: EnvironmentKey {
    static var defaultValue: DatePickerLook { .field }
}

extension EnvironmentValues {
    var datePickerLook: DatePickerLook {
        get { self[DatePickerLookKey.self] }
        set { self[DatePickerLookKey.self] = newValue }
    }
}

extension View {
    /// Gives the date pickers in this view one of the standard looks, or one of your own.
    public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        environment(\.datePickerLook, .choosing(style))
    }
}

extension DatePickerLook {
    fileprivate nonisolated static func choosing<S: DatePickerStyle>(_ style: S) -> Self {
        if let style = style as? any StandardDatePickerStyle { return style.look }
        return .custom(
            CustomStyle(style) {
                $0.makeBody(configuration: $1).environment(\.datePickerLook, .field)
            })
    }
}
