// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// The content of an `Alert(…)` or an `ActionSheet(…)`.
struct Dialog {
    let call: FunctionCallExprSyntax
    let title: ExprSyntax
    let message: ExprSyntax?
    let buttons: [DialogButton]

    /// Reads a call; `nil` when a part of it is not written out there.
    init?(_ expression: ExprSyntax, named name: String) {
        guard let call = expression.as(FunctionCallExprSyntax.self), call.isCall(of: [name]),
            call.trailingClosure == nil, let title = call.argument("title")?.expression
        else { return nil }
        var buttons: [DialogButton] = []
        var message: ExprSyntax?
        for argument in call.arguments where !argument.expression.is(NilLiteralExprSyntax.self) {
            switch argument.label?.text {
            case "title": break
            case "message": message = argument.expression
            case "dismissButton", "primaryButton", "secondaryButton":
                guard let button = DialogButton(argument.expression) else { return nil }
                buttons.append(button)
            case "buttons":
                guard let all = Self.buttons(argument.expression) else { return nil }
                buttons += all
            default: return nil
            }
        }
        self.call = call
        self.title = title
        self.message = message
        self.buttons = buttons
    }

    private static func buttons(_ list: ExprSyntax) -> [DialogButton]? {
        guard let elements = list.as(ArrayExprSyntax.self)?.elements else { return nil }
        let buttons = elements.compactMap { DialogButton($0.expression) }
        return buttons.count == elements.count ? buttons : nil
    }

    /// The parts that are written as they stand, in the order in which they stand.
    var parts: [ExprSyntax] {
        [title] + [message].compactMap(\.self)
            + buttons.flatMap { [$0.label, $0.action].compactMap(\.self) }
    }

    /// The parts that the new forms evaluate although nothing is shown.
    var texts: [ExprSyntax] {
        [title] + [message].compactMap(\.self) + buttons.compactMap(\.label)
    }
}

/// One button of a dialog: `.destructive(Text("Delete")) { … }`.
struct DialogButton {
    enum Role: String {
        case standard = "default"
        case cancel, destructive
    }

    let role: Role
    /// The label of the button; `nil` when that is left to the system.
    let label: ExprSyntax?
    /// The action of the button; `nil` when it has none.
    let action: ExprSyntax?

    init?(_ expression: ExprSyntax) {
        guard let call = expression.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            let role = Role(rawValue: member.declName.baseName.text),
            ["", "Alert.Button", "ActionSheet.Button"].contains(
                member.base?.bareText ?? ""),
            call.additionalTrailingClosures.isEmpty,
            call.arguments.allSatisfy({ [nil, "action"].contains($0.label?.text) })
        else { return nil }
        let first = call.argument(nil)?.expression
        let isAction = first?.is(ClosureExprSyntax.self) ?? false
        let action =
            call.trailingClosure.map(ExprSyntax.init) ?? call.argument("action")?.expression
            ?? (isAction ? first : nil)
        self.role = role
        label = isAction ? nil : first
        self.action = action.flatMap { $0.is(NilLiteralExprSyntax.self) ? nil : $0 }
        let isCertain = label == nil || label?.rootName == "Text"
        if role == .cancel ? !isCertain : label == nil { return nil }
    }
}

extension ExprSyntax {
    /// The name that an expression begins with: `Text` in `Text("a").bold()`.
    var rootName: String? {
        if let call = self.as(FunctionCallExprSyntax.self) {
            return call.calledExpression.rootName
        }
        if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.rootName }
        return self.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
}
#endif
