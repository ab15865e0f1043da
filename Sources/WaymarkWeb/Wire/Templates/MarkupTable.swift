// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import WaymarkElements

/// The looks of elements on one connection: the number of a template, and values.
///
/// What is drawn again and again is looked up by its content, and not made anew.
struct MarkupTable: Sendable {
    /// One element without its id and children.
    struct Look: Equatable, Sendable {
        let template: Int
        var values: [String]
        var origin = Origin.element
    }

    /// The source of a look.
    enum Origin: Sendable {
        /// From this one element: no other has the same.
        case element
        /// From the content: all with the same content have the same look.
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
    /// The looks of windows and stacks as they were written last: with each push their contents
    /// change, but hardly ever these.
    private var frames: [ElementID: Look] = [:]
    private var recent: [(content: ElementContent, look: Look)] = []
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

    mutating func look(for content: ElementContent, id: ElementID) -> Look {
        switch content.role.recurrence {
        case .rare: return make(content, id)
        case .frequent: return recentLook(for: content, id: id)
        case .frame:
            let look = make(content, id)
            if frames.count == Self.frameCapacity { frames = [:] }
            frames[id] = look
            return look
        }
    }

    /// Finds a look by the content, or makes and remembers it.
    private mutating func recentLook(for content: ElementContent, id: ElementID) -> Look {
        let words = content.words
        if let known = recent.first(where: { $0.content.isLike(content) }) {
            var look = known.look
            if let words { look.values[look.values.count - 1] = words }
            return look
        }
        var look = make(content, id)
        if words == nil || look.values.last == words {
            look.origin = words == nil ? .content : .words
            remember(look, of: content)
        }
        return look
    }

    /// True if a window or stack looks so on the connection already.
    mutating func isShown(_ content: ElementContent, id: ElementID) -> Bool {
        guard content.role.recurrence == .frame, let known = frames[id] else { return false }
        return look(for: content, id: id) == known
    }

    /// Takes the news since this was last asked.
    mutating func takeNews() -> WireNews {
        defer { (rules, parts, laterParts) = ([], [], []) }
        return WireNews(
            templates: templates.takeNews(), rules: rules, parts: parts,
            laterParts: laterParts.filter { !knownParts.contains($0) })
    }

    private mutating func make(_ content: ElementContent, _ id: ElementID) -> Look {
        let isShared = templates.count < Self.identifiers
        let templated = MarkupTemplate(
            elementMarkup(for: content, id: id, options),
            sharing: isShared ? options.identifierAttribute : nil, templates: &templates)
        for name in templated.classes where knownClasses.insert(name).inserted {
            if let rule = AtomicStyle.rule(for: name) { rules.append(rule) }
        }
        note(templated)
        return Look(
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

    private mutating func remember(_ look: Look, of content: ElementContent) {
        if recent.count < Self.capacity {
            recent.append((content, look))
        } else {
            recent[oldest] = (content, look)
            oldest = (oldest + 1) % Self.capacity
        }
    }
}
#endif
