// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The mark that a form without a script relies on: the control under an id is still the one that
/// the person saw, with the same words.
enum ControlMark {
    /// Returns the name of a control in a form: its id and its mark.
    static func reference(to element: Element) -> String {
        "\(element.id.rawValue).\(mark(of: element))"
    }

    /// Eight digits for the kind and the words of a control; not for what is typed into it.
    static func mark(of element: Element) -> String {
        var sum = Checksum()
        let control = element.role.page.control
        sum.add(control?.formWords ?? "")
        if control?.isLabelled == true {
            element.forEach { inner in
                if case .text(let text) = inner.content.role { sum.add(text.string) }
            }
        }
        return sum.digits
    }
}

/// Tells short texts apart, in eight digits; no secret is safe in it.
struct Checksum {
    private var hash: UInt32 = 2_166_136_261

    mutating func add(_ text: String) {
        for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    }

    var digits: String {
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }

    static func digits(of text: String) -> String {
        var sum = Checksum()
        sum.add(text)
        return sum.digits
    }
}
