// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation

/// A copy of what a project compiles, to try things on.
struct ScratchCopy {
    let folder: String
    private let project: AdoptedProject

    /// - Throws: `AdoptError` when it cannot be made.
    init(of project: AdoptedProject, _ waymark: WaymarkSource) throws(AdoptError) {
        self.project = project
        let place = ProjectPath.resolved(NSTemporaryDirectory())
        folder = place + "/waymark-check-\(UUID().uuidString)/" + project.module
        do {
            for path in project.targets.flatMap(\.resources) { try copy(path) }
            let manifest = ManifestText(project: project, waymark: waymark, isForCheck: true).text
            try write(Array(manifest.utf8), to: "Package.swift")
        } catch {
            remove()
            throw Self.failure(error)
        }
    }

    /// The modules of the project and of the packages that it takes.
    private var modules: Set<String> {
        let own = Set(project.targets.map(\.module))
        let hasPackages = project.packages.contains(where: \.isOnLinux)
        return hasPackages ? own.union(project.targets.flatMap(\.products)) : own
    }

    /// Writes all sources, without the imports of modules that are not known.
    ///
    /// - Throws: `AdoptError` when one cannot be read or written.
    func fill(without absent: Set<String>) throws(AdoptError) {
        let blanker = ImportBlanker(known: modules, absent: absent)
        do {
            for path in project.targets.flatMap(\.sources) {
                let source = try SourceReader.read(project.folder + "/" + path)
                try write(blanker.blank(source), to: path)
            }
        } catch let error as FileReadError {
            throw AdoptError(error.problem.path, .unreadable(error.problem.sentence))
        } catch {
            throw Self.failure(error)
        }
    }

    func remove() {
        try? FileManager.default.removeItem(atPath: ProjectPath.folder(around: folder))
    }

    private func copy(_ path: String) throws {
        try ProjectPath.makeFolder(around: folder + "/" + path)
        try FileManager.default.copyItem(
            atPath: project.folder + "/" + path, toPath: folder + "/" + path)
    }

    private func write(_ bytes: [UInt8], to path: String) throws {
        try ProjectPath.makeFolder(around: folder + "/" + path)
        try Data(bytes).write(to: URL(fileURLWithPath: folder + "/" + path))
    }

    private static func failure(_ error: any Error) -> AdoptError {
        AdoptError(
            ProjectPath.fromHere(NSTemporaryDirectory()), .unwritable(error.localizedDescription))
    }
}
#endif
