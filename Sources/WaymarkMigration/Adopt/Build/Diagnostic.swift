// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// One thing that the compiler says about a place of the app.
struct Diagnostic: Hashable, Sendable {
    /// The file, by its path from the folder of the package.
    let path: String
    let line: Int
    let column: Int
    let isError: Bool
    let message: String

    /// The things that a build says about files in a folder, each once, in the order of their
    /// places.
    static func all(in output: String, below folder: String) -> [Diagnostic] {
        let lines = output.split(whereSeparator: \.isNewline)
        let found = lines.compactMap { Diagnostic($0, below: folder) }
        return Set(found).sorted {
            ($0.path, $0.line, $0.column, $0.message) < ($1.path, $1.line, $1.column, $1.message)
        }
    }

    /// Reads `path:line:column: error: message`; `nil` for any other line.
    private init?(_ text: Substring, below folder: String) {
        guard text.hasPrefix(folder + "/") else { return nil }
        let parts = text.dropFirst(folder.count + 1)
            .split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
        guard parts.count == 5, let line = Int(parts[1]), let column = Int(parts[2]),
            [" error", " warning"].contains(parts[3])
        else { return nil }
        path = String(parts[0])
        self.line = line
        self.column = column
        isError = parts[3] == " error"
        message = String(parts[4].drop { $0 == " " })
    }
}
#endif
