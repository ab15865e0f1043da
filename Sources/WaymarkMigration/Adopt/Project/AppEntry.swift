// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// The type with which an app begins.
enum AppEntry {
    /// The name of the type that has `@main` and is an `App`; `nil` when none of the files has one.
    static func type(in files: [String]) -> String? { files.firstValue(type) }

    private static func type(in file: String) -> String? {
        guard let source = try? SourceReader.read(file), source.contains("@main") else {
            return nil
        }
        let tree = ParsedFile(source)
        return tree.nodes(StructDeclSyntax.self).first(where: isEntry)?.name.text
            ?? tree.nodes(ClassDeclSyntax.self).first(where: isEntry)?.name.text
            ?? tree.nodes(EnumDeclSyntax.self).first(where: isEntry)?.name.text
    }

    private static func isEntry(_ type: some DeclGroupSyntax) -> Bool {
        let isMain = type.attributes.contains {
            $0.as(AttributeSyntax.self)?.attributeName.bareText == "main"
        }
        let names = type.inheritanceClause?.inheritedTypes.map(\.type.bareText) ?? []
        return isMain && !Set(names).isDisjoint(with: ["App", "SwiftUI.App"])
    }
}
#endif
