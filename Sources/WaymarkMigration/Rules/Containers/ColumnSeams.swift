// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// The edits that turn the statements of one closure into the columns of a split view.
struct ColumnSeams {
    let source: SourceText
    let container: NavigationViewCall
    let columns: [CodeBlockItemSyntax]
    /// True if the last column is to be a stack of its own.
    let wrapsDetail: Bool

    /// The edits; `nil` where the columns cannot be told apart without moving something.
    var edits: [Edit]? {
        guard let closure = container.closure, let last = columns.last else { return nil }
        guard closure.statements.count == columns.count else { return nil }
        var edits = container.contentLabel.map { [Edit($0.range, "sidebar")] } ?? []
        let labels = columns.count == 3 ? ["content", "detail"] : ["detail"]
        for (index, label) in labels.enumerated() where index + 1 < columns.count {
            guard let seam = seam(columns[index], columns[index + 1], label) else { return nil }
            edits.append(seam)
        }
        if columns.count == 1 { edits.append(emptyDetail(after: closure)) }
        return wrapsDetail && columns.count > 1 ? edits + wrapping(last) : edits
    }

    /// The text between the closures of two columns.
    private var separator: String { container.contentLabel == nil ? " " : ", " }

    private func seam(
        _ first: CodeBlockItemSyntax, _ second: CodeBlockItemSyntax, _ label: String
    ) -> Edit? {
        let end = first.item.range.upperBound
        let line = source.line(of: end)
        if line == source.line(of: second.range.lowerBound) {
            return Edit(end..<second.range.lowerBound, " }\(separator)\(label): { ")
        }
        let rest = source.range(ofLine: line)
        let lineEnd = source.bytes[end..<rest.upperBound].firstIndex(where: \.isLineEnd)
        guard let lineEnd, first.semicolon == nil else { return nil }
        let indentation = source.indentation(at: container.call.range.upperBound - 1)
        return .end(
            source.lineEnd(at: end) + indentation + "}\(separator)\(label): {", at: lineEnd)
    }

    private func emptyDetail(after closure: ClosureExprSyntax) -> Edit {
        let end = closure.range.upperBound
        let isOneLine = source.line(of: closure.range.lowerBound) == source.line(of: end)
        let indentation = source.indentation(at: end - 1)
        let lineEnd = source.lineEnd(at: end)
        let view = wrapsDetail ? "NavigationStack { EmptyView() }" : "EmptyView()"
        let text =
            isOneLine
            ? "\(separator)detail: { \(view) }"
            : "\(separator)detail: {\(lineEnd)\(indentation)    \(view)\(lineEnd)\(indentation)}"
        return .insert(text, at: end)
    }

    private func wrapping(_ column: CodeBlockItemSyntax) -> [Edit] {
        let range = column.item.range
        let isOneLine = source.line(of: range.lowerBound) == source.line(of: range.upperBound)
        let indentation = source.indentation(at: range.lowerBound)
        let lineEnd = source.lineEnd(at: range.lowerBound)
        let separator = isOneLine ? " " : lineEnd + indentation
        return [
            .insert("NavigationStack {" + separator, at: range.lowerBound),
            .end(separator + "}", at: range.upperBound),
        ]
    }
}
#endif
