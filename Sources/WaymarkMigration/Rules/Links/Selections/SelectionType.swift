// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

extension StructDeclSyntax {
    /// The type of a property of its own, without the question mark; `nil` where it is not
    /// written, or has none.
    func optionalType(of value: String) -> TypeSyntax? {
        let name = value.hasPrefix("self.") ? String(value.dropFirst(5)) : value
        let variables = memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
        let type = variables.flatMap(\.bindings).first { $0.pattern.bareText == name }?
            .typeAnnotation?.type
        return type?.as(OptionalTypeSyntax.self)?.wrappedType ?? type?.optionalArgument
    }
}

extension TypeSyntax {
    /// `T` of `Optional<T>`.
    fileprivate var optionalArgument: TypeSyntax? {
        guard let type = self.as(IdentifierTypeSyntax.self), type.name.text == "Optional" else {
            return nil
        }
        return type.genericArgumentClause?.arguments.first?.argument.as(TypeSyntax.self)
    }
}

extension LegacyLink {
    /// The tag as the value of a link, where its type does not follow from what is around.
    func value(of type: TypeSyntax?) -> [Edit.Piece] {
        guard let tag = link.tag else { return [] }
        let written = Edit.Piece.copy(tag.range)
        guard let type else { return [written] }
        if tag.isBareCase { return [.copy(type.range), written] }
        guard let own = tag.typeOfLiteral, own != type.bareText else { return [written] }
        return [.copy(type.range), .text("("), written, .text(")")]
    }
}

extension ExprSyntax {
    /// True if this is of a type, as far as it is a literal: one of the project's own may not
    /// be made of the literal.
    func isLiteral(of type: TypeSyntax?) -> Bool {
        guard let own = typeOfLiteral else { return true }
        guard let written = type?.bareText else { return false }
        return written == own || Self.typesOfLiterals[own]?.contains(written) == true
    }

    /// The type that a literal has where nobody asks for another; `nil` for all else.
    fileprivate var typeOfLiteral: String? {
        if self.is(IntegerLiteralExprSyntax.self) { return "Int" }
        return self.is(StringLiteralExprSyntax.self) ? "String" : nil
    }

    /// The other types that the standard library makes of literals.
    private static let typesOfLiterals: [String: Set<String>] = [
        "Int": [
            "CGFloat", "Double", "Float", "Int16", "Int32", "Int64", "Int8", "UInt", "UInt16",
            "UInt32", "UInt64", "UInt8",
        ], "String": ["Character", "Substring"],
    ]
}
#endif
