// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A field for a day, a time of day, or both.
public struct DatePickerElement: Equatable, Sendable {
    /// The parts that a person chooses.
    public var parts: LocalDateTime.Parts
    /// The day and the time that it shows.
    public var value: LocalDateTime
    /// The first moment that can be chosen; `nil` for any.
    public var earliest: LocalDateTime?
    /// The last moment that can be chosen; `nil` for any.
    public var latest: LocalDateTime?

    /// Makes a field for any moment.
    public init(
        parts: LocalDateTime.Parts, value: LocalDateTime, earliest: LocalDateTime? = nil,
        latest: LocalDateTime? = nil
    ) {
        self.parts = parts
        self.value = value
        self.earliest = earliest
        self.latest = latest
    }

    /// The value as browsers write it, and as events say it (`ElementAction.setText`).
    public var text: String { value.text(of: parts) }
}

extension DatePickerElement: OutlinedRole {
    var outline: String {
        line(
            "date picker", text, earliest.map { "from " + $0.text(of: parts) },
            latest.map { "to " + $0.text(of: parts) })
    }
}
