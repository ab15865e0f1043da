// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements
import WaymarkUI

extension Screen {
    /// Chooses a date in the date picker that is called this, as far as the picker shows its parts:
    /// the day, the time of day, or both. A date out of its range becomes the nearest in it.
    ///
    /// ```swift
    /// try screen.pick(date: dinner, in: "Dinner")
    /// ```
    ///
    /// In the graphical style a person presses a day, and so do tests: `press("Sunday, November 29,
    /// 2026")`.
    ///
    /// - Parameter timeZone: The time zone in which the picker counts.
    /// - Throws: `ScreenError` when nothing, or more than one picker, is called so, or when it is
    ///   disabled.
    public func pick(date: Date, in name: String, timeZone: TimeZone = .current) throws {
        let element = try find(name, "pick a date in", in: front) { $0.datePicker != nil }
        guard let picker = element.datePicker else { return }
        let local = Calendar.gregorian(in: timeZone).local(date)
        moveFocus(to: element)
        send(.setText(local.text(of: picker.parts)), to: element)
    }

    /// Returns the date that the date picker that is called this shows; a picker of a time of day
    /// shows one of the day that its selection is on.
    ///
    /// - Parameter timeZone: The time zone in which the picker counts.
    /// - Throws: `ScreenError` when nothing, or more than one picker, is called so.
    public func date(in name: String, timeZone: TimeZone = .current) throws -> Date? {
        try find(name, "read", in: front, mayBeDisabled: true) { $0.datePicker != nil }
            .datePicker.flatMap { Calendar.gregorian(in: timeZone).date($0.value) }
    }
}

extension Element {
    fileprivate var datePicker: DatePickerElement? {
        if case .pickDate(let picker) = role.tested.use { return picker }
        return nil
    }
}
