// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    import SwiftSyntax

    /// Which files extend which types.
    enum ExtendedTypes {
        /// The files by the name of the type; one that extends `Outer.Inner` stands under both names.
        static func files(_ files: [ParsedFile]) -> [String: Set<String>] {
            var found: [String: Set<String>] = [:]
            for file in files where file.source.contains("extension ") {
                for type in extensions(among: file.tree.statements) {
                    for name in type.extendedType.bareText.split(separator: ".") {
                        found[String(name), default: []].insert(file.source.path)
                    }
                }
            }
            return found
        }

        private static func extensions(
            among statements: CodeBlockItemListSyntax
        ) -> [ExtensionDeclSyntax] {
            statements.flatMap { statement -> [ExtensionDeclSyntax] in
                if let condition = statement.item.as(IfConfigDeclSyntax.self) {
                    return condition.clauses.flatMap { clause -> [ExtensionDeclSyntax] in
                        guard case .statements(let inner) = clause.elements else { return [] }
                        return extensions(among: inner)
                    }
                }
                return statement.item.as(ExtensionDeclSyntax.self).map { [$0] } ?? []
            }
        }
    }
#endif
