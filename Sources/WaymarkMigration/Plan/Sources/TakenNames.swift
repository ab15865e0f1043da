// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// The types that rewrites name. Where a type of the project has one of these names, what a
/// rewrite writes would mean that.
struct TakenNames {
    /// A type of one of these names that the project declares itself.
    fileprivate struct Own {
        let name: String
        /// The type around it.
        let owner: String?
        let isPublic: Bool
        /// The file that alone can use it.
        let onlyFile: String?
        let scope: NameScope
        let place: SiteID
    }

    private let own: [Own]
    private let targets: TargetMap

    fileprivate static let written: Set<String> = [
        "DismissAction", "NavigationPath", "NavigationSplitView", "NavigationStack", "Tab",
        "ToolbarItem", "ToolbarItemGroup",
    ]

    /// The names of the types that the wrappers are made of.
    private static let wrapped: Set<String> = ["NavigationSplitView", "NavigationStack"]

    /// - Parameter project: The project, in which the files that may declare one of these names are
    ///   parsed.
    init(in project: inout ProjectSources, _ targets: TargetMap) {
        self.targets = targets
        let paths = Set(Self.written.flatMap(project.files))
        project.parse(paths)
        own = project.parsed(paths).flatMap { file in
            file.nodes(DeclSyntax.self).compactMap { Own($0, in: file, targets) }
        }
    }

    /// The same place, left as it is where a rewrite would name one of the project's own types.
    func checked(_ site: Site, in file: ParsedFile) -> Site {
        guard !own.isEmpty, case .rewrite(_, let edits) = site.outcome else { return site }
        let taking = types(seenFrom: site.offset, in: file).first { type in
            site.wrapper != nil && Self.wrapped.contains(type.name)
                || edits.contains { $0.writes(oneOf: [type.name]) }
        }
        return taking.map { site.refused(.nameTaken, because: $0.place) } ?? site
    }

    /// Returns the types that are declared for a place: in its module or one that its file imports,
    /// by themselves or in the types around it.
    private func types(seenFrom offset: Int, in file: ParsedFile) -> [Own] {
        let place = file.tree.token(at: AbsolutePosition(utf8Offset: offset))
        let around = Set(place?.typesAround ?? [])
        let scope = targets.scope(of: file)
        return own.filter { type in
            type.owner.map(around.contains) ?? true
                && type.onlyFile.map { $0 == file.source.path } ?? true
                && scope.sees(type.scope, isPublic: type.isPublic)
        }
    }
}

extension TakenNames.Own {
    /// Reads a declaration; `nil` when it makes no type of a name that is written.
    fileprivate init?(_ node: DeclSyntax, in file: ParsedFile, _ targets: TargetMap) {
        guard let name = node.newTypeName, TakenNames.written.contains(name) else { return nil }
        let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
        self.init(
            name: name, owner: node.typesAround.first,
            isPublic: modifiers.contains(where: \.isPublic),
            onlyFile: modifiers.contains(where: \.isPrivate) ? file.source.path : nil,
            scope: targets.scope(of: file),
            place: SiteID(path: file.source.path, offset: node.range.lowerBound))
    }
}

extension ProjectSources {
    /// Returns the files at these paths that are parsed.
    func parsed(_ paths: Set<String>) -> [ParsedFile] {
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
