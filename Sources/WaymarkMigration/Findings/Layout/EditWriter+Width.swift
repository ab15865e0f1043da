// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
extension EditWriter {
    /// True if some pieces of an edit can stand on one line, and are not too long for it.
    ///
    /// - Parameter isLast: Whether the edit has no pieces behind them.
    func standsOnOneLine(
        _ pieces: [Edit.Piece], isLast: Bool, of edit: Edit, _ inner: ArraySlice<Edit>
    ) -> Bool {
        guard pieces.contains(where: \.hasLayout), let lines = flat(pieces, of: edit, inner)
        else { return false }
        return fits(lines, of: edit, rest: isLast ? width(behind: edit) : 0)
    }

    /// True if pieces fit on the line up to the first brace that they open.
    func fits(_ pieces: [Edit.Piece], of edit: Edit, _ waiting: ArraySlice<Edit>) -> Bool {
        let head = pieces.prefix { !$0.opensBraces }
        guard let lines = flat(Array(head), of: edit, waiting) else { return false }
        let isAll = head.count == pieces.count
        let brace = isAll ? 0 : 1
        return fits(lines, of: edit, rest: isAll ? width(behind: edit) : brace)
    }

    /// The last line of what is written with pieces on it, and the lines that copied bytes bring;
    /// `nil` where something needs several lines.
    private func flat(
        _ pieces: [Edit.Piece], of edit: Edit, _ inner: ArraySlice<Edit>
    ) -> [ArraySlice<UInt8>]? {
        var trial = self
        trial.page = Page(bytes: Array(page.line))
        trial.isFlat = true
        trial.isStuck = false
        var waiting = inner
        guard (try? trial.write(pieces, of: edit, &waiting)) != nil, !trial.isStuck else {
            return nil
        }
        return trial.page.bytes.split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }

    private func fits(_ lines: [ArraySlice<UInt8>], of edit: Edit, rest: Int) -> Bool {
        let limit = max(style.limit, lengthBefore(edit))
        let widest = lines.dropLast().map(\.width).max() ?? 0
        return max(widest, (lines.last?.width ?? 0) + rest) <= limit
    }

    /// The length of the longest line that an edit is about, as it is in the file.
    private func lengthBefore(_ edit: Edit) -> Int {
        let lines = source.line(of: edit.range.lowerBound)...source.line(of: edit.range.upperBound)
        return lines.map { source.bytes[source.range(ofLine: $0)].width }.max() ?? 0
    }

    /// The columns that follow what an edit writes on the same line, without what goes there.
    private func width(behind edit: Edit) -> Int {
        let end = edit.range.upperBound
        let line = source.range(ofLine: source.line(of: end))
        let stop = min(line.upperBound, move?.range.upperBound ?? line.upperBound)
        let rest = end..<max(end, stop)
        let going = edits.filter { $0.pieces.isEmpty && $0.range.overlaps(rest) }
            .map { source.bytes[$0.range.clamped(to: rest)].width }
        return max(0, source.bytes[rest].width - going.reduce(0, +))
    }
}

extension Edit.Piece {
    /// True if there is something about lines to decide in it.
    fileprivate var hasLayout: Bool {
        switch self {
        case .text, .copy, .renaming: false
        case .block, .branches, .arguments, .gap: true
        }
    }

    fileprivate var opensBraces: Bool {
        switch self {
        case .block(let block): !block.statements.isEmpty
        case .branches: true
        case .text, .copy, .renaming, .arguments, .gap: false
        }
    }
}

extension ArraySlice<UInt8> {
    /// The columns that the bytes of a line take, without what ends it; a tab counts as four.
    var width: Int {
        var columns = 0
        for byte in self where !byte.isLineEnd {
            if byte == UInt8(ascii: "\t") {
                columns += 4
            } else if byte & 0xC0 != 0x80 {
                columns += 1
            }
        }
        return columns
    }
}
#endif
