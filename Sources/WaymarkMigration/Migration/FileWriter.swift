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
            results.filter(\.isChanged).compactMap { result in
                do {
                    try replace(result.source.path, by: result.after)
                    return nil
                } catch {
                    return FileProblem(
                        path: result.source.path, kind: .unwritable(error.localizedDescription))
                }
            }
        }

        private static func replace(_ path: String, by bytes: [UInt8]) throws {
            let target = URL(fileURLWithPath: path).resolvingSymlinksInPath()
            let isNew = !FileManager.default.fileExists(atPath: target.path)
            let attributes =
                isNew ? [:] : try FileManager.default.attributesOfItem(atPath: target.path)
            let temporary = target.deletingLastPathComponent()
                .appendingPathComponent(".\(target.lastPathComponent).waymark-\(UUID().uuidString)")
            try Data(bytes).write(to: temporary)
            do {
                if let permissions = attributes[.posixPermissions] {
                    try FileManager.default.setAttributes(
                        [.posixPermissions: permissions], ofItemAtPath: temporary.path)
                }
                guard rename(temporary.path, target.path) == 0 else {
                    throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
                }
            } catch {
                try? FileManager.default.removeItem(at: temporary)
                throw error
            }
        }
    }
#endif
