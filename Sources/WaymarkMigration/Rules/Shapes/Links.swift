// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

extension FunctionCallExprSyntax {
    /// The last token of what is called.
    var lastName: TokenSyntax? {
        let called =
            calledExpression.as(GenericSpecializationExprSyntax.self)?.expression
            ?? calledExpression
        return called.as(MemberAccessExprSyntax.self)?.declName.baseName
            ?? called.as(DeclReferenceExprSyntax.self)?.baseName
    }

    /// True if this is a link with a view, in one of the forms that SwiftUI has.
    var leadsToView: Bool {
        let known: Set<String?> = [
            nil, "destination", "isActive", "label", "selection", "tag",
        ]
        return destination != nil && arguments.allSatisfy { known.contains($0.label?.text) }
    }

    /// The view that a link leads to: an argument, or a closure.
    var destination: ExprSyntax? {
        if let argument = argument("destination") { return argument.expression }
        guard argument("value") == nil, let trailingClosure else { return nil }
        let isNamed = additionalTrailingClosures.contains { $0.label.text == "label" }
        let hasTitle = arguments.first.map { $0.label == nil } ?? false
        return isNamed || hasTitle ? ExprSyntax(trailingClosure) : nil
    }
}
#endif
