// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    import Foundation

    /// Where the files of a pattern lie, such as `App/Sources/**`.
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
    }
#endif
