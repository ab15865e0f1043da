// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

extension ObservableClasses {
    /// Knows those that views hold as objects.
    ///
    /// - Parameter project: The project, in which the files that may declare one are parsed.
    init(in project: inout ProjectSources, _ targets: TargetMap) {
        let held = Set(project.candidates.flatMap(\.heldObjects).map { WordHash($0) })
        let paths = project.unread.filter {
            $0.words.watched.contains(Self.word) && !$0.words.types.isDisjoint(with: held)
        }.map(\.path)
        project.parse(Set(paths))
        self.init(in: project.candidates + project.parsed(Set(paths)), targets)
    }
}

extension ParsedFile {
    /// The names of the types of the objects that views in the file own.
    fileprivate var heldObjects: [String] {
        guard source.contains("StateObject") else { return [] }
        return nodes(AttributeSyntax.self).compactMap { $0.stateObject?.type }
    }
}
#endif
