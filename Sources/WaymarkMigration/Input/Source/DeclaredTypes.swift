// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

extension SyntaxProtocol {
    /// The declaration of the type, or of its extension, that this stands in.
    var enclosingType: Syntax? {
        nodesAround.first(where: \.isTypeOrExtension)
    }

    /// True if this declares a type, or extends one.
    var isTypeOrExtension: Bool {
        self.is(StructDeclSyntax.self) || self.is(ClassDeclSyntax.self)
            || self.is(EnumDeclSyntax.self) || self.is(ActorDeclSyntax.self)
            || self.is(ExtensionDeclSyntax.self)
    }

    /// The name of the type that this declares or extends.
    var declaredTypeName: String? {
        if let type = self.as(StructDeclSyntax.self) { return type.name.text }
        if let type = self.as(ClassDeclSyntax.self) { return type.name.text }
        if let type = self.as(EnumDeclSyntax.self) { return type.name.text }
        if let type = self.as(ActorDeclSyntax.self) { return type.name.text }
        if let type = self.as(ExtensionDeclSyntax.self) {
            return type.extendedType.bareText
        }
        return nil
    }

    /// The names of the types around this, and of those whose extensions are around it, from
    /// inside to outside.
    var typesAround: [String] { nodesAround.compactMap(\.declaredTypeName) }
}
#endif
