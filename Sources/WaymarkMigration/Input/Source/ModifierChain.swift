// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// The modifiers that follow a view, and the view with them.
struct ModifierChain {
    /// The nearest first, up to the first `#if`.
    let modifiers: [ModifierCall]
    /// The expression with the first `#if` among them; `nil` without one.
    let conditional: PostfixIfConfigExprSyntax?
    /// The view with its modifiers, up to the first `#if`.
    let whole: ExprSyntax

    init(after call: FunctionCallExprSyntax) {
        var found: [ModifierCall] = []
        var expression = ExprSyntax(call)
        var conditional: PostfixIfConfigExprSyntax?
        while let parent = expression.parent {
            conditional = parent.as(PostfixIfConfigExprSyntax.self)
            guard let member = parent.as(MemberAccessExprSyntax.self),
                member.base?.id == expression.id,
                let outer = member.parent?.as(FunctionCallExprSyntax.self),
                outer.calledExpression.id == member.id
            else { break }
            found.append(ModifierCall(call: outer, member: member))
            expression = ExprSyntax(outer)
        }
        modifiers = found
        self.conditional = conditional
        whole = expression
    }
}
#endif
