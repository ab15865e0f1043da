// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The difference that edits make to a file, as `git apply` takes it.
public struct UnifiedDiff: Sendable {
    private static let context = 3

    /// One run of lines that change.
    private struct Change {
        var old: Range<Int>
        var new: Range<Int>
    }

    /// The diff as text; empty when nothing changes.
    public let text: String

    /// Compares two versions of a file.
    ///
    /// - Parameters:
    ///   - before: The file as it is; `nil` when it is new.
    ///   - after: The file as it would be.
    ///   - path: The file, as the heading of the diff names it.
    public init(_ before: [UInt8]?, _ after: [UInt8], path: String) {
        let old = Self.lines(before ?? [])
        let new = Self.lines(after)
        let changes = Self.changes(old, new)
        guard !changes.isEmpty else {
            text = ""
            return
        }
        var text = Self.heading(path.drop { $0 == "/" }, isNew: before == nil)
        for hunk in Self.hunks(changes) { text += Self.hunk(hunk, old, new) }
        self.text = text
    }

    private static func heading(_ path: Substring, isNew: Bool) -> String {
        let (old, new) = (quoted("a/" + path), quoted("b/" + path))
        return "diff --git \(old) \(new)\n"
            + (isNew ? "new file mode 100644\n--- /dev/null\n" : "--- \(old)\n")
            + "+++ \(new)\n"
    }

    /// A name as git writes it: in quotes where it would be misread.
    private static func quoted(_ name: String) -> String {
        let needsQuotes = name.unicodeScalars.contains {
            $0.value < 32 || $0 == "\"" || $0 == "\\"
        }
        guard needsQuotes else { return name }
        let scalars = name.unicodeScalars.map { scalar in
            switch scalar {
            case "\"": "\\\""
            case "\\": "\\\\"
            case "\n": "\\n"
            case "\t": "\\t"
            default: String(scalar)
            }
        }
        return "\"\(scalars.joined())\""
    }

    private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        while start < bytes.count {
            let end =
                bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
            lines.append(bytes[start..<end])
            start = end
        }
        return lines
    }

    private static func changes(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>])
        -> [Change]
    {
        let difference = new.difference(from: old)
        let removed = Set(difference.removals.map(Self.offset))
        let inserted = Set(difference.insertions.map(Self.offset))
        var changes: [Change] = []
        var (a, b) = (0, 0)
        while a < old.count || b < new.count {
            let start = (a, b)
            while a < old.count, removed.contains(a) { a += 1 }
            while b < new.count, inserted.contains(b) { b += 1 }
            if (a, b) != start { changes.append(Change(old: start.0..<a, new: start.1..<b)) }
            a += 1
            b += 1
        }
        return changes
    }

    private static func offset(_ change: CollectionDifference<ArraySlice<UInt8>>.Change) -> Int {
        switch change {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }

    private static func hunks(_ changes: [Change]) -> [[Change]] {
        changes.reduce(into: []) { hunks, change in
            if let last = hunks.last?.last,
                change.old.lowerBound - last.old.upperBound <= 2 * context
            {
                hunks[hunks.count - 1].append(change)
            } else {
                hunks.append([change])
            }
        }
    }

    private static func hunk(
        _ changes: [Change], _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
    ) -> String {
        guard let first = changes.first, let last = changes.last else { return "" }
        let lead = min(context, first.old.lowerBound)
        let tail = min(context, old.count - last.old.upperBound)
        let start = first.old.lowerBound - lead
        let oldRange = start..<last.old.upperBound + tail
        let newRange = first.new.lowerBound - lead..<last.new.upperBound + tail
        var text = "@@ -\(span(oldRange)) +\(span(newRange)) @@\n"
        var position = start
        for change in changes {
            for line in position..<change.old.lowerBound { text += row(" ", old[line]) }
            for line in change.old { text += row("-", old[line]) }
            for line in change.new { text += row("+", new[line]) }
            position = change.old.upperBound
        }
        for line in position..<oldRange.upperBound { text += row(" ", old[line]) }
        return text
    }

    private static func span(_ range: Range<Int>) -> String {
        "\(range.isEmpty ? range.lowerBound : range.lowerBound + 1),\(range.count)"
    }

    private static func row(_ mark: String, _ line: ArraySlice<UInt8>) -> String {
        let text = mark + String(decoding: line, as: UTF8.self)
        return line.last == UInt8(ascii: "\n")
            ? text : text + "\n\\ No newline at end of file\n"
    }
}
#endif
