// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// Writes an old dialog as title, actions and message of a new modifier.
struct DialogRewrite {
    let modifier: ModifierCall
    let file: ParsedFile
    /// The argument that says whether it shows.
    let isPresented: LabeledExprSyntax
    let dialog: Dialog
    /// Further arguments of the new modifier.
    let options: String

    private var source: SourceText { file.source }
    private var range: Range<Int> {
        isPresented.range.lowerBound..<modifier.range.upperBound
    }
    private var condition: Range<Int> {
        isPresented.range.lowerBound..<isPresented.expression.range.upperBound
    }

    /// True if something stands in between that would be lost.
    var losesComment: Bool {
        let kept = dialog.parts.map(\.range) + [condition]
        return file.hasComment(in: range, outside: kept)
    }

    /// The edit from the first argument to the end of the modifier.
    func edit(_ buttons: [DialogButton]) -> Edit {
        let layout = DialogLayout(modifier, dialog, buttons, in: source)
        let head: [Edit.Piece] =
            [source.moving(dialog.title.range, to: layout.outer)]
            + [.text(", "), .copy(condition), .text(options + ") ")]
        let actions = buttons.map { $0.pieces(in: source, layout.inner) }
        return Edit(range, pieces: head + layout.block(actions) + message(layout))
    }

    private func message(_ layout: DialogLayout) -> [Edit.Piece] {
        guard let message = dialog.message else { return [] }
        let text = [source.moving(message.range, to: layout.inner)]
        return [.text(" message: ")] + layout.block([text])
    }
}

/// The way in which the closures of a dialog are broken into lines.
private struct DialogLayout {
    let outer: String
    let inner: String
    private let lineEnd: String?

    init(
        _ modifier: ModifierCall, _ dialog: Dialog, _ buttons: [DialogButton],
        in source: SourceText
    ) {
        let start = modifier.range.lowerBound
        outer = source.indentation(at: start)
        let content = source.indentation(at: dialog.call.range.lowerBound)
        let closing = source.indentation(at: modifier.range.upperBound - 1)
        let isDeeper = content.count > closing.count && content.hasPrefix(closing)
        let usual = outer.contains("\t") ? "\t" : "    "
        inner = outer + (isDeeper ? String(content.dropFirst(closing.count)) : usual)
        let argument = source.line(of: modifier.name.range.lowerBound)
        let isOneLine = argument == source.line(of: modifier.range.upperBound)
        lineEnd = isOneLine && buttons.count < 2 ? nil : source.lineEnd(at: start)
    }

    /// A closure with these statements.
    func block(_ statements: [[Edit.Piece]]) -> [Edit.Piece] {
        if statements.isEmpty { return [.text("{}")] }
        guard let lineEnd else {
            return [.text("{ ")] + statements.joined() + [.text(" }")]
        }
        return [.text("{")] + statements.flatMap { [.text(lineEnd + inner)] + $0 }
            + [.text(lineEnd + outer + "}")]
    }
}

extension DialogButton {
    /// The button as a view.
    fileprivate func pieces(in source: SourceText, _ indentation: String) -> [Edit.Piece] {
        let role = self.role == .standard ? nil : "role: .\(self.role.rawValue)"
        let move = { (part: ExprSyntax) in [source.moving(part.range, to: indentation)] }
        let isClosure = action?.is(ClosureExprSyntax.self) ?? true
        let behind = isClosure ? [.text(" ")] + (action.map(move) ?? [.text("{}")]) : []
        let inside = isClosure ? [] : [.text("action: ")] + (action.map(move) ?? [])
        let title = label.map(\.literalTitle) ?? .system
        var arguments: [[Edit.Piece]] = []
        switch title {
        case .system: arguments.append([.text("\"Cancel\"")])
        case .literal(let text): arguments.append(move(text))
        case .view: break
        }
        if let role { arguments.append([.text(role)]) }
        if !inside.isEmpty { arguments.append(inside) }
        let list = Array(arguments.joined(separator: [.text(", ")]))
        let call: [Edit.Piece] =
            list.isEmpty ? [.text("Button")] : [.text("Button(")] + list + [.text(")")]
        guard case .view(let view) = title else { return call + behind }
        let opening = isClosure ? " label: { " : " { "
        return call + behind + [.text(opening)] + move(view) + [.text(" }")]
    }
}

private enum ButtonTitle {
    case system
    case literal(ExprSyntax)
    case view(ExprSyntax)
}

extension ExprSyntax {
    /// The literal in `Text("…")`, which a button takes itself.
    fileprivate var literalTitle: ButtonTitle {
        guard let call = self.as(FunctionCallExprSyntax.self), call.isCall(of: ["Text"]),
            call.arguments.count == 1, let argument = call.argument(nil)?.expression,
            argument.is(StringLiteralExprSyntax.self)
        else { return .view(self) }
        return .literal(argument)
    }
}
#endif
