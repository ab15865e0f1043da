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
        /// What it begins as.
        let initial: ValueExpression?

        /// Reads the properties of a declaration.
        static func all(in node: VariableDeclSyntax, of owner: String) -> [ValueFacts] {
            node.bindings.compactMap { binding in
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
                else { return nil }
                return ValueFacts(
                    owner: owner, name: name,
                    type: binding.typeAnnotation?.type.trimmedDescription,
                    initial: binding.initializer.map { ValueExpression($0.value, [:]) })
            }
        }
    }
#endif
