// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation

extension StyleConfiguration {
    /// Reads a `.swift-format`, which is JSON.
    init(swiftFormat text: String) {
        guard let file = try? JSONDecoder().decode(SwiftFormat.self, from: Data(text.utf8)) else {
            return
        }
        let tabs = file.indentation?["tabs"] == nil ? nil : "\t"
        unit = tabs ?? file.indentation?["spaces"].map { String(repeating: " ", count: $0) }
        limit = file.lineLength ?? 100
    }

    private struct SwiftFormat: Decodable {
        let lineLength: Int?
        let indentation: [String: Int]?
    }

    /// Reads a `.swiftformat`, which has an option on each line; it wraps no lines unless it is
    /// told to.
    init(swiftformatOptions text: String) {
        for line in text.split(whereSeparator: \.isNewline) {
            let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
            guard words.count > 1 else { continue }
            switch words[0] {
            case "--indent": unit = Self.unit(words[1])
            case "--maxwidth", "--max-width": limit = Int(words[1])
            default: break
            }
        }
    }

    private static func unit(_ written: String) -> String? {
        if written.hasPrefix("tab") { return "\t" }
        return Int(written).flatMap { $0 > 0 ? String(repeating: " ", count: $0) : nil }
    }

    /// Reads a `.swiftlint.yml`, which limits lines unless it says that it does not.
    init(swiftLint text: String) {
        guard let file = Yaml(text) else { return }
        func names(_ key: String) -> [String] { file[key]?.elements.compactMap(\.text) ?? [] }
        let only = file["only_rules"] == nil ? nil : names("only_rules")
        let isUsed = only?.contains("line_length") ?? true
        if !isUsed || names("disabled_rules").contains("line_length") { return }
        let rule = file["line_length"]
        let written = rule?["warning"] ?? rule?.elements.first
        limit = written?.text.flatMap { Int($0) } ?? (rule == nil ? 120 : nil)
    }
}
#endif
