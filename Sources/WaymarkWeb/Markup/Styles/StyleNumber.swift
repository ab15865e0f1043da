// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A number as it stands in a class name: `16`, `1p5` for 1.5, `n4` for -4, to three decimals.
enum StyleNumber {
    static func encode(_ value: Double) -> String {
        guard value.isFinite else { return "0" }
        let thousandths = Int((Swift.min(Swift.max(value, -99999), 99999) * 1000).rounded())
        let size = abs(thousandths)
        var text = (thousandths < 0 ? "n" : "") + String(size / 1000)
        if size % 1000 != 0 {
            var digits = String(size % 1000 + 1000).dropFirst()
            while digits.last == "0" { digits.removeLast() }
            text += "p" + digits
        }
        return text
    }

    /// The number that `encode` writes this way; `nil` for any other text.
    static func decode(_ text: some StringProtocol) -> Double? {
        guard !text.isEmpty, text.utf8.count <= 10 else { return nil }
        guard text.utf8.allSatisfy({ (48...57).contains($0) || $0 == 110 || $0 == 112 }) else {
            return nil
        }
        let plain = String(text.map { $0 == "n" ? "-" : $0 == "p" ? "." : $0 })
        guard let value = Double(plain), encode(value) == text else { return nil }
        return value
    }

    /// The number as CSS writes it.
    static func css(_ value: Double) -> String {
        value == value.rounded() ? String(Int(value)) : String(value)
    }
}
