// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// A `NavigationView` as it is written: its name, its content, and the modifiers after it.
struct NavigationViewCall {
    let call: FunctionCallExprSyntax
    /// The token that names the type.
    let name: TokenSyntax
    /// The content as a closure; `nil` when something else is handed over.
    let closure: ClosureExprSyntax?
    /// The label `content:`, where the content is an argument.
    let contentLabel: TokenSyntax?
    /// The modifiers after it, the nearest first.
    let modifiers: [ModifierCall]
    /// Whether some of them are in `#if`.
    let hasConditionalModifiers: Bool

    init?(_ call: FunctionCallExprSyntax) {
        guard let name = Self.name(of: call) else { return nil }
        self.call = call
        self.name = name
        let argument = call.arguments.first { $0.label?.text == "content" }
        contentLabel = argument?.label
        closure = call.trailingClosure ?? argument?.expression.as(ClosureExprSyntax.self)
        let known = call.arguments.count == (argument == nil ? 0 : 1)
        guard known, closure != nil || argument != nil else { return nil }
        (modifiers, hasConditionalModifiers) = Self.modifiers(after: call)
    }

    private static func name(of call: FunctionCallExprSyntax) -> TokenSyntax? {
        if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self),
            reference.baseName.text == "NavigationView"
        {
            return reference.baseName
        }
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "NavigationView",
            member.base?.trimmedDescription == "SwiftUI"
        else { return nil }
        return member.declName.baseName
    }

    private static func modifiers(
        after call: FunctionCallExprSyntax
    ) -> ([ModifierCall], Bool) {
        var found: [ModifierCall] = []
        var expression = ExprSyntax(call)
        while let parent = expression.parent {
            if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == expression.id,
                let outer = member.parent?.as(FunctionCallExprSyntax.self),
                outer.calledExpression.id == member.id
            {
                found.append(ModifierCall(call: outer, member: member))
                expression = ExprSyntax(outer)
            } else if let conditional = parent.as(PostfixIfConfigExprSyntax.self) {
                _ = conditional
                return (found, true)
            } else {
                break
            }
        }
        return (found, false)
    }

    /// The statements of the content that make views.
    var children: [CodeBlockItemSyntax] {
        closure?.statements.filter { !$0.item.is(DeclSyntax.self) || $0.item.is(IfConfigDeclSyntax.self) }
            ?? []
    }
}

/// The style that a `navigationViewStyle` asks for.
enum ContainerStyle: Hashable {
    case stack, columns, automatic, custom

    init(_ modifier: ModifierCall) {
        let written = modifier.call.arguments.first?.expression.trimmedDescription ?? ""
        switch written.split(separator: "(").first.map(String.init) ?? "" {
        case ".stack", "StackNavigationViewStyle", "StackNavigationViewStyle.init": self = .stack
        case ".columns", "DoubleColumnNavigationViewStyle", "ColumnNavigationViewStyle":
            self = .columns
        case ".automatic", "DefaultNavigationViewStyle": self = .automatic
        default: self = .custom
        }
    }
}
#endif
