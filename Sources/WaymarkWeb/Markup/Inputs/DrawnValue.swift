// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The state of an input as it was drawn, as a form says it, so that it is known what the person
/// changed: all that a form sends but does not change may be old, because somebody else changed it
/// meanwhile.
struct DrawnInput: Equatable, Sendable {
    let value: DrawnValue
    /// The value that it held before this page changed it, where that is something else.
    var original: DrawnValue?

    /// `VALUE`, or `VALUE/ORIGINAL`.
    var code: String { value.code + (original.map { "/" + $0.code } ?? "") }

    init(_ value: DrawnValue, original: DrawnValue?) {
        self.value = value
        self.original = original == value ? nil : original
    }

    /// Reads what `code` wrote; `nil` for what is none.
    init?(code: Substring) {
        let parts = code.split(separator: "/", maxSplits: 1)
        guard let first = parts.first, let value = DrawnValue(code: first) else { return nil }
        self.init(value, original: parts.count > 1 ? DrawnValue(code: parts[1]) : nil)
    }
}

/// The value that an input holds.
enum DrawnValue: Equatable, Sendable {
    case text(String)
    case isOn(Bool)
    case position(Int?)
    case number(Double)

    /// Takes the value that an element holds; `nil` for what is no input.
    init?(of element: Element) {
        guard let input = element.role.page.input else { return nil }
        self = input.drawn
    }

    /// A text, known by its sum only; browsers leave out the ends of lines.
    init(text: String) {
        self = .text(Checksum.digits(of: text.filter { !$0.isNewline }))
    }

    /// Reads what `code` wrote; `nil` for what is none.
    init?(code: Substring) {
        let rest = String(code.dropFirst())
        switch code.first {
        case "t": self = .text(rest)
        case "1": self = .isOn(true)
        case "0": self = .isOn(false)
        case "p": self = .position(Int(rest))
        case "n":
            guard let number = NumberText.number(rest) else { return nil }
            self = .number(number)
        default: return nil
        }
    }

    /// The value as it is written in a form: without blanks and slashes.
    var code: String {
        switch self {
        case .text(let digits): "t" + digits
        case .isOn(let isOn): isOn ? "1" : "0"
        case .position(let position): "p" + (position.map { String($0) } ?? "")
        case .number(let number): "n" + NumberText.of(number)
        }
    }
}
