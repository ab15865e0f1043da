// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

extension SharedProperty {
    /// The properties of a project for a key that other files may use.
    ///
    /// - Parameter project: The project, in which the files that may use them are parsed.
    static func all(
        readingKey key: String, in project: inout ProjectSources
    ) -> [SharedProperty] {
        let found = project.candidates.concurrentMap { file -> [EnvironmentProperty] in
            guard !file.hasError, file.source.contains("\\.\(key)") else { return [] }
            return file.environmentProperties(named: key).filter { !$0.isPrivate }
        }
        if found.allSatisfy(\.isEmpty) { return [] }
        let types = Set(found.joined().map { WordHash($0.typeName.lastPart) })
        let others = project.unread.filter { !$0.words.types.isDisjoint(with: types) }
        project.parse(Set(others.map(\.path)))
        let users = TypeUsers(project)
        return zip(project.candidates, found).flatMap { home, properties in
            properties.compactMap { SharedProperty($0, in: home, users) }
        }
    }

    /// Finds the files that may use a property; `nil` when no other file may.
    private init?(_ property: EnvironmentProperty, in home: ParsedFile, _ users: TypeUsers) {
        let type = property.typeName.lastPart
        let others = users.files(using: type, besides: home)
        if others.isEmpty { return nil }
        self.init(
            property: property, home: home, others: others,
            isAmbiguous: users.files(declaring: type).contains { $0 != home.source.path })
    }
}

/// The files that declare, extend or hold values of each type.
private struct TypeUsers {
    private var users: [String: [ParsedFile]] = [:]
    private var declaring: [String: Set<String>] = [:]
    private let project: ProjectSources

    init(_ project: ProjectSources) {
        self.project = project
        let used = project.candidates.concurrentMap { file -> TypesUsed in
            file.source.contains("extension ") || file.source.contains("wrappedValue")
                ? TypesUsed(file) : TypesUsed()
        }
        for (file, types) in zip(project.candidates, used) {
            for type in types.declared.union(types.extended).union(types.held) {
                users[type, default: []].append(file)
            }
            for type in types.declared {
                declaring[type, default: []].insert(file.source.path)
            }
        }
    }

    /// Returns the files that declare a type of this name, among those that may use others of it.
    func files(declaring type: String) -> Set<String> { declaring[type, default: []] }

    /// Returns the files that may use the values of a type, those that no rule looks at included.
    func files(using type: String, besides home: ParsedFile) -> [ParsedFile] {
        let hash = WordHash(type)
        let unread = project.unread.filter { $0.words.types.contains(hash) }
        return users[type, default: []].filter { $0.source.path != home.source.path }
            + unread.compactMap(\.parsed)
    }
}

/// The types that one file has to do with.
private struct TypesUsed: Sendable {
    var declared: Set<String> = []
    var extended: Set<String> = []
    /// The types that its properties are written with.
    var held: Set<String> = []

    init() {}

    init(_ file: ParsedFile) {
        for node in file.nodes(DeclSyntax.self) {
            if let type = node.as(ExtensionDeclSyntax.self) {
                extended.insert(type.extendedType.bareText.lastPart)
            } else if let name = node.declaredTypeName {
                declared.insert(name)
            } else if let variable = node.as(VariableDeclSyntax.self) {
                let written = variable.bindings.compactMap { $0.typeAnnotation?.type.bareText }
                held.formUnion(
                    written.map { $0.filter { $0 != "?" && $0 != "!" }.lastPart })
            }
        }
    }
}
#endif
