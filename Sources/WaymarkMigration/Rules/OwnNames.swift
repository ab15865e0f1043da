// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// The names that a project declares itself among those that rules look for; functions are
/// there with their labels too, as `alert(isPresented:content:)`.
struct OwnNames {
    /// The names that the files of one scope declare, and those of them that other modules can use.
    private struct Declared {
        var names: Set<String>
        var publicNames: Set<String>
        let scope: NameScope
    }

    private let all: [Declared]
    private let targets: TargetMap

    init(in files: [ParsedFile], _ rules: [any Rule.Type], _ targets: TargetMap) {
        self.targets = targets
        let wanted = Set(rules.flatMap { $0.triggers }.compactMap(Self.name))
        var scopes: [String: Declared] = [:]
        for file in files where file.words?.declared.isEmpty != true {
            let finder = DeclarationFinder(wanted)
            finder.walk(file.tree)
            if finder.found.isEmpty { continue }
            let scope = targets.scope(of: file)
            let none = Declared(names: [], publicNames: [], scope: scope)
            scopes[scope.name, default: none].names.formUnion(finder.found)
            scopes[scope.name]?.publicNames.formUnion(finder.publicNames)
        }
        all = Array(scopes.values)
    }

    /// Returns the names that are declared for a file: in its module, or in one that it imports.
    func seen(from file: ParsedFile) -> Set<String> {
        if all.isEmpty { return [] }
        let scope = targets.scope(of: file)
        return all.reduce(into: []) { names, declared in
            if scope.sees(declared.scope, isPublic: false) {
                names.formUnion(declared.names)
            } else if scope.sees(declared.scope, isPublic: true) {
                names.formUnion(declared.publicNames)
            }
        }
    }

    /// The name in a trigger: `alert` in `alert(`, `Alert` in `struct Alert`.
    private static func name(in trigger: String) -> String? {
        trigger.split { !$0.isLetter }.last.map(String.init)
    }
}

private final class DeclarationFinder: SyntaxVisitor {
    private let wanted: Set<String>
    private(set) var found: Set<String> = []
    /// Those among them that other modules can use.
    private(set) var publicNames: Set<String> = []

    init(_ wanted: Set<String>) {
        self.wanted = wanted
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if wanted.contains(node.name.text) { note(node.fullName, node) }
        return note(node.name, node)
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node.name, node)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node.name, node)
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node.name, node)
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node.name, node)
    }

    private func note(
        _ name: TokenSyntax, _ node: some SyntaxProtocol
    ) -> SyntaxVisitorContinueKind {
        if wanted.contains(name.text) { note(name.text, node) }
        return .visitChildren
    }

    private func note(_ name: String, _ node: some SyntaxProtocol) {
        found.insert(name)
        if node.isForOtherModules { publicNames.insert(name) }
    }
}

extension SyntaxProtocol {
    /// True if other modules can use what this declares, by its own words or those of the extension
    /// or the protocol around it.
    fileprivate var isForOtherModules: Bool {
        ([Syntax(self)] + nodesAround).contains { node in
            let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers
            return modifiers?.contains(where: \.isPublic) ?? false
        }
    }
}

extension FunctionDeclSyntax {
    /// The name with the labels.
    fileprivate var fullName: String {
        let labels = signature.parameterClause.parameters.map { $0.firstName.text + ":" }
        return "\(name.text)(\(labels.joined()))"
    }
}
#endif
