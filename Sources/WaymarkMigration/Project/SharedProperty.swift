// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    import SwiftSyntax

    /// A property that reads the environment and is not private, with the other files that may use it.
    public struct SharedProperty: Sendable {
        let property: EnvironmentProperty
        /// The file that declares it.
        let home: ParsedFile
        /// Those that extend its type, or hold values of it.
        let others: [ParsedFile]
        /// Whether one of them declares a type of the same name itself.
        let isAmbiguous: Bool

        /// Where people are pointed to.
        var id: SiteID {
            SiteID(path: home.source.path, offset: property.key.range.lowerBound)
        }

        /// The properties of a project for a key that other files may use.
        static func all(readingKey key: String, in project: ProjectSources) -> [SharedProperty] {
            let homes = project.candidates.filter {
                !$0.hasError && $0.source.contains("\\.\(key)")
            }
            return homes.concurrentMap { home in
                home.environmentProperties(named: key).filter { !$0.isPrivate }
                    .compactMap { SharedProperty($0, in: home, project) }
            }.flatMap(\.self)
        }

        /// `nil` when nobody else may use it.
        private init?(
            _ property: EnvironmentProperty, in home: ParsedFile, _ project: ProjectSources
        ) {
            let type = property.typeName.lastPart
            let hash = WordHash(type)
            let known = project.candidates.filter { file in
                file.source.path != home.source.path
                    && file.words?.mentions.contains(hash) ?? true && file.mayUse(valuesOf: type)
            }
            let unread = project.unread.filter { $0.words.types.contains(hash) }
                .compactMap { try? SourceReader.read($0.path) }.map { ParsedFile($0) }
            others = known + unread
            if others.isEmpty { return nil }
            self.property = property
            self.home = home
            isAmbiguous = others.contains { $0.declares(type: type) }
        }
    }

    extension ParsedFile {
        /// Whether the file extends a type, declares one of its name, or has a property that holds one.
        fileprivate func mayUse(valuesOf type: String) -> Bool {
            declares(type: type)
                || nodes(ExtensionDeclSyntax.self).contains {
                    $0.extendedType.bareText.lastPart == type
                }
                || nodes(VariableDeclSyntax.self).flatMap(\.bindings).contains {
                    let written = $0.typeAnnotation?.type.bareText ?? ""
                    return written.filter { $0 != "?" && $0 != "!" }.lastPart == type
                }
        }

        fileprivate func declares(type: String) -> Bool {
            nodes(StructDeclSyntax.self).contains { $0.name.text == type }
                || nodes(ClassDeclSyntax.self).contains { $0.name.text == type }
                || nodes(EnumDeclSyntax.self).contains { $0.name.text == type }
                || nodes(ActorDeclSyntax.self).contains { $0.name.text == type }
        }
    }
#endif
