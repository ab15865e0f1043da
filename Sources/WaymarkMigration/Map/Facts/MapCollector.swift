// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

extension MapFile {
    /// Reads what a map needs off a file's tree; nothing of files that are tests.
    init(_ file: ParsedFile) {
        self.init(source: file.source)
        let imports = file.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
        let tests: Set<String> = ["XCTest", "Testing"]
        guard !imports.contains(where: { tests.contains($0.path.bareText) }) else {
            return
        }
        let collector = MapCollector(path: file.source.path)
        collector.walk(file.tree)
        types = collector.types
        members = collector.members
    }
}

/// Walks through a file and notes its types and their members.
private final class MapCollector: SyntaxVisitor {
    private let path: String
    private(set) var types: [MapType] = []
    private(set) var members: [MapMember] = []
    private var owners: [MapOwner] = []

    init(path: String) {
        self.path = path
        super.init(viewMode: .sourceAccurate)
    }

    private var owner: MapOwner { owners.last ?? MapOwner() }

    private func visitType(
        _ node: some DeclGroupSyntax, named name: TokenSyntax,
        _ generics: GenericParameterClauseSyntax? = nil
    ) -> SyntaxVisitorContinueKind {
        let owner = MapOwner(
            name: (owners.last.map { $0.name + "." } ?? "") + name.text, isDeclaration: true,
            inherited: node.inheritedNames)
        if owner.isPreview { return .skipChildren }
        types.append(
            MapType(
                name: owner.name, path: path, offset: name.range.lowerBound,
                inherited: owner.inherited, cases: node.caseNames,
                isGeneric: generics != nil, isPublic: node.isPublic))
        visitMembers(of: node, owner)
        return .skipChildren
    }

    private func visitMembers(of node: some DeclGroupSyntax, _ owner: MapOwner) {
        owners.append(owner)
        for hosted in node.hostedViews {
            var exit = MapExit(kind: .scene, label: owner.name, offset: node.range.lowerBound)
            exit.content.structure = .view(hosted, content: [])
            exit.content.made.append(MapContent.Made(name: hosted))
            members.append(member("", content: MapContent(exits: [exit])))
        }
        walk(node.memberBlock)
        owners.removeLast()
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        visitType(node, named: node.name, node.genericParameterClause)
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        visitType(node, named: node.name, node.genericParameterClause)
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        visitType(node, named: node.name)
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        visitType(node, named: node.name)
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        .skipChildren
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.bareText
        let inherited = types.first { $0.name == name }?.inherited ?? []
        visitMembers(
            of: node,
            MapOwner(
                name: name, isDeclaration: false,
                inherited: inherited.union(node.inheritedNames)))
        return .skipChildren
    }

    private func member(
        _ name: String, type: (name: String, mayBeView: Bool)? = nil,
        initial: ValueExpression? = nil,
        isStored: Bool = false, content: MapContent
    ) -> MapMember {
        MapMember(
            owner: owner.name, path: path, isInDeclaration: owner.isDeclaration, name: name,
            type: type?.name, initial: initial, isStored: isStored,
            isView: type?.mayBeView ?? false, content: content)
    }

    private func content(
        of node: some SyntaxProtocol, _ structure: ViewStructure = .unknown,
        _ locals: [String: ValueExpression] = [:]
    ) -> MapContent {
        ContentReader(in: owner).collect(node, structure: structure, locals)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let inner = node.body.map {
            content(of: $0, ViewStructure($0.statements), node.parameterValues)
        }
        members.append(
            member(
                node.name.text, type: node.signature.returnClause?.type.asMapped,
                content: inner ?? MapContent()))
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if let body = node.body { members.append(member("init", content: content(of: body))) }
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
            members.append(
                member(
                    name ?? "",
                    type: binding.typeAnnotation?.type.asMapped ?? node.environmentType,
                    initial: binding.initializer.map { ValueExpression($0.value, [:]) },
                    isStored: binding.accessorBlock == nil && binding.initializer == nil,
                    content: content(of: binding, binding.structure)))
        }
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        node.macroName.text == "Preview" ? .skipChildren : .visitChildren
    }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        node.macroName.text == "Preview" ? .skipChildren : .visitChildren
    }
}
#endif
