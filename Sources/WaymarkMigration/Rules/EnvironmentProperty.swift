// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    import SwiftSyntax

    /// A property that is read from the environment: `@Environment(\.key) var name`.
    struct EnvironmentProperty {
        let key: TokenSyntax
        let name: TokenSyntax
        let type: TypeSyntax?
        let isPrivate: Bool
        /// The type that it belongs to.
        let owner: Syntax
        let typeName: String

        init?(_ variable: VariableDeclSyntax, key wanted: String) {
            guard let key = variable.environmentKey, key.text == wanted,
                let binding = variable.bindings.first, variable.bindings.count == 1,
                let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
                let owner = variable.enclosingType
            else { return nil }
            self.key = key
            name = pattern.identifier
            type = binding.typeAnnotation?.type
            isPrivate = variable.modifiers.contains {
                ["private", "fileprivate"].contains($0.name.text)
            }
            self.owner = owner
            typeName = owner.declaredTypeName ?? ""
        }
    }

    extension VariableDeclSyntax {
        /// The key in `@Environment(\.key)`, where the property has that attribute.
        fileprivate var environmentKey: TokenSyntax? {
            for case .attribute(let attribute) in attributes {
                guard attribute.attributeName.trimmedDescription == "Environment",
                    case .argumentList(let arguments) = attribute.arguments,
                    let path = arguments.first?.expression.as(KeyPathExprSyntax.self),
                    path.components.count == 1, let component = path.components.first?.component
                else { continue }
                return component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName
            }
            return nil
        }
    }

    extension SyntaxProtocol {
        /// The declaration of the type, or of its extension, that this stands in.
        var enclosingType: Syntax? {
            var node = parent
            while let current = node {
                if current.declaredTypeName != nil { return current }
                node = current.parent
            }
            return nil
        }

        /// The name of the type that this declares or extends.
        var declaredTypeName: String? {
            if let type = self.as(StructDeclSyntax.self) { return type.name.text }
            if let type = self.as(ClassDeclSyntax.self) { return type.name.text }
            if let type = self.as(EnumDeclSyntax.self) { return type.name.text }
            if let type = self.as(ActorDeclSyntax.self) { return type.name.text }
            if let type = self.as(ExtensionDeclSyntax.self) {
                return type.extendedType.trimmedDescription
            }
            return nil
        }
    }

    extension ParsedFile {
        /// The properties that read a key of the environment.
        func environmentProperties(named key: String) -> [EnvironmentProperty] {
            let finder = VariableFinder(viewMode: .sourceAccurate)
            finder.walk(tree)
            return finder.found.compactMap { EnvironmentProperty($0, key: key) }
        }

        /// Where the property is used: in its type, and in extensions of that in this file.
        func uses(of property: EnvironmentProperty) -> [TokenSyntax] {
            tree.tokens(viewMode: .sourceAccurate).filter { token in
                token.text == property.name.text && token.id != property.name.id
                    && token.id != property.key.id
                    && token.enclosingType.map { isPart($0, of: property) } == true
                    && !token.isMemberOfAnother
            }
        }

        private func isPart(_ type: Syntax, of property: EnvironmentProperty) -> Bool {
            type.id == property.owner.id
                || (type.is(ExtensionDeclSyntax.self) && type.declaredTypeName == property.typeName)
        }

        /// Whether something of this name is declared here: a function, a variable, a parameter.
        func declares(_ name: String) -> Bool {
            tree.tokens(viewMode: .sourceAccurate).contains { token in
                guard token.text == name, let parent = token.parent else { return false }
                return parent.is(FunctionDeclSyntax.self) || parent.is(IdentifierPatternSyntax.self)
                    || parent.is(FunctionParameterSyntax.self)
                    || parent.is(ClosureParameterSyntax.self)
                    || parent.is(ClosureShorthandParameterSyntax.self)
            }
        }

        /// Whether the name is used here by itself, not as a member of something.
        func mentions(_ name: String) -> Bool {
            tree.tokens(viewMode: .sourceAccurate).contains { token in
                token.text == name && token.parent?.is(DeclReferenceExprSyntax.self) == true
                    && token.parent?.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.id
                        != token.id
            }
        }
    }

    extension TokenSyntax {
        /// Whether this names a member of something other than `self`.
        fileprivate var isMemberOfAnother: Bool {
            guard let member = parent?.parent?.as(MemberAccessExprSyntax.self),
                member.declName.baseName.id == id
            else { return false }
            return member.base?.trimmedDescription != "self"
        }
    }

    private final class VariableFinder: SyntaxVisitor {
        var found: [VariableDeclSyntax] = []

        override func visitPost(_ node: VariableDeclSyntax) { found.append(node) }
    }
#endif
