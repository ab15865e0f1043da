// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// A call of a modifier: `base.name(arguments) { … }`.
struct ModifierCall {
    let call: FunctionCallExprSyntax
    let member: MemberAccessExprSyntax

    init(call: FunctionCallExprSyntax, member: MemberAccessExprSyntax) {
        self.call = call
        self.member = member
    }

    init?(_ call: FunctionCallExprSyntax, named names: Set<String>) {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            names.contains(member.declName.baseName.text),
            member.base != nil || member.condition != nil
        else { return nil }
        self.call = call
        self.member = member
    }

    var name: TokenSyntax { member.declName.baseName }

    /// The modifier without what it is applied to: from the period on.
    var range: Range<Int> { member.period.range.lowerBound..<call.range.upperBound }

    /// The views that the modifier is applied to: what stands before it, and what stands before the
    /// `#if` that it is in.
    var modified: [ExprSyntax] {
        var first = member
        while let inner = first.baseMember { first = inner }
        return [member.base, first.condition?.base].compactMap(\.self)
    }

    /// The call that the chain begins with: `List { … }`.
    var root: FunctionCallExprSyntax? {
        var node: ExprSyntax? = modified.last
        while let current = node {
            if let call = current.as(FunctionCallExprSyntax.self) {
                guard let inner = call.calledExpression.as(MemberAccessExprSyntax.self),
                    inner.base?.is(DeclReferenceExprSyntax.self) == false
                else { return call }
                node = inner.base
            } else if let condition = current.as(PostfixIfConfigExprSyntax.self) {
                node = condition.base
            } else {
                return nil
            }
        }
        return nil
    }

    /// The arguments by label; those without one are under the empty label. `nil` when there
    /// are trailing closures, or a label stands twice.
    var arguments: [String: ExprSyntax]? {
        guard call.trailingClosure == nil else { return nil }
        let labelled = call.arguments.map { ($0.label?.text ?? "", $0.expression) }
        return labelled.count == Set(labelled.map(\.0)).count
            ? Dictionary(uniqueKeysWithValues: labelled) : nil
    }
}

extension MemberAccessExprSyntax {
    /// The member that stands before this one in a chain.
    fileprivate var baseMember: MemberAccessExprSyntax? {
        let called = base?.as(FunctionCallExprSyntax.self)?.calledExpression ?? base
        return called?.as(MemberAccessExprSyntax.self)
    }

    /// The `#if` within a chain whose branch begins with this.
    fileprivate var condition: PostfixIfConfigExprSyntax? {
        for current in nodesAround {
            if current.is(IfConfigClauseSyntax.self) {
                return current.parent?.parent?.parent?.as(PostfixIfConfigExprSyntax.self)
            }
            guard current.isProtocol((any ExprSyntaxProtocol).self) else { return nil }
        }
        return nil
    }
}

/// Finds the calls of modifiers in a file.
final class ModifierFinder: SyntaxVisitor {
    private let names: Set<String>
    private(set) var found: [ModifierCall] = []

    init(_ names: Set<String>) {
        self.names = names
        super.init(viewMode: .sourceAccurate)
    }

    override func visitPost(_ node: FunctionCallExprSyntax) {
        if let call = ModifierCall(node, named: names) { found.append(call) }
    }
}

extension ParsedFile {
    /// The calls of modifiers with these names, in the order of their names in the file.
    func modifiers(named names: Set<String>) -> [ModifierCall] {
        let finder = ModifierFinder(names)
        finder.walk(tree)
        return finder.found.sorted { $0.name.range.lowerBound < $1.name.range.lowerBound }
    }
}
#endif
