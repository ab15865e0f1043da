// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    /// Values of YAML that stand on one line.
    enum YamlFlow {
        /// A scalar, or a list or a mapping in brackets.
        static func value(_ text: String) -> Yaml {
            var rest = text[...]
            guard let value = next(&rest, isInside: false), rest.isEmpty else { return .unknown }
            return value
        }

        private static func next(_ rest: inout Substring, isInside: Bool) -> Yaml? {
            skipBlanks(&rest)
            switch rest.first {
            case "[": return list(&rest)
            case "{": return mapping(&rest)
            case "\"", "'": return quoted(&rest).map(Yaml.scalar)
            case "|", ">", "&", "*", "!", "%", "@", "`", nil: return nil
            default: return .scalar(plain(&rest, upTo: isInside ? ",]}" : ""))
            }
        }

        private static func list(_ rest: inout Substring) -> Yaml? {
            var elements: [Yaml] = []
            rest.removeFirst()
            while true {
                skipBlanks(&rest)
                if take("]", &rest) { return .list(elements) }
                guard let element = next(&rest, isInside: true) else { return nil }
                elements.append(element)
                skipBlanks(&rest)
                guard take(",", &rest) || rest.first == "]" else { return nil }
            }
        }

        private static func mapping(_ rest: inout Substring) -> Yaml? {
            var members: [String: Yaml] = [:]
            rest.removeFirst()
            while true {
                skipBlanks(&rest)
                if take("}", &rest) { return .mapping(members) }
                let isQuoted = rest.first == "\"" || rest.first == "'"
                guard let key = isQuoted ? quoted(&rest) : plain(&rest, upTo: ":,}"),
                    take(":", &rest), let value = next(&rest, isInside: true)
                else { return nil }
                members[key] = value
                skipBlanks(&rest)
                guard take(",", &rest) || rest.first == "}" else { return nil }
            }
        }

        private static func quoted(_ rest: inout Substring) -> String? {
            let quote = rest.removeFirst()
            guard let end = rest.firstIndex(of: quote) else { return nil }
            let text = rest[..<end]
            rest = rest[rest.index(after: end)...]
            return text.contains("\\") || rest.first == quote ? nil : String(text)
        }

        private static func plain(_ rest: inout Substring, upTo ends: String) -> String {
            let text = rest.prefix { !ends.contains($0) }
            rest.removeFirst(text.count)
            return String(text.reversed().drop { $0 == " " }.reversed())
        }

        private static func take(_ character: Character, _ rest: inout Substring) -> Bool {
            guard rest.first == character else { return false }
            rest.removeFirst()
            return true
        }

        private static func skipBlanks(_ rest: inout Substring) { rest = rest.drop { $0 == " " } }
    }
#endif
