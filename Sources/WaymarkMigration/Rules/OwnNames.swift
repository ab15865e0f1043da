// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// The names that a project declares itself among those that rules look for; functions are
/// there with their labels too, as `alert(isPresented:content:)`.
enum OwnNames {
    static func declared(in files: [ParsedFile], _ rules: [any Rule.Type]) -> Set<String> {
        let wanted = Set(rules.flatMap { $0.triggers }.compactMap(name))
        return files.reduce(into: []) { names, file in
            if file.words?.declared.isEmpty == true { return }
            let finder = DeclarationFinder(wanted)
            finder.walk(file.tree)
            names.formUnion(finder.found)
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

    init(_ wanted: Set<String>) {
        self.wanted = wanted
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if wanted.contains(node.name.text) { found.insert(node.fullName) }
        return note(node.name)
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node.name)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node.name)
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node.name)
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node.name)
    }

    private func note(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        if wanted.contains(name.text) { found.insert(name.text) }
        return .visitChildren
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
