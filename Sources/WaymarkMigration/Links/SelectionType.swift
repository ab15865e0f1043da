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
            guard tag.isBareCase, let type else { return [written] }
            return [.copy(type.range), written]
        }
    }
#endif
