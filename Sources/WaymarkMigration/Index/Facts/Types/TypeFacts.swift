// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// The facts that one declaration or extension states about a type.
struct TypeFacts: Sendable {
    /// The kind of declaration.
    enum Kind: Sendable {
        case value, object, protocolType, alias, extended
    }

    let kind: Kind
    /// The name, with the types around it: `Mail.Folder`.
    let name: String
    /// The last parts of the names that it is declared to be, those in `#if` excepted.
    let inherited: Set<String>
    /// Its generic parameters.
    let generics: Set<String>
    /// True if other modules can use it.
    let isPublic: Bool
    /// True if it is for links alone that show nothing.
    let isForEmptyLabels: Bool
    /// True if its values can be compared and hashed without a word about it.
    let isHashableByNature: Bool

    /// Reads a declaration of a type, or an extension.
    init(_ node: some DeclGroupSyntax, _ parameters: GenericParameterClauseSyntax? = nil) {
        kind = Kind(Syntax(node))
        name = node.fullName
        inherited = Syntax(node).isConditional ? [] : node.conformances
        generics = Set(parameters?.parameters.map(\.name.text) ?? [])
        isPublic = node.modifiers.contains(where: \.isPublic)
        isForEmptyLabels =
            node.genericWhereClause?.requirements.contains {
                $0.requirement.bareText == "Label == EmptyView"
            } ?? false
        isHashableByNature = node.isPlainEnumeration || node.isModel
    }

    /// Reads another name for a type.
    init(alias node: TypeAliasDeclSyntax) {
        kind = .alias
        name = node.name.text
        inherited = []
        generics = []
        isPublic = false
        isForEmptyLabels = false
        isHashableByNature = false
    }
}

extension TypeFacts.Kind {
    fileprivate init(_ node: Syntax) {
        switch node.kind {
        case .structDecl, .enumDecl: self = .value
        case .classDecl, .actorDecl: self = .object
        case .protocolDecl: self = .protocolType
        default: self = .extended
        }
    }
}

extension Syntax {
    /// True if `#if` decides whether this is there.
    fileprivate var isConditional: Bool {
        nearest(IfConfigDeclSyntax.self) != nil
    }
}

extension MemberBlockItemListSyntax {
    /// The cases of an enumeration, also those in `#if`.
    fileprivate var cases: [EnumCaseElementSyntax] {
        flatMap { item -> [EnumCaseElementSyntax] in
            if let condition = item.decl.as(IfConfigDeclSyntax.self) {
                return condition.clauses.flatMap { clause -> [EnumCaseElementSyntax] in
                    guard case .decls(let inner) = clause.elements else { return [] }
                    return inner.cases
                }
            }
            return item.decl.as(EnumCaseDeclSyntax.self).map { Array($0.elements) } ?? []
        }
    }
}

extension TypeSyntax {
    /// The last words of the names that this puts together.
    fileprivate var lastWords: [String] {
        bareText.split(separator: "&").compactMap { $0.split(whereSeparator: \.isWhitespace).last }
            .map { String($0).lastPart }
    }
}

extension DeclGroupSyntax {
    /// The name with those of the types around it.
    fileprivate var fullName: String {
        var parts: [String] = []
        var node: Syntax? = Syntax(self)
        while let current = node {
            let name =
                current.declaredTypeName ?? current.as(ProtocolDeclSyntax.self)?.name.text
            if let name { parts.insert(name, at: 0) }
            node = current.parent
        }
        return parts.joined(separator: ".")
    }

    /// The last words of the names that it is declared to be.
    fileprivate var conformances: Set<String> {
        var names: Set<String> = []
        for inherited in inheritanceClause?.inheritedTypes ?? [] {
            if let only = inherited.type.onlyToken {
                names.insert(only.text)
            } else {
                names.formUnion(inherited.type.lastWords)
            }
        }
        return names
    }

    /// True if it is an enumeration whose cases have no values, so that it is `Hashable`.
    fileprivate var isPlainEnumeration: Bool {
        self.is(EnumDeclSyntax.self)
            && memberBlock.members.cases.allSatisfy { $0.parameterClause == nil }
    }

    /// True if the macro of SwiftData makes it `Hashable`.
    fileprivate var isModel: Bool {
        self.is(ClassDeclSyntax.self)
            && attributes.contains {
                $0.as(AttributeSyntax.self)?.attributeName.bareText == "Model"
            }
    }
}
#endif
