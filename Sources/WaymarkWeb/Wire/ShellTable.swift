// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
    import WaymarkElements

    /// What elements look like on one connection: the number of a template, and values.
    ///
    /// What is drawn again and again is looked up by its content, and not made anew.
    struct ShellTable: Sendable {
        /// One element without its id and children.
        struct Entry: Equatable, Sendable {
            let template: Int
            var values: [String]
        }

        private var templates = TemplateTable()
        private var knownClasses: Set<String> = []
        private var rules: [String] = []
        private var recent: [(pattern: ElementContent, entry: Entry)] = []
        private var oldest = 0
        private let options: MarkupOptions

        init(_ options: MarkupOptions) { self.options = options }

        /// How many contents are remembered: the rows of a list have a handful.
        private static let capacity = 24
        /// While there are fewer templates, an accessibility identifier is a part of them.
        private static let identifiers = 200

        mutating func entry(for content: ElementContent, id: ElementID) -> Entry {
            guard let (pattern, words) = content.pattern else { return make(content, id) }
            if let known = recent.first(where: { $0.pattern == pattern }) {
                var entry = known.entry
                if let words { entry.values[entry.values.count - 1] = words }
                return entry
            }
            let entry = make(content, id)
            if words == nil || entry.values.last == words { remember(entry, of: pattern) }
            return entry
        }

        /// The templates and style rules that are new since this was last asked.
        mutating func takeNews() -> (templates: [TemplateTable.News], rules: [String]) {
            defer { rules = [] }
            return (templates.takeNews(), rules)
        }

        private mutating func make(_ content: ElementContent, _ id: ElementID) -> Entry {
            let isShared = templates.count < Self.identifiers
            let skeleton = Skeleton(
                shell(for: content, id: id, options),
                sharing: isShared ? options.identifierAttribute : nil)
            for name in skeleton.classes where knownClasses.insert(name).inserted {
                if let rule = AtomicStyle.rule(for: name) { rules.append(rule) }
            }
            return Entry(
                template: templates.number(of: skeleton.template), values: skeleton.values)
        }

        private mutating func remember(_ entry: Entry, of pattern: ElementContent) {
            if recent.count < Self.capacity {
                recent.append((pattern, entry))
            } else {
                recent[oldest] = (pattern, entry)
                oldest = (oldest + 1) % Self.capacity
            }
        }
    }

    extension ElementContent {
        /// The content without its words, and the words; `nil` for what depends on more than its
        /// content, or seldom comes again.
        fileprivate var pattern: (content: ElementContent, words: String?)? {
            switch role {
            case .text(let text):
                guard text.runs.count == 1, var run = text.runs.first else { return nil }
                var content = self
                run.string = ""
                content.role = .text(TextContent([run]))
                return (content, text.runs[0].string)
            case .row(let row): return row.isSelectable ? nil : (self, nil)
            case .layout, .button, .label, .image, .spacer, .divider: return (self, nil)
            default: return nil
            }
        }
    }
#endif
