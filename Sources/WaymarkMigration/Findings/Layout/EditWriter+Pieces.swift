// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
extension EditWriter {
    /// Writes what an edit brings: the parts between the places of modifiers stand on one line
    /// each where they fit there.
    mutating func writeParts(
        of edit: Edit, _ waiting: inout ArraySlice<Edit>
    ) throws(EditConflict) {
        let wasFlat = isFlat
        defer { isFlat = wasFlat }
        var rest = edit.pieces[...]
        while !rest.isEmpty {
            let part = rest.prefix(1) + rest.dropFirst().prefix { !$0.isGap }
            rest = rest.dropFirst(part.count)
            if let gap = part.first, gap.isGap {
                isFlat = wasFlat
                try write([gap], before: part.dropFirst(), of: edit, &waiting)
            }
            let pieces = Array(part.drop(while: \.isGap))
            isFlat = wasFlat || standsOnOneLine(pieces, isLast: rest.isEmpty, of: edit, waiting)
            try write(pieces, of: edit, &waiting)
        }
    }

    /// Writes some pieces of an edit.
    ///
    /// - Parameter behind: The pieces that follow them.
    mutating func write(
        _ pieces: [Edit.Piece], before behind: ArraySlice<Edit.Piece> = [], of edit: Edit,
        _ waiting: inout ArraySlice<Edit>
    ) throws(EditConflict) {
        for (position, piece) in pieces.enumerated() {
            let behind = pieces[(position + 1)...] + behind
            switch piece {
            case .text(let text): page.bytes += text.utf8
            case .copy(let range): try write(range, for: edit, &waiting)
            case .renaming(let range, let places, let name):
                let names = places.map { Edit($0, name) }
                try write(range, for: edit, &waiting, besides: names)
            case .block(let block): try write(block, of: edit, &waiting)
            case .branches(let branches): try write(branches, of: edit, &waiting)
            case .arguments(let arguments):
                try write(arguments, before: behind, of: edit, &waiting)
            case .gap(let gap): try write(gap, before: behind, of: edit, waiting)
            }
        }
    }

    private mutating func write(
        _ block: Edit.Block, of edit: Edit, _ waiting: inout ArraySlice<Edit>
    ) throws(EditConflict) {
        if block.statements.isEmpty {
            page.bytes += "{\(block.parameters)}".utf8
        } else if isFlat {
            isStuck = isStuck || block.isOpen || block.statements.count > 1
            let start = page.bytes.count
            page.bytes += "{\(block.parameters) ".utf8
            for statement in block.statements { try write(statement, of: edit, &waiting) }
            page.bytes += " }".utf8
            if page.bytes[start...].contains(where: \.isLineEnd) { isStuck = true }
        } else {
            page.bytes += "{\(block.parameters)".utf8
            try write(block.statements, of: edit, &waiting)
            page.bytes += "}".utf8
        }
    }

    /// Writes statements, each on a line of its own, one level deeper than the last line, and
    /// begins a line that is as deep as that.
    private mutating func write(
        _ statements: [[Edit.Piece]], separator: String = "", of edit: Edit,
        _ waiting: inout ArraySlice<Edit>
    ) throws(EditConflict) {
        let outer = page.indentation
        for (position, statement) in statements.enumerated() {
            if position > 0 { page.bytes += separator.utf8 }
            endLine(of: edit, outer + style.unit.utf8)
            try write(statement, of: edit, &waiting)
        }
        endLine(of: edit, outer)
    }

    private mutating func write(
        _ branches: [Edit.Branch], of edit: Edit, _ waiting: inout ArraySlice<Edit>
    ) throws(EditConflict) {
        if isFlat { isStuck = true }
        let outer = page.indentation
        page.bytes += "{".utf8
        for branch in branches {
            endLine(of: edit, outer)
            try write(branch.label, of: edit, &waiting)
            page.bytes += ":".utf8
            endLine(of: edit, outer + style.unit.utf8)
            try write(branch.statement, of: edit, &waiting)
        }
        endLine(of: edit, outer)
        page.bytes += "}".utf8
    }

    private mutating func write(
        _ arguments: [[Edit.Piece]], before behind: ArraySlice<Edit.Piece>, of edit: Edit,
        _ waiting: inout ArraySlice<Edit>
    ) throws(EditConflict) {
        let row = [.text("(")] + arguments.joined(separator: [.text(", ")]) + [.text(")")]
        if isFlat || fits(row + behind, of: edit, waiting) {
            try write(row, of: edit, &waiting)
        } else {
            page.bytes += "(".utf8
            try write(arguments, separator: ",", of: edit, &waiting)
            page.bytes += ")".utf8
        }
    }

    private mutating func write(
        _ gap: Edit.Gap, before behind: ArraySlice<Edit.Piece>, of edit: Edit,
        _ waiting: ArraySlice<Edit>
    ) throws(EditConflict) {
        switch gap {
        case .like(let offset): endLine(of: edit, indentation(at: offset))
        case .same: endLine(of: edit, page.indentation)
        case .deeper(let offset):
            endLine(of: edit, indentation(at: offset) + style.unit.utf8)
        case .close(let offset):
            if isFlat || fits(Array(behind), of: edit, waiting) { return }
            endLine(of: edit, indentation(at: offset) + style.unit.utf8)
        }
    }

    private mutating func endLine(of edit: Edit, _ indentation: [UInt8]) {
        page.endLine(source.lineEnd(at: edit.range.lowerBound), indentation)
    }

    /// The blanks that the line of a byte begins with where it is written.
    private func indentation(at offset: Int) -> [UInt8] {
        let line = source.line(of: offset)
        return move?.indentation(of: line, in: source)
            ?? Array(source.indentation(ofLine: line).utf8)
    }

    /// Copies bytes of the file, in which nothing is edited.
    mutating func copy(_ range: Range<Int>) {
        if range.isEmpty { return }
        if source.bytes[range.lowerBound].isLineEnd, page.newRanges.last != nil,
            page.bytes.last?.isBlank == true
        {
            page.dropBlanks()
        }
        guard let move else {
            page.copy(range, of: source)
            return
        }
        var start = range.lowerBound
        while start < range.upperBound {
            let line = source.range(ofLine: source.line(of: start))
            let end = min(line.upperBound, range.upperBound)
            if start == line.lowerBound, let change = move.replacement(at: start, in: source) {
                page.bytes += change.new
                start += change.old
            }
            if start < end { page.copy(start..<end, of: source) }
            start = max(start, end)
        }
    }
}
#endif
