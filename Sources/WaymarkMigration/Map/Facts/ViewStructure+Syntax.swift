// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

extension ViewStructure {
    /// Reads an expression that makes a view, or a closure that does.
    init(_ expression: ExprSyntax) {
        if let call = expression.as(FunctionCallExprSyntax.self) {
            self.init(call)
        } else if let closure = expression.as(ClosureExprSyntax.self) {
            self.init(closure.statements)
        } else if let member = expression.as(MemberAccessExprSyntax.self) {
            self.init(member)
        } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
            let name = reference.baseName.text
            self = name.beginsWithCapital || name == "self" ? .unknown : .own(name)
        } else if let condition = expression.as(IfExprSyntax.self) {
            self = .branch(Self.cases(of: condition))
        } else if let choice = expression.as(SwitchExprSyntax.self) {
            self = .branch(Self.cases(of: choice.cases))
        } else if let sequence = expression.as(SequenceExprSyntax.self) {
            self = Self.ternary(sequence)
        } else {
            self = expression.wrapped.map { ViewStructure($0) } ?? .unknown
        }
    }

    /// Reads the statements of a closure, an accessor or a function.
    init(_ statements: CodeBlockItemListSyntax) {
        let structures = statements.compactMap(Self.structure)
        self =
            structures.count == 1
            ? structures[0] : structures.isEmpty ? .unknown : .group(structures)
    }

    private static func structure(of item: CodeBlockItemSyntax) -> ViewStructure? {
        switch item.item {
        case .expr(let expression): return ViewStructure(expression)
        case .stmt(let statement):
            if let result = statement.as(ReturnStmtSyntax.self) {
                return result.expression.map { ViewStructure($0) }
            }
            return statement.as(ExpressionStmtSyntax.self).map { ViewStructure($0.expression) }
        case .decl(let declaration):
            return declaration.as(IfConfigDeclSyntax.self).map { conditional in
                .branch(
                    conditional.clauses.compactMap { clause in
                        guard case .statements(let statements) = clause.elements else {
                            return nil
                        }
                        return Case(label: "", structure: ViewStructure(statements))
                    })
            }
        }
    }

    private init(_ call: FunctionCallExprSyntax) {
        switch Callee(call) {
        case .type(let name): self = .view(name.text, content: Self.content(of: call))
        case .function(let name): self = .own(name.text)
        case .method(let name):
            guard let base = call.calledBase, base.bareText != "self" else {
                self = .own(name.text)
                return
            }
            self = .member(name.text, of: ViewStructure(base))
        case .other: self = .unknown
        }
    }

    private static func content(of call: FunctionCallExprSyntax) -> [ViewStructure] {
        var parts = call.arguments.map { ViewStructure($0.expression) }
        if let closure = call.trailingClosure { parts.append(ViewStructure(closure.statements)) }
        for closure in call.additionalTrailingClosures {
            parts.append(ViewStructure(closure.closure.statements))
        }
        return parts.filter { $0 != .unknown }
    }

    private init(_ member: MemberAccessExprSyntax) {
        let name = member.declName.baseName.text
        guard let base = member.base else {
            self = .unknown
            return
        }
        if base.bareText == "self" {
            self = .own(name)
        } else if name == "init", let type = base.as(DeclReferenceExprSyntax.self) {
            self = .view(type.baseName.text, content: [])
        } else {
            self = .member(name, of: ViewStructure(base))
        }
    }

    private static func ternary(_ sequence: SequenceExprSyntax) -> ViewStructure {
        let parts = Array(sequence.elements)
        guard
            let position = parts.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
            let choice = parts[position].as(UnresolvedTernaryExprSyntax.self),
            position + 1 < parts.count
        else { return .unknown }
        let condition = parts[..<position].map(\.bareText).joined(separator: " ")
        return .branch([
            Case(label: condition.asLabel, structure: ViewStructure(choice.thenExpression)),
            Case(label: "else", structure: ViewStructure(parts[position + 1])),
        ])
    }
}
#endif
