// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// The thing that an assignment sets.
enum AssignmentTarget {
    /// A local name, where it is plain, or a property of the type around it.
    case name(String, isPlain: Bool)
    /// Nothing: the value is dropped.
    case nothing
    /// A member of something else, by its name.
    case elsewhere(String)

    init(_ node: ExprSyntax) {
        if node.is(DiscardAssignmentExprSyntax.self) {
            self = .nothing
        } else if let name = node.as(DeclReferenceExprSyntax.self) {
            self = .name(name.baseName.text, isPlain: true)
        } else if let member = node.as(MemberAccessExprSyntax.self) {
            let name = member.declName.baseName.text
            let isOwn = member.base?.unwrapped.isSelf ?? false
            self = isOwn ? .name(name, isPlain: false) : .elsewhere(name)
        } else {
            self = .elsewhere("")
        }
    }
}

extension ExprSyntax {
    /// The same without `?` and `!` behind it.
    fileprivate var unwrapped: ExprSyntax {
        self.as(OptionalChainingExprSyntax.self)?.expression
            ?? self.as(ForceUnwrapExprSyntax.self)?.expression ?? self
    }
}
#endif
