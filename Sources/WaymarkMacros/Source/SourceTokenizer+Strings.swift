// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension SourceTokenizer {
    /// A quote, with or without number signs before it.
    var isStringStart: Bool {
        var end = place
        while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
        return end < bytes.count && bytes[end] == UInt8(ascii: "\"")
    }

    /// Skips a literal with its interpolations; one that nothing closes ends with its line.
    mutating func skipString() {
        let signs = skipSigns(upTo: .max)
        let isLong = at("\"\"\"")
        place += isLong ? 3 : 1
        while place < bytes.count {
            if isLong ? at("\"\"\"") : at("\"") {
                place += isLong ? 3 : 1
                if skipSigns(upTo: signs) == signs { return }
            } else if at("\\") {
                place += 1
                if skipSigns(upTo: signs) == signs { skipEscape() }
            } else if !isLong, at("\n") {
                return
            } else {
                place += 1
            }
        }
    }

    private mutating func skipSigns(upTo limit: Int) -> Int {
        let start = place
        while place < bytes.count, place - start < limit, at("#") { place += 1 }
        return place - start
    }

    private mutating func skipEscape() {
        guard at("(") else {
            place = min(place + 1, bytes.count)
            return
        }
        var depth = 0
        while let token = next() {
            depth += token.nesting
            if depth == 0 { return }
        }
    }
}
