// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// The functions and properties of types whose names begin with a capital: where they are used,
/// they look like types, as in `var body: some View { Header }`.
struct CapitalMembers {
    private var names: [String: Set<String>] = [:]

    /// Knows those of the types and extensions that stand in no other type of a file.
    init(of file: SourceFileSyntax) {
        for statement in file.statements {
            if let type = statement.item.asProtocol(DeclGroupSyntax.self) {
                add(type, to: type.ownName)
            }
        }
    }

    /// Gets to know those of a type, or of an extension.
    mutating func add(_ type: some DeclGroupSyntax, to owner: String) {
        for member in type.memberBlock.members {
            for token in member.decl.declaredNames {
                let name = token.text
                if name.beginsWithCapital { names[owner, default: []].insert(name) }
            }
        }
    }

    /// True if a type has a member of this name.
    func contains(_ name: String, of owner: String) -> Bool {
        names[owner]?.contains(name) ?? false
    }
}

extension DeclGroupSyntax {
    /// True if it stands in nothing but its file.
    var isAtTop: Bool { parent?.parent?.parent?.is(SourceFileSyntax.self) ?? false }

    /// The last part of the name that this declares or extends.
    fileprivate var ownName: String {
        self.as(ExtensionDeclSyntax.self)?.extendedType.lastName
            ?? self.as(ProtocolDeclSyntax.self)?.name.text ?? declaredTypeName ?? ""
    }
}

extension DeclSyntax {
    /// The names of the function or of the properties that this declares.
    fileprivate var declaredNames: [TokenSyntax] {
        if let function = self.as(FunctionDeclSyntax.self) { return [function.name] }
        return self.as(VariableDeclSyntax.self)?.bindings.compactMap {
            $0.pattern.as(IdentifierPatternSyntax.self)?.identifier
        } ?? []
    }
}
#endif
