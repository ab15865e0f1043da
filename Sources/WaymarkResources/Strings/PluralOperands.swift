// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// What the rules ask of a number, with the letters of the Unicode Consortium's rules.
struct PluralOperands {
    /// The whole part.
    let i: Int
    /// The number of digits behind the point.
    let v: Int
    /// Those digits as a number.
    let f: Int
    /// The same without zeros at the end.
    let t: Int

    init?(_ digits: String) {
        let parts = digits.drop { $0 == "-" || $0 == "+" }.split(
            separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        // Only the last digits count, and whether there are more.
        guard let whole = parts.first, !whole.isEmpty,
            whole.allSatisfy({ $0.isASCII && $0.isNumber })
        else { return nil }
        i = Int(whole.suffix(18)) ?? 0
        let fraction = parts.count > 1 ? parts[1].prefix(18) : ""
        guard fraction.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
        v = fraction.count
        f = Int(fraction) ?? 0
        var shorter = f
        while shorter != 0 && shorter % 10 == 0 { shorter /= 10 }
        t = shorter
    }

    var isWhole: Bool { f == 0 }
    var isMillions: Bool { v == 0 && i != 0 && i % 1_000_000 == 0 }
    var endsInOne: Bool { i % 10 == 1 && i % 100 != 11 }
    var endsInTwoToFour: Bool { (2...4).contains(i % 10) && !(12...14).contains(i % 100) }

    func whole(_ categories: [Int: PluralCategory]) -> PluralCategory {
        isWhole ? categories[i] ?? .other : .other
    }
}
