// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    import SwiftSyntax

    /// The names that a project declares itself among those that rules look for.
    enum OwnNames {
        static func declared(in files: [ParsedFile], _ rules: [any Rule.Type]) -> Set<String> {
            let wanted = Set(rules.flatMap { $0.triggers })
            return files.reduce(into: []) { names, file in
                guard wanted.contains(where: { file.source.contains("func \($0)") }) else { return }
                let finder = DeclarationFinder(wanted)
                finder.walk(file.tree)
                names.formUnion(finder.found)
            }
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
            if wanted.contains(node.name.text) { found.insert(node.name.text) }
            return .visitChildren
        }
    }
#endif
