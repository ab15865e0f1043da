// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// The types that rewrites name. Where a type of the project has one of these names, what a
/// rewrite writes would mean that.
struct TakenNames {
    /// The project's own types of these names, each with the type around it.
    private let own: [(name: String, owner: String?)]

    private static let written: Set<String> = [
        "DismissAction", "NavigationPath", "NavigationSplitView", "NavigationStack", "Tab",
        "ToolbarItem", "ToolbarItemGroup",
    ]

    /// The names of the types that the wrappers are made of.
    private static let wrapped: Set<String> = ["NavigationSplitView", "NavigationStack"]

    /// - Parameter project: The project, in which the files that may declare one of these names are
    ///   parsed.
    init(in project: inout ProjectSources) {
        let paths = Set(Self.written.flatMap(project.files))
        project.parse(paths)
        own = project.parsed(paths).flatMap { file in
            file.nodes(DeclSyntax.self).compactMap { declaration in
                guard let name = declaration.newTypeName, Self.written.contains(name)
                else { return nil }
                return (name, declaration.typesAround.first)
            }
        }
    }

    /// The same place, left as it is where a rewrite would name one of the project's own types.
    func checked(_ site: Site, in file: ParsedFile) -> Site {
        guard !own.isEmpty, case .rewrite(_, let edits) = site.outcome else { return site }
        let taken = names(seenFrom: site.offset, in: file)
        let isWrapped = site.wrapper != nil && !taken.isDisjoint(with: Self.wrapped)
        let isTaken = isWrapped || edits.contains { $0.writes(oneOf: taken) }
        return isTaken ? site.refused(.nameTaken) : site
    }

    /// Returns the names that are declared in files, or in the types around a place.
    private func names(seenFrom offset: Int, in file: ParsedFile) -> Set<String> {
        let place = file.tree.token(at: AbsolutePosition(utf8Offset: offset))
        let around = Set(place?.typesAround ?? [])
        return Set(own.filter { $0.owner.map(around.contains) ?? true }.map(\.name))
    }
}

extension ProjectSources {
    /// Returns the files at these paths that are parsed.
    fileprivate func parsed(_ paths: Set<String>) -> [ParsedFile] {
        candidates.filter { paths.contains($0.source.path) }
            + unread.filter { paths.contains($0.path) }.compactMap(\.parsed)
    }
}

extension Edit {
    /// True if what comes instead has one of these words in it.
    fileprivate func writes(oneOf names: Set<String>) -> Bool {
        leaves.contains { piece in
            guard case .text(let text) = piece else { return false }
            return text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
                .contains { names.contains(String($0)) }
        }
    }
}

extension SyntaxProtocol {
    /// The name of the type that this declares, which is there from now on.
    fileprivate var newTypeName: String? {
        if let type = self.as(ProtocolDeclSyntax.self) { return type.name.text }
        if let type = self.as(TypeAliasDeclSyntax.self) { return type.name.text }
        return self.is(ExtensionDeclSyntax.self) ? nil : declaredTypeName
    }
}
#endif
