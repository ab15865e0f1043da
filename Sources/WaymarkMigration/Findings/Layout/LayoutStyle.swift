// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The habits of a file that new lines of it follow.
public struct LayoutStyle: Hashable, Sendable {
    /// The blanks that move a line in by one step.
    let unit: String
    /// The number of columns that a line may have.
    let limit: Int

    /// The limit where nobody says another.
    static let usualLimit = 120

    init(unit: String = "    ", limit: Int = LayoutStyle.usualLimit) {
        self.unit = unit
        self.limit = limit
    }

    /// The habits that a file shows itself; what it does not show is as its configuration says.
    init(of source: SourceText, _ configuration: StyleConfiguration = StyleConfiguration()) {
        unit = source.usedUnit ?? configuration.unit ?? "    "
        limit = configuration.limit ?? Self.usualLimit
    }
}

extension SourceText {
    /// The step by which most lines that are deeper than the line before are deeper; `nil`
    /// where no line is.
    fileprivate var usedUnit: String? {
        var counts: [String: Int] = [:]
        var last: ArraySlice<UInt8> = []
        for line in 0..<lineCount {
            let all = bytes[range(ofLine: line)]
            let blanks = all.prefix { $0.isBlank }
            guard let first = all.dropFirst(blanks.count).first, !first.isLineEnd else {
                continue
            }
            // The middle of a comment is moved in by one blank, or as its text wants it.
            if first == UInt8(ascii: "*") { continue }
            defer { last = blanks }
            guard blanks.count > last.count, blanks.starts(with: last) else { continue }
            let step = blanks.dropFirst(last.count)
            if step.count > 1 || step.first == UInt8(ascii: "\t") {
                counts[String(decoding: step, as: UTF8.self), default: 0] += 1
            }
        }
        return counts.filter { $0.key == "\t" || [2, 3, 4, 8].contains($0.key.utf8.count) }
            .max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
}
#endif
