// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// A property that is read from the environment: `@Environment(\.key) var name`.
struct EnvironmentProperty: Sendable {
    let declaration: VariableDeclSyntax
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
        declaration = variable
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

extension EnvironmentProperty {
    /// True if a type is the one that it belongs to, or extends it.
    func isPart(_ type: Syntax) -> Bool {
        type.id == owner.id
            || type.is(ExtensionDeclSyntax.self)
                && type.declaredTypeName?.split(separator: ".").last.map(String.init)
                    == typeName.split(separator: ".").last.map(String.init)
    }

    /// True if what a token names may be a member beside this one, or be hidden by one.
    fileprivate func isAbout(_ token: TokenSyntax) -> Bool {
        let types = token.nodesAround.filter(\.isTypeOrExtension)
        return types.isEmpty || types.contains(where: isPart)
    }

    /// The attribute by which the property is the value of the binding that is read; `nil` where
    /// it is the binding.
    var unwrapping: AttributeSyntax? {
        declaration.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
            .first { $0.attributeName.bareText == "Binding" }
    }
}

extension VariableDeclSyntax {
    /// The key in `@Environment(\.key)`, where the property has that attribute.
    fileprivate var environmentKey: TokenSyntax? {
        for case .attribute(let attribute) in attributes {
            guard attribute.attributeName.bareText == "Environment",
                case .argumentList(let arguments) = attribute.arguments,
                let path = arguments.first?.expression.as(KeyPathExprSyntax.self),
                path.components.count == 1, let component = path.components.first?.component
            else { continue }
            return component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName
        }
        return nil
    }
}

extension ParsedFile {
    /// The properties that read a key of the environment.
    func environmentProperties(named key: String) -> [EnvironmentProperty] {
        nodes(VariableDeclSyntax.self).compactMap { EnvironmentProperty($0, key: key) }
    }

    /// The number of declarations of this name that may be about a property: functions, variables
    /// and parameters in its type, in extensions of it and outside of all types.
    func declarations(of name: String, near property: EnvironmentProperty) -> Int {
        tree.tokens(viewMode: .sourceAccurate).count { token in
            guard token.text == name, let parent = token.parent,
                property.isAbout(token)
            else { return false }
            return parent.is(FunctionDeclSyntax.self) || parent.is(IdentifierPatternSyntax.self)
                || parent.is(FunctionParameterSyntax.self)
                || parent.is(ClosureParameterSyntax.self)
                || parent.is(ClosureShorthandParameterSyntax.self)
        }
    }

    /// True if the name is used there by itself, not as a member of something other than `self`.
    func mentions(_ name: String, near property: EnvironmentProperty) -> Bool {
        tree.tokens(viewMode: .sourceAccurate).contains { token in
            token.text == name && property.isAbout(token)
                && token.parent?.is(DeclReferenceExprSyntax.self) == true
                && (token.memberBase.map { $0.bareText == "self" } ?? true)
        }
    }
}

extension TokenSyntax {
    /// The expression that this is a member of: `a` for the last token of `a.b`.
    var memberBase: ExprSyntax? {
        guard let member = parent?.parent?.as(MemberAccessExprSyntax.self),
            member.declName.baseName.id == id
        else { return nil }
        return member.base
    }
}
#endif
