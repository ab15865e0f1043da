// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation

/// Finds what formatters and linters are told about a file, in the folders around it.
enum StyleFiles {
    /// What is said about a file on this disk. Of each kind the nearest file counts, up to the
    /// root of the repository; those for editors add to each other.
    static func configuration(for path: String) -> StyleConfiguration {
        var found = StyleConfiguration()
        var editors: [EditorConfig] = []
        var missing = readers
        var folder = ProjectPath.folder(of: path)
        while !folder.isEmpty {
            for (name, read) in missing {
                guard let text = RegularFile.text(at: folder + "/" + name) else { continue }
                missing[name] = nil
                found.add(read(text))
            }
            if editors.last?.isRoot != true,
                let text = RegularFile.text(at: folder + "/.editorconfig")
            {
                editors.append(EditorConfig(text))
            }
            if FileManager.default.fileExists(atPath: folder + "/.git") { break }
            folder = ProjectPath.folder(around: folder)
        }
        for editor in editors { found.add(editor.style) }
        return found
    }

    private static let readers: [String: @Sendable (String) -> StyleConfiguration] = [
        ".swift-format": StyleConfiguration.init(swiftFormat:),
        ".swiftformat": StyleConfiguration.init(swiftformatOptions:),
        ".swiftlint.yml": StyleConfiguration.init(swiftLint:),
    ]
}
#endif
