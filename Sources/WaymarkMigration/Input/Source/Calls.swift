// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

extension FunctionCallExprSyntax {
    /// The last name of what is called: `List` in `List { … }`, `sheet` in `list.sheet { … }`.
    var calledName: String? {
        var called = calledExpression
        if let generic = called.as(GenericSpecializationExprSyntax.self) {
            called = generic.expression
        }
        if let member = called.as(MemberAccessExprSyntax.self) {
            return member.declName.baseName.text
        }
        return called.as(DeclReferenceExprSyntax.self)?.baseName.text
    }

    /// True if this calls something by one of these names itself, not as a member of another.
    func isCall(of names: Set<String>) -> Bool {
        guard let name = plainName else { return false }
        return names.contains(name)
    }

    /// The name of what this calls; `nil` when it is a member of anything but SwiftUI.
    var plainName: String? {
        guard let member = calledExpression.as(MemberAccessExprSyntax.self) else {
            return calledName
        }
        return member.base?.bareText == "SwiftUI" ? calledName : nil
    }

    /// The argument of a label.
    func argument(_ label: String?) -> LabeledExprSyntax? {
        arguments.first { $0.label?.text == label }
    }
}
#endif
