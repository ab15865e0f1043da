// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    /// A value of a YAML file, as far as project files need it.
    enum Yaml: Equatable {
        case scalar(String)
        case list([Yaml])
        case mapping([String: Yaml])
        /// Something that is not read here: anchors, tags, text over several lines.
        case unknown

        /// Reads block and flow style with plain and quoted scalars; `nil` when the text has
        /// another structure.
        init?(_ text: String) {
            guard let lines = YamlLine.lines(of: text) else { return nil }
            var reader = YamlReader(lines: lines[...])
            guard let value = reader.block(from: 0), reader.lines.isEmpty else { return nil }
            self = value
        }

        subscript(key: String) -> Yaml? {
            if case .mapping(let members) = self { members[key] } else { nil }
        }

        var text: String? { if case .scalar(let text) = self { text } else { nil } }

        var members: [String: Yaml] {
            if case .mapping(let members) = self { members } else { [:] }
        }

        /// This with what another value adds: members are put together, lists joined, and anything
        /// else is replaced.
        func merging(_ other: Yaml) -> Yaml {
            switch (self, other) {
            case (.mapping(let own), .mapping(let added)):
                .mapping(own.merging(added) { $0.merging($1) })
            case (.list(let own), .list(let added)): .list(own + added)
            default: other
            }
        }

        /// The elements of a list; another value is a list of itself.
        var elements: [Yaml] { if case .list(let elements) = self { elements } else { [self] } }
    }

    /// Reads lines into values, one block after the other.
    private struct YamlReader {
        var lines: ArraySlice<YamlLine>

        /// The block whose first line is indented at least so far.
        mutating func block(from indent: Int) -> Yaml? {
            guard let first = lines.first, first.indent >= indent else { return .scalar("") }
            return first.isItem ? list(at: first.indent) : mapping(at: first.indent)
        }

        private mutating func list(at indent: Int) -> Yaml? {
            var elements: [Yaml] = []
            while let line = lines.first, line.indent == indent, line.isItem {
                lines.removeFirst()
                guard let inner = line.afterDash else {
                    guard let element = block(from: indent + 1) else { return nil }
                    elements.append(element)
                    continue
                }
                if inner.isItem || inner.entry != nil {
                    lines = [inner] + lines
                    guard let element = block(from: inner.indent) else { return nil }
                    elements.append(element)
                } else {
                    elements.append(value(inner.text, under: indent))
                }
            }
            return .list(elements)
        }

        private mutating func mapping(at indent: Int) -> Yaml? {
            var members: [String: Yaml] = [:]
            while let line = lines.first, line.indent == indent, !line.isItem {
                guard let (key, rest) = line.entry else { return nil }
                lines.removeFirst()
                let isFollowedByItems =
                    lines.first.map { $0.indent == indent && $0.isItem } ?? false
                let value: Yaml? =
                    if !rest.isEmpty {
                        self.value(rest, under: indent)
                    } else {
                        block(from: isFollowedByItems ? indent : indent + 1)
                    }
                guard let value else { return nil }
                members[key] = members[key] == nil ? value : .unknown
            }
            if let next = lines.first, next.indent > indent { return nil }
            return .mapping(members)
        }

        /// A value that begins on the line of its key; lines further in belong to it.
        private mutating func value(_ text: String, under indent: Int) -> Yaml {
            let more = lines.prefix { $0.indent > indent }
            lines.removeFirst(more.count)
            return more.isEmpty ? YamlFlow.value(text) : .unknown
        }
    }
#endif
