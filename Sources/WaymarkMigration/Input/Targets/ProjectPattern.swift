// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation

/// Finds the places of the files of a pattern, such as `App/Sources/**`.
enum ProjectPattern {
    /// The folder that all files of the pattern are in, or the file that it names.
    static func folder(of pattern: String, in base: String) -> String {
        let parts = pattern.split(separator: "/").prefix { part in
            !part.contains { "*?[{".contains($0) }
        }
        let start = pattern.hasPrefix("/") ? "/" : base + "/"
        return URL(fileURLWithPath: start + parts.joined(separator: "/")).standardizedFileURL
            .path
    }

    /// The folder that all files of the pattern are in, or these files, where the pattern does
    /// not reach into the folders inside.
    static func places(of pattern: String, in base: String) -> [String] {
        let folder = folder(of: pattern, in: base)
        guard pattern.hasSuffix("/*.swift"), !pattern.contains("**") else { return [folder] }
        let names = Folder.names(in: folder)
        return names.filter { $0.hasSuffix(".swift") }.map { folder + "/" + $0 }
    }
}
#endif
