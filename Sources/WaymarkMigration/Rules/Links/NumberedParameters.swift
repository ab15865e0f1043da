// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// The places where a file names what a closure is given by number, as `$0`: in another closure
/// that would mean something else.
struct NumberedParameters {
    private struct Use {
        let range: Range<Int>
        /// The byte at which the closure begins whose parameter it is; before all there is when
        /// there is none.
        let closure: Int
    }

    private let uses: [Use]

    /// There are none.
    init() { uses = [] }

    init(in file: ParsedFile) {
        guard ["$0", "$1"].contains(where: file.source.contains) else {
            uses = []
            return
        }
        uses = file.nodes(DeclReferenceExprSyntax.self).compactMap { reference in
            guard case .dollarIdentifier(let name) = reference.baseName.tokenKind,
                name.dropFirst().allSatisfy(\.isNumber)
            else { return nil }
            let around = reference.nodesAround.lazy.compactMap { $0.as(ClosureExprSyntax.self) }
            return Use(
                range: reference.baseName.range,
                closure: around.first { $0.signature == nil }?.range.lowerBound ?? -1)
        }
    }

    /// The same place, left as it is where a rewrite would put one into a closure of its own.
    /// The destination of a value gets the same value under the same number.
    func checked(_ site: Site) -> Site {
        guard !uses.isEmpty, site.rule != UseValueLinks.name,
            case .rewrite(_, let edits) = site.outcome
        else { return site }
        let inOrder = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
        return areEnclosed(by: inOrder) || edits.contains(where: encloses)
            ? site.refused(.numberedParameter) : site
    }

    /// True if one that stays in its place has a new closure around it, which an edit before
    /// opens and one behind it closes.
    private func areEnclosed(by edits: [Edit]) -> Bool {
        var opened: [Int] = []
        for (edit, next) in zip(edits, edits.dropFirst()) {
            for piece in edit.leaves { piece.openAndClose(&opened, at: edit.range.upperBound) }
            guard let opening = opened.first,
                edit.range.upperBound < next.range.lowerBound
            else { continue }
            let between = edit.range.upperBound..<next.range.lowerBound
            if areFree(in: between, before: opening) { return true }
        }
        return false
    }

    /// True if an edit writes a new closure around one that it copies.
    private func encloses(_ edit: Edit) -> Bool {
        var opened: [Int] = []
        for piece in edit.leaves {
            piece.openAndClose(&opened, at: 0)
            if let copied = piece.copied, !opened.isEmpty,
                areFree(in: copied, before: copied.lowerBound)
            {
                return true
            }
        }
        return false
    }

    /// True if there are parameters in a range of a closure that begins before an offset.
    private func areFree(in range: Range<Int>, before offset: Int) -> Bool {
        uses.contains { range.contains($0.range.lowerBound) && $0.closure < offset }
    }
}

extension Edit.Piece {
    /// Notes the braces in it that are open behind it.
    fileprivate func openAndClose(_ opened: inout [Int], at offset: Int) {
        guard case .text(let text) = self else { return }
        for letter in text.utf8 {
            if letter == UInt8(ascii: "{") { opened.append(offset) }
            if letter == UInt8(ascii: "}") { _ = opened.popLast() }
        }
    }
}
#endif
