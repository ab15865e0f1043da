// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// The part of a repository that a file is compiled with: a name means there what is declared in
/// one of the file's modules, or in a module that it imports.
struct NameScope: Sendable {
    /// The folder of the project; empty when the file belongs to none.
    let project: String
    /// The modules that compile the file; empty when no project lists it.
    let modules: Set<String>
    /// The names under which other files import these modules.
    let names: Set<String>
    /// The modules that the file imports, and whether it sees all that they declare.
    let imports: [String: Bool]

    /// A name that files have in common whose declarations the same files see.
    var name: String {
        ([project] + modules.sorted() + names.sorted()).joined(separator: "\n")
    }

    /// True if what another file declares has a name in this one.
    ///
    /// - Parameter isPublic: Whether the declaration is for other modules too.
    func sees(_ other: NameScope, isPublic: Bool) -> Bool {
        isCompiled(with: other)
            || other.names.contains { name in imports[name].map { isPublic || $0 } ?? false }
    }

    /// True if one module may compile both files: a file that no project lists may belong to all
    /// of its project.
    private func isCompiled(with other: NameScope) -> Bool {
        if !modules.isEmpty, !other.modules.isEmpty {
            return !modules.isDisjoint(with: other.modules)
        }
        return project == other.project || project.isEmpty || other.project.isEmpty
    }
}

extension TargetMap {
    /// The part of the repository that a file is compiled with.
    func scope(of file: ParsedFile) -> NameScope {
        let path = file.source.path
        let owners = owners(of: path)
        return NameScope(
            project: project(of: path), modules: Set(owners.map(\.module)),
            names: importedNames(of: path, in: owners), imports: file.tree.imports)
    }

    /// The names under which the modules of some files are imported. One of no project may belong
    /// to a module that is called like a folder around it.
    func importedNames(of files: [String]) -> Set<String> {
        files.reduce(into: []) { names, path in
            names.formUnion(importedNames(of: path, in: owners(of: path)))
            if project(of: path).isEmpty {
                let folders = ProjectPath.folder(of: path).split(separator: "/")
                names.formUnion(folders.map { String($0).moduleName })
            }
        }
    }

    private func importedNames(of path: String, in owners: [BuildTarget]) -> Set<String> {
        owners.isEmpty
            ? [importedName(unlistedModule(of: path))]
            : owners.reduce(into: []) { $0.formUnion($1.importedNames) }
    }

    /// The last part of the name of a module that no project describes.
    private func importedName(_ module: String) -> String {
        module.split { "/ ".contains($0) }.last.map { String($0).moduleName } ?? ""
    }
}

extension String {
    /// The name of the module of a product that is called so.
    var moduleName: String {
        String(map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }
}

extension SourceFileSyntax {
    /// The modules that the file imports, and whether it sees all that they declare.
    fileprivate var imports: [String: Bool] {
        statements.flatMap { $0.imports }.reduce(into: [:]) { imports, found in
            imports[found.module] = found.isWhole || imports[found.module] == true
        }
    }
}

extension CodeBlockItemSyntax {
    /// The imports that this is, or that stand in it where it is an `#if`.
    fileprivate var imports: [(module: String, isWhole: Bool)] {
        if let found = item.as(ImportDeclSyntax.self) {
            let isTest = found.attributes.contains {
                $0.as(AttributeSyntax.self)?.attributeName.bareText == "testable"
            }
            return found.path.first.map { [($0.name.text, isTest)] } ?? []
        }
        guard let condition = item.as(IfConfigDeclSyntax.self) else { return [] }
        return condition.clauses.flatMap { clause -> [(module: String, isWhole: Bool)] in
            guard case .statements(let inner) = clause.elements else { return [] }
            return inner.flatMap(\.imports)
        }
    }
}
#endif
