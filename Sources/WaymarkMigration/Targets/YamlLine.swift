// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    /// A line of a YAML file without its comment.
    struct YamlLine {
        let indent: Int
        let text: String

        var isItem: Bool { text == "-" || text.hasPrefix("- ") }

        /// What stands behind the dash of an item, as a line of its own.
        var afterDash: YamlLine? {
            let rest = text.dropFirst().drop { $0 == " " }
            guard !rest.isEmpty else { return nil }
            return YamlLine(indent: indent + text.count - rest.count, text: String(rest))
        }

        /// Key and value of an entry of a mapping.
        var entry: (key: String, value: String)? {
            guard let first = text.first, !"[{|>&*!%@`".contains(first) else { return nil }
            var rest = text[...]
            var key = ""
            if first == "\"" || first == "'" {
                guard let end = rest.dropFirst().firstIndex(of: first) else { return nil }
                key = String(rest[rest.index(after: rest.startIndex)..<end])
                rest = rest[rest.index(after: end)...]
                guard rest.hasPrefix(":") else { return nil }
            } else {
                guard let colon = Self.colon(in: rest) else { return nil }
                key = String(rest[..<colon])
                rest = rest[colon...]
            }
            return (key, String(rest.dropFirst().drop { $0 == " " }))
        }

        private static func colon(in text: Substring) -> Substring.Index? {
            text.indices.first { index in
                guard text[index] == ":" else { return false }
                let next = text.index(after: index)
                return next == text.endIndex || text[next] == " "
            }
        }

        /// The lines with something on them; `nil` when one is indented by tabs or another document
        /// follows.
        static func lines(of text: String) -> [YamlLine]? {
            var lines: [YamlLine] = []
            for raw in text.split(whereSeparator: \.isNewline) {
                let code = withoutComment(raw)
                let rest = code.drop { $0 == " " }
                if rest.isEmpty || rest == "---" && lines.isEmpty { continue }
                if rest.first == "\t" || rest == "---" || rest == "..." { return nil }
                lines.append(YamlLine(indent: code.count - rest.count, text: String(rest)))
            }
            return lines
        }

        private static func withoutComment(_ line: Substring) -> Substring {
            var quote: Character?
            var last: Character = " "
            var end = line.endIndex
            for index in line.indices {
                let character = line[index]
                if let open = quote {
                    if character == open { quote = nil }
                } else if "\"'".contains(character), " [{,:".contains(last) {
                    quote = character
                } else if character == "#", last == " " {
                    end = index
                    break
                }
                last = character
            }
            var code = line[..<end]
            while code.last == " " || code.last == "\t" { code.removeLast() }
            return code
        }
    }
#endif
