// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// The styles that an `#if` after a container decides about, for the systems of a target.
struct ConditionalStyle {
    /// The styles on the systems that show columns; `nil` where there is none.
    let styles: Set<ContainerStyle?>
    /// The bytes that go with the container: the whole `#if` where there is nothing else in it.
    let removed: [Range<Int>]

    /// Reads an `#if`; `nil` when the source does not tell which branch is compiled, or when a
    /// branch would become empty.
    init?(_ conditional: PostfixIfConfigExprSyntax, _ systems: Set<DeploymentTargets.System>) {
        let branches = conditional.config.clauses.map { $0.modifiers }
        guard !branches.contains(where: { $0 == nil }) else { return nil }
        var found: Set<ContainerStyle?> = []
        for system in systems {
            switch conditional.config.branch(for: system) {
            case .unknown: return nil
            case .none: found.insert(nil)
            case .clause(let clause):
                let style = clause.modifiers?.first(where: \.isContainerStyle)
                found.insert(style?.containerStyle)
            }
        }
        styles = found
        let all = branches.compactMap(\.self)
        let onlyStyles = all.map { $0.allSatisfy(\.isContainerStyle) }
        if !onlyStyles.contains(false) {
            removed = [conditional.config.range]
        } else if zip(all, onlyStyles).contains(where: { !$0.isEmpty && $1 }) {
            return nil
        } else {
            removed = all.joined().filter(\.isContainerStyle).map(\.range)
        }
    }

    /// True if the container is a stack on all of the systems.
    var isStack: Bool { styles == [.stack] }

    /// True if it is a stack, or what the system makes of it.
    var isPlain: Bool { styles.isSubset(of: [.stack, .automatic, nil]) }
}

extension ModifierCall {
    /// True if this sets the style of containers.
    var isContainerStyle: Bool { name.text == "navigationViewStyle" }
}

extension IfConfigClauseSyntax {
    /// The modifiers of a branch, the nearest first; `nil` when there is something else.
    fileprivate var modifiers: [ModifierCall]? {
        guard let elements else { return [] }
        guard case .postfixExpression(let expression) = elements else { return nil }
        var found: [ModifierCall] = []
        var node: ExprSyntax? = expression
        while let current = node {
            guard let call = current.as(FunctionCallExprSyntax.self),
                let member = call.calledExpression.as(MemberAccessExprSyntax.self)
            else { return nil }
            found.insert(ModifierCall(call: call, member: member), at: 0)
            node = member.base
        }
        return found
    }
}
#endif
