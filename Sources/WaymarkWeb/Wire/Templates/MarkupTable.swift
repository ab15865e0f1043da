// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import WaymarkElements

/// The looks of elements on one connection: the number of a template, and values.
///
/// What is drawn again and again is looked up by its content, and not made anew.
struct MarkupTable: Sendable {
    /// One element without its id and children.
    struct Entry: Equatable, Sendable {
        let template: Int
        var values: [String]
        var origin = Origin.element
    }

    /// The source of an entry.
    enum Origin: Sendable {
        /// From this one element: no other has the same.
        case element
        /// From the content: all with the same content have the same entry.
        case content
        /// The last value is the content's words; the rest follows from the content.
        case words
    }

    private var templates = TemplateTable()
    private var knownClasses: Set<String> = []
    private var rules: [String] = []
    private var knownParts: Set<StylePart> = []
    private var parts: [StylePart] = []
    private var announcedParts: Set<StylePart> = []
    private var laterParts: [StylePart] = []
    /// The entries of windows and stacks as they were written last: with each push their contents
    /// change, but hardly ever their looks.
    private var frames: [ElementID: Entry] = [:]
    private var recent: [(content: ElementContent, entry: Entry)] = []
    private var oldest = 0
    private let options: MarkupOptions

    init(_ options: MarkupOptions) { self.options = options }

    /// True if there are more looks than screens have.
    var isOvergrown: Bool { templates.count > Self.most }

    /// Each of thousands of sizes and colours is a template of its own, and none is forgotten.
    private static let most = 4_000
    /// The number of contents that are remembered: the rows of a list have a handful.
    private static let capacity = 24
    private static let frameCapacity = 100
    /// The number of templates up to which an accessibility identifier is a part of them.
    private static let identifiers = 200

    mutating func entry(for content: ElementContent, id: ElementID) -> Entry {
        switch content.role.recurrence {
        case .rare: return make(content, id)
        case .frequent: return recentEntry(for: content, id: id)
        case .frame:
            let entry = make(content, id)
            if frames.count == Self.frameCapacity { frames = [:] }
            frames[id] = entry
            return entry
        }
    }

    /// Looks an entry up by the content, or makes and remembers it.
    private mutating func recentEntry(for content: ElementContent, id: ElementID) -> Entry {
        let words = content.words
        if let known = recent.first(where: { $0.content.isLike(content) }) {
            var entry = known.entry
            if let words { entry.values[entry.values.count - 1] = words }
            return entry
        }
        var entry = make(content, id)
        if words == nil || entry.values.last == words {
            entry.origin = words == nil ? .content : .words
            remember(entry, of: content)
        }
        return entry
    }

    /// True if a window or stack looks so on the connection already.
    mutating func isShown(_ content: ElementContent, id: ElementID) -> Bool {
        guard content.role.recurrence == .frame, let known = frames[id] else { return false }
        return entry(for: content, id: id) == known
    }

    /// Takes the news since this was last asked.
    mutating func takeNews() -> WireNews {
        defer { (rules, parts, laterParts) = ([], [], []) }
        return WireNews(
            templates: templates.takeNews(), rules: rules, parts: parts,
            laterParts: laterParts.filter { !knownParts.contains($0) })
    }

    private mutating func make(_ content: ElementContent, _ id: ElementID) -> Entry {
        let isShared = templates.count < Self.identifiers
        let templated = MarkupTemplate(
            elementMarkup(for: content, id: id, options),
            sharing: isShared ? options.identifierAttribute : nil, templates: &templates)
        for name in templated.classes where knownClasses.insert(name).inserted {
            if let rule = AtomicStyle.rule(for: name) { rules.append(rule) }
        }
        note(templated)
        return Entry(
            template: templates.number(of: templated.template), values: templated.values)
    }

    private mutating func note(_ templated: MarkupTemplate) {
        for part in StylePart.all where templated.parts.contains(part) {
            if knownParts.insert(part).inserted { parts.append(part) }
        }
        for part in StylePart.all where templated.laterParts.contains(part) {
            if announcedParts.insert(part).inserted { laterParts.append(part) }
        }
    }

    private mutating func remember(_ entry: Entry, of content: ElementContent) {
        if recent.count < Self.capacity {
            recent.append((content, entry))
        } else {
            recent[oldest] = (content, entry)
            oldest = (oldest + 1) % Self.capacity
        }
    }
}
#endif
