// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

extension ExprSyntax {
    /// The value that a binding leads to, when the binding is written as a property: `draft` of
    /// `$draft`.
    var boundValue: String? {
        guard isPath else { return nil }
        let text = bareText
        let property = text.replacing("$", with: "")
        return property == text ? "\(text).wrappedValue" : property
    }

    /// True if this is a name, or a property of one.
    private var isPath: Bool {
        if self.is(DeclReferenceExprSyntax.self) { return true }
        return self.as(MemberAccessExprSyntax.self)?.base?.isPath ?? false
    }
}
#endif
