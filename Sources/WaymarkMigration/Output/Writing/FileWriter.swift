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

        /// The changed files that nobody may write: known before anything is written, so that what
        /// needs them can stay.
        public static func readOnly(among results: [FileResult]) -> [FileProblem] {
            results.filter { $0.isChanged && !$0.isNew }.compactMap { result in
                guard let bits = bits(of: result), bits & 0o222 == 0 else { return nil }
                return FileProblem(path: result.source.path, kind: .readOnly)
            }
        }

        private static func bits(of result: FileResult) -> Int? {
            let path = target(of: result).path
            let attributes = try? FileManager.default.attributesOfItem(atPath: path)
            return attributes?[.posixPermissions] as? Int
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
