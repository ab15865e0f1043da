// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Numbers as HTML and forms write them.
enum NumberText {
    /// A number's shortest text; that of a whole number has no fraction.
    static func of(_ number: Double) -> String {
        Int(exactly: number).map { String($0) } ?? String(number)
    }

    /// The number that a text from outside means; `nil` for what is none, and for infinity.
    static func number(_ text: String) -> Double? {
        guard text.utf8.count <= 40, let number = Double(text), number.isFinite else { return nil }
        return number
    }
}
