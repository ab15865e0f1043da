// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

extension Shape {
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
            self = expression.wrapped.map { Shape($0) } ?? .unknown
        }
    }

    /// Reads the statements of a closure, an accessor or a function.
    init(_ statements: CodeBlockItemListSyntax) {
        let shapes = statements.compactMap(Self.shape)
        self = shapes.count == 1 ? shapes[0] : shapes.isEmpty ? .unknown : .group(shapes)
    }

    private static func shape(of item: CodeBlockItemSyntax) -> Shape? {
        switch item.item {
        case .expr(let expression): return Shape(expression)
        case .stmt(let statement):
            if let result = statement.as(ReturnStmtSyntax.self) {
                return result.expression.map { Shape($0) }
            }
            return statement.as(ExpressionStmtSyntax.self).map { Shape($0.expression) }
        case .decl(let declaration):
            return declaration.as(IfConfigDeclSyntax.self).map { conditional in
                .branch(
                    conditional.clauses.compactMap { clause in
                        guard case .statements(let statements) = clause.elements else {
                            return nil
                        }
                        return Case(label: "", shape: Shape(statements))
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
            self = .member(name.text, of: Shape(base))
        case .other: self = .unknown
        }
    }

    private static func content(of call: FunctionCallExprSyntax) -> [Shape] {
        var parts = call.arguments.map { Shape($0.expression) }
        if let closure = call.trailingClosure { parts.append(Shape(closure.statements)) }
        for closure in call.additionalTrailingClosures {
            parts.append(Shape(closure.closure.statements))
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
            self = .member(name, of: Shape(base))
        }
    }

    private static func ternary(_ sequence: SequenceExprSyntax) -> Shape {
        let parts = Array(sequence.elements)
        guard
            let position = parts.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
            let choice = parts[position].as(UnresolvedTernaryExprSyntax.self),
            position + 1 < parts.count
        else { return .unknown }
        let condition = parts[..<position].map(\.bareText).joined(separator: " ")
        return .branch([
            Case(label: condition.asLabel, shape: Shape(choice.thenExpression)),
            Case(label: "else", shape: Shape(parts[position + 1])),
        ])
    }
}
#endif
