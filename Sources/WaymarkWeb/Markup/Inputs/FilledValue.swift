// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The value of an input as a browser sends it in a form.
enum FilledValue: Sendable {
    case text(String)
    case isOn(Bool)
    /// A place among a picker's options: a picker with the same mark has the same ones in the
    /// same order, also in a session that began anew.
    case position(Int)
    case number(Double)

    /// Reads a form's field by the kind in its name; a switch is not read, because a form names
    /// it only when it is on.
    init?(_ text: String, kind: InputAction) {
        switch kind {
        case .text, .rename, .date, .color: self = .text(text)
        case .choose:
            let position = text.split(separator: ".").dropFirst().first
            guard let position = position.flatMap({ Int($0) }) else { return nil }
            self = .position(position)
        case .set:
            guard let number = NumberText.number(text) else { return nil }
            self = .number(number)
        case .toggle: return nil
        }
    }

    /// True if an input held this when its page was drawn.
    func isSame(as drawn: DrawnValue) -> Bool {
        switch (self, drawn) {
        case (.text(let text), _): DrawnValue(text: text) == drawn
        case (.isOn(let isOn), .isOn(let wasOn)): isOn == wasOn
        case (.position(let position), .position(let before)): position == before
        case (.number(let number), .number(let before)):
            abs(number - before) <= 1e-9 * max(1, abs(before))
        default: false
        }
    }

    /// True if nothing is lost where the input is gone.
    var isNothing: Bool {
        switch self {
        case .text(let text): text.isEmpty
        case .isOn: true
        case .position, .number: false
        }
    }
}
