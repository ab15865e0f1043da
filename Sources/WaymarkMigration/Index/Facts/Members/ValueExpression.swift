// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// A value, as far as its type can be told from how it is written.
indirect enum ValueExpression: Hashable, Sendable {
    /// The type is known.
    case typed(String)
    /// A member of a type: a case or a static one.
    case typeMember(String, String)
    /// A property of the type around.
    case own(String)
    /// A member of a value.
    case member(String, of: ValueExpression)
    /// One of a collection.
    case element(of: ValueExpression)
    case unknown

    /// Members that keep a collection's type.
    private static let keeping: Set<String> = [
        "filter", "sorted", "reversed", "prefix", "suffix", "shuffled", "dropFirst", "dropLast",
    ]

    /// Reads an expression; `locals` are the names that stand for something here.
    init(_ expression: ExprSyntax, _ locals: [String: ValueExpression]) {
        if let literal = Self.literal(expression) {
            self = .typed(literal)
        } else if let call = expression.as(FunctionCallExprSyntax.self) {
            self.init(call, locals)
        } else if let member = expression.as(MemberAccessExprSyntax.self) {
            self.init(member, locals)
        } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
            let name = reference.baseName.text.withoutDollar
            self = locals[name] ?? .own(name)
        } else if let array = expression.as(ArrayExprSyntax.self) {
            let all = Set(array.elements.map { ValueExpression($0.expression, locals) })
            guard all.count == 1, case .typed(let type) = all.first else {
                self = .unknown
                return
            }
            self = .typed("[\(type)]")
        } else if expression.isRangeOfNumbers {
            self = .typed("[Int]")
        } else {
            self = expression.wrapped.map { ValueExpression($0, locals) } ?? .unknown
        }
    }

    private static func literal(_ expression: ExprSyntax) -> String? {
        switch expression.kind {
        case .stringLiteralExpr: "String"
        case .integerLiteralExpr: "Int"
        case .floatLiteralExpr: "Double"
        case .booleanLiteralExpr: "Bool"
        default: nil
        }
    }

    private init(_ call: FunctionCallExprSyntax, _ locals: [String: ValueExpression]) {
        switch Callee(call) {
        case .type(let name) where name.text == "Array":
            self = call.arguments.first.map { Self($0.expression, locals) } ?? .unknown
        case .type: self = .typed(call.madeType)
        case .method(let name):
            guard let base = call.calledBase else {
                self = .unknown
                return
            }
            if Self.keeping.contains(name.text) {
                self.init(base, locals)
            } else {
                self = Self.member(name.text, of: base, locals)
            }
        case .function(let name): self = .own(name.text)
        case .other:
            let isCollection = call.calledExpression.is(ArrayExprSyntax.self)
            self = isCollection ? .typed(call.madeType) : .unknown
        }
    }

    private init(_ member: MemberAccessExprSyntax, _ locals: [String: ValueExpression]) {
        guard let base = member.base else {
            self = .unknown
            return
        }
        self = Self.member(member.declName.baseName.text, of: base, locals)
    }

    private static func member(
        _ name: String, of base: ExprSyntax, _ locals: [String: ValueExpression]
    ) -> ValueExpression {
        let written = base.bareText
        if written == "self" { return .own(name) }
        if written.hasSuffix("?"), written.beginsWithCapital { return .typed(written) }
        if written.lastPart.beginsWithCapital, !base.is(FunctionCallExprSyntax.self) {
            return .typeMember(written, name)
        }
        return .member(name, of: ValueExpression(base, locals))
    }
}

extension ExprSyntax {
    /// True if it is a range, and one end of it a number.
    fileprivate var isRangeOfNumbers: Bool {
        guard let sequence = self.as(SequenceExprSyntax.self), sequence.elements.count == 3
        else {
            return false
        }
        let isRange = sequence.elements.contains {
            let name = $0.as(BinaryOperatorExprSyntax.self)?.operator.text
            return name == "..<" || name == "..."
        }
        return isRange && sequence.elements.contains { $0.is(IntegerLiteralExprSyntax.self) }
    }
}

extension FunctionCallExprSyntax {
    /// The type of which a value is made, with those around it.
    fileprivate var madeType: String {
        let written = calledExpression.bareText
        return written.hasSuffix(".init") ? String(written.dropLast(5)) : written
    }
}

extension String {
    var withoutDollar: String { hasPrefix("$") ? String(dropFirst()) : self }
}
#endif
