// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// A property of a type, as far as it tells the type of its values.
struct ValueFacts: Sendable {
    /// The last name of the type that it belongs to; empty outside of types.
    let owner: String
    let name: String
    /// The declared type, as it is written.
    let type: String?
    /// The value that it begins with, when no type is declared.
    let initial: ValueExpression?
    /// True if other files cannot use it.
    let isPrivate: Bool

    /// Reads the properties of a declaration.
    static func all(in node: VariableDeclSyntax, of owner: String) -> [ValueFacts] {
        let isPrivate = node.modifiers.contains(where: \.isPrivate)
        return node.bindings.compactMap { binding -> ValueFacts? in
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
            else { return nil }
            let type = binding.typeAnnotation?.type.bareText ?? node.environmentType?.name
            let initial = type == nil ? binding.initializer?.value : nil
            return ValueFacts(
                owner: owner, name: name, type: type,
                initial: initial.map { ValueExpression($0, [:]) }, isPrivate: isPrivate)
        }
    }
}

extension VariableDeclSyntax {
    /// The type that `@Environment(Model.self)` says.
    var environmentType: (name: String, mayBeView: Bool)? {
        for attribute in attributes {
            guard let attribute = attribute.as(AttributeSyntax.self),
                attribute.attributeName.bareText == "Environment",
                let written = attribute.arguments?.bareText,
                written.hasSuffix(".self")
            else { continue }
            return (String(written.dropLast(5)), false)
        }
        return nil
    }
}

extension FunctionDeclSyntax {
    /// The values that it is given, by name, as far as they are known.
    var parameterValues: [String: ValueExpression] {
        let parameters = signature.parameterClause.parameters.map {
            (
                ($0.secondName ?? $0.firstName).text,
                ValueExpression.typed($0.type.bareText)
            )
        }
        return Dictionary(parameters) { first, _ in first }
    }
}
#endif
