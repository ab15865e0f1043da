// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// Writes the bytes of a file with the edits in them.
struct EditWriter {
    let source: SourceText
    /// The habits that new lines follow.
    let style: LayoutStyle
    /// All edits in order, and the bytes that leave the edit they are in for another.
    let edits: [Edit]
    private let leaving: [Range<Int>]
    var page = Page()
    /// The move of the bytes that are written now; `nil` where they stay.
    var move: Move?
    /// True while all that is written has to stand on one line.
    var isFlat = false
    /// True if something could not stand on one line.
    var isStuck = false

    init(_ source: SourceText, _ edits: [Edit], _ style: LayoutStyle) {
        self.source = source
        self.style = style
        self.edits = Self.inOrder(edits)
        leaving = edits.flatMap { edit in edit.moved.filter { !edit.range.contains($0) } }
    }

    private static func inOrder(_ edits: some Sequence<Edit>) -> [Edit] {
        edits.sorted { order($0) < order($1) }
    }

    /// Returns the key that edits are sorted by: an insertion at a byte comes before what replaces
    /// that byte, and what ends something comes between; outer edits come before inner.
    private static func order(_ edit: Edit) -> (Int, Int, Int, Int) {
        let rank = edit.range.isEmpty ? edit.isEnd ? 1 : 0 : 2
        return (edit.range.lowerBound, rank, -edit.range.upperBound, edit.isAround ? 0 : 1)
    }

    /// Writes a part of the file with all edits of that part.
    mutating func write(_ part: Range<Int>) throws(EditConflict) {
        try write(part, edits[...])
    }

    private mutating func write(
        _ range: Range<Int>, _ edits: ArraySlice<Edit>
    ) throws(EditConflict) {
        var position = range.lowerBound
        var rest = edits
        while let edit = rest.popFirst() {
            guard edit.range.lowerBound >= position, edit.range.upperBound <= range.upperBound
            else {
                throw EditConflict(range: edit.range)
            }
            copy(position..<edit.range.lowerBound)
            let inner = rest.prefix { edit.takes($0) }
            try write(edit, inner)
            rest = rest.dropFirst(inner.count)
            position = edit.range.upperBound
        }
        copy(position..<range.upperBound)
    }

    private mutating func write(
        _ edit: Edit, _ inner: ArraySlice<Edit>
    ) throws(EditConflict) {
        let start = page.bytes.count
        var waiting = inner
        try writeParts(of: edit, &waiting)
        let lost = waiting.first { edit in !leaving.contains { $0.contains(edit.range) } }
        if let lost, !edit.isForGood { throw EditConflict(range: lost.range) }
        page.note(new: start..<page.bytes.count)
    }

    /// Writes bytes where an edit wants them, with the edits inside them.
    ///
    /// - Parameter names: Further edits inside them, none of which is in another.
    mutating func write(
        _ range: Range<Int>, for edit: Edit, _ waiting: inout ArraySlice<Edit>,
        besides names: [Edit] = []
    ) throws(EditConflict) {
        let outer = move
        move = Move(range, in: source, to: page.indentation)
        defer { move = outer }
        if edit.range.contains(range) {
            let moved = waiting.filter { range.contains($0.range) }
            waiting.removeAll { range.contains($0.range) }
            try write(range, Self.inOrder(moved + names)[...])
        } else {
            let moved = edits.filter { range.contains($0.range) && $0.range != edit.range }
            try write(range, Self.inOrder(moved + names)[...])
        }
    }
}

extension Edit {
    /// The bytes that come to the edit.
    fileprivate var moved: [Range<Int>] { leaves.compactMap(\.copied) }

    /// True if another edit, which comes later in the order, is done inside of this one.
    fileprivate func takes(_ other: Edit) -> Bool {
        other.range.lowerBound < range.upperBound
            || isAround && !other.isEnd && other.range == range.upperBound..<range.upperBound
    }
}

extension Range<Int> {
    fileprivate func contains(_ other: Range<Int>) -> Bool {
        lowerBound <= other.lowerBound && other.upperBound <= upperBound
    }
}
#endif
