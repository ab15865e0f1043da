// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

extension ParsedFile {
    /// True if another link of the same type follows the same flag, so that both would open
    /// their screens.
    ///
    /// - Parameter evenInBranches: Whether it counts too when only one of both is ever there.
    func sharesFlag(_ link: LegacyLink, evenInBranches: Bool = false) -> Bool {
        let flag = link.flagText
        return legacyLinks().contains { other in
            other.offset != link.offset && other.flagText == flag
                && other.link.call.typesAround.first == link.link.call.typesAround.first
                && (evenInBranches || !link.isAlternative(to: other))
        }
    }
}

extension LegacyLink {
    /// The flag, without the owner that may stand before it or not.
    fileprivate var flagText: Substring? {
        link.isActive.map { expression in
            let text = expression.bareText
            return text.hasPrefix("self.") ? text.dropFirst(5) : text[...]
        }
    }

    /// True if only one of both is ever there, because they are in different branches.
    fileprivate func isAlternative(to other: LegacyLink) -> Bool {
        link.call.nearestNode(around: other.link.call)?.hasAlternatives ?? false
            || isMadeInAlternatives(to: other)
    }

    /// True if it is made by another member of the type than the other link, and both members are
    /// only used in different branches.
    private func isMadeInAlternatives(to other: LegacyLink) -> Bool {
        guard let own = link.call.memberAround, let its = other.link.call.memberAround,
            own.name != its.name, own.node.parent?.id == its.node.parent?.id,
            let type = own.node.parent
        else { return false }
        let (ownUses, itsUses) = (type.uses(of: own.name), type.uses(of: its.name))
        return ownUses.allSatisfy { use in
            itsUses.allSatisfy { use.nearestNode(around: $0)?.hasAlternatives ?? false }
        }
    }
}

extension SyntaxProtocol {
    /// The private or internal member of a type that this stands in, other than what the type
    /// shows, and its name.
    fileprivate var memberAround: (name: String, node: Syntax)? {
        let around = ([Syntax(self)] + nodesAround).first {
            $0.parent?.is(MemberBlockItemSyntax.self) == true
        }
        guard let member = around, let item = member.parent else { return nil }
        let name =
            member.as(FunctionDeclSyntax.self)?.name.text
            ?? member.as(VariableDeclSyntax.self)?.bindings.first?.pattern.bareText
        return name.flatMap { $0 == "body" ? nil : ($0, item) }
    }

    /// The places in it that name a member.
    fileprivate func uses(of name: String) -> [DeclReferenceExprSyntax] {
        nodes(DeclReferenceExprSyntax.self).filter { $0.baseName.text == name }
    }
}
#endif
