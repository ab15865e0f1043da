// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation

/// Writes what a run would change: each file at once and whole, or not at all.
public enum FileWriter {
    /// Replaces the changed files; a link stays, what it points at is replaced.
    ///
    /// - Returns: What could not be written; those files are as they were.
    public static func write(_ results: [FileResult]) -> [FileProblem] {
        let changed = results.filter(\.isChanged)
        for folder in Set(changed.map { target(of: $0).deletingLastPathComponent().path }) {
            AtomicReplacement.sweep(folder)
        }
        return changed.compactMap { result in
            do {
                let permissions = try permissions(of: result)
                try AtomicReplacement.replace(
                    target(of: result), by: result.after, permissions: permissions)
                return nil
            } catch let error as FileReadError {
                return error.problem
            } catch {
                return FileProblem(
                    path: result.source.path, kind: .unwritable(error.localizedDescription))
            }
        }
    }

    /// Says whether a file may be written by somebody: asked before anything is written, so that
    /// what needs a file that stays can stay too.
    public static func mayWrite(_ path: String) -> Bool {
        let attributes = try? FileManager.default.attributesOfItem(
            atPath: ProjectPath.resolved(path))
        guard let bits = attributes?[.posixPermissions] as? Int else { return true }
        return bits & 0o222 != 0
    }

    private static func target(of result: FileResult) -> URL {
        URL(fileURLWithPath: ProjectPath.resolved(result.source.path))
    }

    /// The permissions that the new version gets.
    ///
    /// - Throws: `FileReadError` when the file is not the one that the run read, or may not be
    ///   written.
    private static func permissions(of result: FileResult) throws -> Any? {
        let path = result.source.path
        if result.isNew {
            guard !FileManager.default.fileExists(atPath: path) else {
                throw FileReadError(FileProblem(path: path, kind: .changedMeanwhile))
            }
            return nil
        }
        guard try SourceReader.read(path).bytes == result.source.bytes else {
            throw FileReadError(FileProblem(path: path, kind: .changedMeanwhile))
        }
        let attributes = try FileManager.default.attributesOfItem(
            atPath: target(of: result).path)
        let permissions = attributes[.posixPermissions]
        guard let bits = permissions as? Int, bits & 0o222 != 0 else {
            throw FileReadError(FileProblem(path: path, kind: .readOnly))
        }
        return permissions
    }
}
#endif
