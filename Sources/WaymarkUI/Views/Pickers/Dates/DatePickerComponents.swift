// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The parts of a date that a person chooses with a `DatePicker`.
public struct DatePickerComponents: OptionSet, Sendable {
    /// One bit for each part.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The hour and the minute.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// The day, the month and the year.
    public static let date = DatePickerComponents(rawValue: 2)

    /// The parts for a field; without any, both.
    var parts: LocalDateTime.Parts {
        switch self {
        case .hourAndMinute: .time
        case .date: .date
        default: .dateAndTime
        }
    }
}
