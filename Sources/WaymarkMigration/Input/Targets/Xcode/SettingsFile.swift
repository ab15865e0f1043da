// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation

/// A file of build settings (`.xcconfig`), with the files that it includes.
enum SettingsFile {
    /// The settings of a file; none when it cannot be read.
    static func settings(at path: String, depth: Int = 0) -> [String: String] {
        guard depth < 10, let text = RegularFile.text(at: path) else { return [:] }
        var settings: [String: String] = [:]
        for line in text.split(whereSeparator: \.isNewline) {
            let code = (line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line)
                .trimmingCharacters(in: .whitespaces)
            if let included = includedPath(code) {
                let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
                let target = URL(fileURLWithPath: included, relativeTo: folder)
                settings.merge(self.settings(at: target.path, depth: depth + 1)) { $1 }
            } else if let (key, value) = assignment(code) {
                settings[key] = value
            }
        }
        return settings
    }

    private static func includedPath(_ line: String) -> String? {
        guard line.hasPrefix("#include") else { return nil }
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        return parts.count == 3 ? String(parts[1]) : nil
    }

    private static func assignment(_ line: String) -> (String, String)? {
        guard let equals = line.firstIndex(of: "=") else { return nil }
        let key = line[..<equals].trimmingCharacters(in: .whitespaces)
        let value = line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces)
        return key.isEmpty || key.contains("[") ? nil : (key, value)
    }
}
#endif
