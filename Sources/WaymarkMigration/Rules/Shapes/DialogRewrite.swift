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
    let options: [String]

    private var source: SourceText { file.source }
    private var range: Range<Int> {
        let start = modifier.call.leftParen ?? isPresented.firstToken(viewMode: .sourceAccurate)
        return (start?.range.lowerBound ?? 0)..<modifier.range.upperBound
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
        let head: [[Edit.Piece]] = [[.copy(dialog.title.range)], [.copy(condition)]]
        let arguments = head + options.map { [.text($0)] }
        let isOpen = buttons.count > 1 || source.hasLineEnd(in: nameAndRest)
        let actions = Edit.Piece.block(buttons.map { $0.pieces(in: file) }, isOpen: isOpen)
        return Edit(
            range, pieces: [.arguments(arguments), .text(" "), actions] + message(isOpen))
    }

    private var nameAndRest: Range<Int> {
        modifier.name.range.lowerBound..<modifier.range.upperBound
    }

    private func message(_ isOpen: Bool) -> [Edit.Piece] {
        guard let message = dialog.message else { return [] }
        return [.text(" message: "), .block([[.copy(message.range)]], isOpen: isOpen)]
    }
}

extension DialogButton {
    /// The button as a view.
    fileprivate func pieces(in file: ParsedFile) -> [Edit.Piece] {
        let isClosure = action?.is(ClosureExprSyntax.self) ?? true
        let written = action.map { [Edit.Piece.copy($0.range)] } ?? [.text("{}")]
        let title = label.map { $0.title(in: file) } ?? .system
        var arguments: [[Edit.Piece]] = []
        switch title {
        case .system: arguments.append([.text("\"Cancel\"")])
        case .text(let text): arguments.append([.copy(text.range)])
        case .view: break
        }
        if role != .standard { arguments.append([.text("role: .\(role.rawValue)")]) }
        if !isClosure { arguments.append([.text("action: ")] + written) }
        let list: [Edit.Piece] = arguments.isEmpty ? [] : [.arguments(arguments)]
        let behind = isClosure ? [.text(" ")] + written : []
        let call = [.text("Button")] + list + behind
        guard case .view(let view) = title else { return call }
        let opening = isClosure ? " label: " : " "
        return call + [.text(opening), .block([[.copy(view.range)]])]
    }
}

private enum ButtonTitle {
    case system
    case text(ExprSyntax)
    case view(ExprSyntax)
}

extension ExprSyntax {
    /// The text in `Text(…)`, where a button takes it itself.
    fileprivate func title(in file: ParsedFile) -> ButtonTitle {
        guard let call = self.as(FunctionCallExprSyntax.self), call.isCall(of: ["Text"]),
            call.arguments.count == 1, let argument = call.argument(nil)?.expression,
            argument.isText(in: file)
        else { return .view(self) }
        return .text(argument)
    }

    /// True if this is text by how it is written, or by the types that the file writes out.
    private func isText(in file: ParsedFile) -> Bool {
        if self.is(StringLiteralExprSyntax.self) { return true }
        if let call = self.as(FunctionCallExprSyntax.self) {
            return call.isCall(of: ["LocalizedStringKey", "NSLocalizedString", "String"])
        }
        guard let name = nameOfOwn else { return false }
        let all = file.nodes(PatternBindingSyntax.self).filter { $0.pattern.bareText == name }
        let isParameter = file.nodes(FunctionParameterSyntax.self).contains {
            ($0.secondName ?? $0.firstName).text == name
        }
        return !isParameter && !all.isEmpty && all.allSatisfy(\.isText)
    }

    /// The name that this is, also with `self.` before it.
    private var nameOfOwn: String? {
        if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
        guard let member = self.as(MemberAccessExprSyntax.self),
            member.base?.bareText == "self"
        else { return nil }
        return member.declName.baseName.text
    }
}

extension PatternBindingSyntax {
    /// True if a text is declared: by its type, or by the literal that it begins with.
    fileprivate var isText: Bool {
        if let type = typeAnnotation?.type.bareText {
            return ["LocalizedStringKey", "String"].contains(type)
        }
        return initializer?.value.is(StringLiteralExprSyntax.self) == true
    }
}
#endif
