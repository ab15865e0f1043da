// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// The edits that turn the statements of one closure into the columns of a split view.
struct ColumnSeams {
    let file: ParsedFile
    let container: NavigationViewCall
    let columns: [CodeBlockItemSyntax]
    /// True if the last column is to be a stack of its own.
    let wrapsDetail: Bool

    private var source: SourceText { file.source }

    /// The edits; `nil` where the columns cannot be told apart without moving something.
    var edits: [Edit]? {
        guard let closure = container.closure, let last = columns.last else { return nil }
        guard closure.statements.count == columns.count else { return nil }
        let wrapping = wrapsDetail && columns.count > 1 ? [around(last)] : []
        let isOneLine = !source.hasLineEnd(in: closure.range)
        if isOneLine, columns.count > 1, file.comments(in: closure.range).isEmpty {
            return [split(closure)] + wrapping
        }
        guard let seams = seams(in: closure) else { return nil }
        let opening = container.isLabelled ? [container.opening(in: file, or: "sidebar")] : []
        let end = columns.count == 1 ? [emptyDetail(after: closure, isOpen: !isOneLine)] : []
        return opening + seams + end + wrapping
    }

    /// The words before the columns.
    private var labels: [String] { columns.count == 3 ? ["content", "detail"] : ["detail"] }

    /// The text between the closures of two columns.
    private var separator: String {
        container.isLabelled && !container.canHaveTrailingClosure(in: file) ? ", " : " "
    }

    /// All columns of a closure on one line.
    private func split(_ closure: ClosureExprSyntax) -> Edit {
        let isFree = container.canHaveTrailingClosure(in: file)
        let name = container.call.calledExpression.range.upperBound
        let range = isFree ? name..<container.call.range.upperBound : closure.range
        var pieces: [Edit.Piece] = isFree ? [.text(" ")] : []
        for (position, column) in columns.enumerated() {
            if position > 0 { pieces.append(.text("\(separator)\(labels[position - 1]): ")) }
            pieces.append(.block([[.copy(column.item.range)]]))
        }
        return Edit(range, pieces: pieces)
    }

    private func seams(in closure: ClosureExprSyntax) -> [Edit]? {
        var seams: [Edit] = []
        for (pair, label) in zip(zip(columns, columns.dropFirst()), labels) {
            guard let seam = seam(pair.0, pair.1, label, in: closure) else { return nil }
            seams.append(seam)
        }
        return seams
    }

    private func seam(
        _ first: CodeBlockItemSyntax, _ second: CodeBlockItemSyntax, _ label: String,
        in closure: ClosureExprSyntax
    ) -> Edit? {
        let end = first.item.range.upperBound
        let next = source.range(ofLine: source.line(of: end)).upperBound
        let isSameLine = next > second.range.lowerBound
        if !isSameLine, first.semicolon != nil { return nil }
        let start = isSameLine ? end : next
        let comments = file.comments(in: start..<second.range.lowerBound)
        let rest = comments.first?.lowerBound ?? second.range.lowerBound
        return Edit(
            start..<rest,
            pieces: [
                .gap(.like(closure.range.upperBound - 1)),
                .text("}\(separator)\(label): {"), .gap(.like(rest)),
            ])
    }

    private func emptyDetail(after closure: ClosureExprSyntax, isOpen: Bool) -> Edit {
        let end = closure.range.upperBound
        let view = wrapsDetail ? "NavigationStack { EmptyView() }" : "EmptyView()"
        return Edit(
            end..<end,
            pieces: [
                .text("\(separator)detail: "), .block([[.text(view)]], isOpen: isOpen),
            ])
    }

    private func around(_ column: CodeBlockItemSyntax) -> Edit {
        let range = column.item.range
        return .around(
            range, pieces: [.text("NavigationStack "), .block([[.copy(range)]])])
    }
}

extension NavigationViewCall {
    /// True if the content is an argument.
    fileprivate var isLabelled: Bool { contentLabel != nil }

    /// True if the content is an argument, and can be a closure behind the call as well.
    func canHaveTrailingClosure(in file: ParsedFile) -> Bool {
        guard isLabelled, let closure, let open = call.leftParen else { return false }
        let whole = open.range.lowerBound..<call.range.upperBound
        return !file.hasComment(in: whole, outside: [closure.range])
    }

    /// The edit of a content that is an argument: a closure behind the call, or an argument with
    /// another label.
    func opening(in file: ParsedFile, or label: String) -> Edit {
        let own = contentLabel?.range ?? call.range
        guard canHaveTrailingClosure(in: file), let open = call.leftParen, let closure else {
            return Edit(own, label)
        }
        return Edit(
            open.range.lowerBound..<call.range.upperBound,
            pieces: [.text(" "), .copy(closure.range)])
    }
}
#endif
