// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// The names that functions give to a type of views without declaring it.
private let contents: Set = ["Content"]

extension MemberFacts {
    init(_ node: FunctionDeclSyntax, of owner: String) {
        let generics = node.genericParameterClause?.namesOfViews.union(contents) ?? contents
        let isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
        let makesPicture = node.signature.returnClause?.type.isOfPicture ?? false
        let parameters = node.signature.parameterClause.parameters
        self.init(
            owner: owner, name: node.name.text, range: node.range, isStored: false,
            isView: node.signature.returnClause?.type.isView(among: []) ?? false,
            isSilent: node.isSilent, makesPicture: makesPicture,
            mayBeView: node.signature.returnClause != nil && !makesPicture && !isAsync,
            viewParameters: Set(
                parameters.lazy.filter { $0.type.isView(among: generics) }
                    .map { ($0.secondName ?? $0.firstName).text }),
            content: node.body.map { ViewCount($0.statements) } ?? .one)
    }

    init(_ node: InitializerDeclSyntax, of owner: (name: String, generics: Set<String>)) {
        let generics = owner.generics.union(node.genericParameterClause?.namesOfViews ?? [])
        let given = node.signature.parameterClause.parameters.filter {
            $0.type.isView(among: generics)
        }
        self.init(
            owner: owner.name, name: "init", range: node.range, isStored: false, isView: false,
            mayBeView: false, viewParameters: [], content: .one,
            labels: Dictionary(
                given.map { ($0.firstName.text, ($0.secondName ?? $0.firstName).text) },
                uniquingKeysWith: { first, _ in first }))
    }

    /// Reads a property; `nil` when the declaration has more than one name.
    init?(_ node: VariableDeclSyntax, of owner: (name: String, generics: Set<String>)) {
        guard node.bindings.count == 1, let binding = node.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { return nil }
        self.init(
            owner: owner.name, name: name, range: node.range,
            isStored: binding.accessorBlock == nil && binding.initializer == nil,
            isView: binding.typeAnnotation?.type.isView(among: owner.generics) ?? false,
            makesPicture: binding.typeAnnotation?.type.isOfPicture ?? false,
            mayBeView: true, viewParameters: [],
            content: binding.accessorBlock?.getter.map { ViewCount($0) } ?? .one)
    }
}

extension GenericParameterClauseSyntax {
    /// The names that may stand for views: all but those of values, as what they are declared to
    /// be tells.
    var namesOfViews: Set<String> {
        Set(parameters.lazy.filter { $0.inheritedType?.isOfValues != true }.map(\.name.text))
    }
}

private let protocolsOfValues: Set = [
    "AnyObject", "BinaryInteger", "Codable", "Collection", "Comparable", "Decodable", "Encodable",
    "Equatable", "Error", "Hashable", "Identifiable", "ObservableObject",
    "RandomAccessCollection", "RawRepresentable", "Sequence", "StringProtocol",
]

extension TypeSyntax {
    /// True if this is a protocol or a class of values that are no views.
    fileprivate var isOfValues: Bool {
        let name = lastName
        return name.hasPrefix("NS") || protocolsOfValues.contains(name)
    }
}

extension FunctionDeclSyntax {
    /// True if it gives nothing back.
    var isSilent: Bool {
        guard let type = signature.returnClause?.type else { return true }
        if let name = type.onlyToken { return name.text == "Void" }
        return type.bareText == "()"
    }
}

extension AccessorBlockSyntax {
    /// The statements that make the value.
    fileprivate var getter: CodeBlockItemListSyntax? {
        switch accessors {
        case .getter(let statements): statements
        case .accessors(let list):
            list.first { $0.accessorSpecifier.text == "get" }?.body?.statements
        }
    }
}

private let pictures: Set = ["CGImage", "CIImage", "Data", "Image", "NSImage", "UIImage"]

extension TokenSyntax {
    fileprivate func isView(among generics: Set<String>) -> Bool {
        let text = text
        return text == "View" || text == "AnyView" || generics.contains(text)
    }
}

extension TypeSyntax {
    /// True if values of this type are views, or make views, as far as its name tells.
    fileprivate func isView(among generics: Set<String>) -> Bool {
        if let name = onlyToken { return name.isView(among: generics) }
        return tokens(viewMode: .sourceAccurate).contains { $0.isView(among: generics) }
    }

    /// True if values of this type are pictures of views, or their data.
    var isOfPicture: Bool {
        let name = self.as(OptionalTypeSyntax.self)?.wrappedType.lastName ?? lastName
        return pictures.contains(name)
    }

    /// The last part of a name: `Editor` of `Mail.Editor<Draft>`.
    var lastName: String {
        if let member = self.as(MemberTypeSyntax.self) { return member.name.text }
        return self.as(IdentifierTypeSyntax.self)?.name.text ?? bareText
    }
}

extension DeclGroupSyntax {
    /// True if a type of this name is among those that it is declared to be.
    func inherits(_ name: String) -> Bool {
        inheritanceClause?.inheritedTypes.contains { $0.type.lastName == name } ?? false
    }
}

extension DeclModifierSyntax {
    /// True if it lets other modules use what it is written at.
    var isPublic: Bool { ["public", "open", "package"].contains(name.text) }

    /// True if it keeps other files from using what it is written at.
    var isPrivate: Bool { ["private", "fileprivate"].contains(name.text) && detail == nil }
}

extension DeclSyntaxProtocol {
    /// True if it stands in a type or at the top of a file, not in a function.
    var isMember: Bool {
        for current in nodesAround {
            if current.is(MemberBlockItemSyntax.self) || current.is(SourceFileSyntax.self) {
                return true
            }
            if current.is(ClosureExprSyntax.self) || current.is(CodeBlockSyntax.self)
                || current.is(AccessorBlockSyntax.self)
            {
                return false
            }
        }
        return true
    }
}

extension String {
    /// The part behind the last dot.
    var lastPart: String { String(split(separator: ".").last ?? "") }

    var beginsWithCapital: Bool {
        guard let byte = utf8.first, byte >= 128 else {
            return utf8.first.map { $0 &- 65 < 26 } ?? false
        }
        return first?.isUppercase ?? false
    }
}
#endif
