// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// An `.editorconfig`, as far as it is about Swift.
struct EditorConfig {
    /// True if files in folders further out say nothing.
    private(set) var isRoot = false
    private(set) var style = StyleConfiguration()

    init(_ text: String) {
        var values: [String: String] = [:]
        var isAboutSwift = true
        var isBefore = true
        for line in text.split(whereSeparator: \.isNewline).map(Self.trimmed) {
            if line.hasPrefix("["), line.hasSuffix("]") {
                isBefore = false
                isAboutSwift = Self.isAboutSwift(line.dropFirst().dropLast())
            } else if let equals = line.firstIndex(of: "="), !"#;".contains(line.first ?? "#") {
                let key = Self.trimmed(line[..<equals]).lowercased()
                let value = Self.trimmed(line[line.index(after: equals)...]).lowercased()
                if isBefore { isRoot = isRoot || key == "root" && value == "true" }
                if isAboutSwift, !isBefore { values[key] = value }
            }
        }
        style.limit = values["max_line_length"].flatMap { Int($0) }
        style.unit = values["indent_style"] == "tab" ? "\t" : Self.blanks(values["indent_size"])
    }

    private static func blanks(_ count: String?) -> String? {
        count.flatMap { Int($0) }.flatMap { (1...8).contains($0) ? $0 : nil }
            .map { String(repeating: " ", count: $0) }
    }

    /// True if a pattern is about all files, or about those of Swift.
    private static func isAboutSwift(_ pattern: Substring) -> Bool {
        let ends = pattern.split { "{},.*/".contains($0) }
        return ends.isEmpty || ends.contains("swift")
    }

    private static func trimmed(_ text: Substring) -> Substring {
        let start = text.drop(while: \.isWhitespace)
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return start[...last]
    }
}
#endif
