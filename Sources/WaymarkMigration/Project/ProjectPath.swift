// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    import Foundation

    /// The names of files for other tools: git, code scanners, a list of known findings.
    public enum ProjectPath {
        /// The path from the root of the git repository around the file, or else from the working
        /// folder; a file outside of both keeps its whole path. Links are followed.
        public static func name(of path: String) -> String {
            let file = resolved(path)
            let root = GitRepository(around: file)?.root ?? workingFolder
            return file.hasPrefix(root + "/") ? String(file.dropFirst(root.count + 1)) : file
        }

        /// Where a file lies on the disk once all links are followed, even when it is not there yet.
        static func resolved(_ path: String) -> String {
            let url = URL(fileURLWithPath: path)
            if FileManager.default.fileExists(atPath: path) {
                return url.resolvingSymlinksInPath().path
            }
            return url.deletingLastPathComponent().resolvingSymlinksInPath()
                .appendingPathComponent(url.lastPathComponent).path
        }

        private static var workingFolder: String {
            resolved(FileManager.default.currentDirectoryPath)
        }
    }
#endif
