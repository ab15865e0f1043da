// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import WaymarkElements

/// A tree as HTML, with what its document needs.
struct PrerenderedPage: Sendable {
    let html: [UInt8]
    /// Proves that two trees are the same HTML.
    let digest: String
    /// The inputs of the page and what they hold.
    let drawn: String
    /// True if there is something to fill in, which a form sends with the next button.
    let hasFields: Bool
    let location: ServerMessage.Location
    /// The screen in front that has a title, which keys can go to.
    let front: ElementID?
    /// The class names that stand for a style, sorted.
    let classes: [String]
    /// The parts of the style sheet that draw it.
    let parts: [StylePart]
    /// The parts of the script that it needs.
    let modules: [ScriptModule]
    /// The sealed state that another process needs to go on.
    let seal: String
    /// The language of its words; `nil` is the app's own.
    let language: String?
    /// True if its address leads further than this.
    let missesAddress: Bool

    /// - Parameters:
    ///   - originals: What inputs held before the page changed them.
    ///   - marks: What a page without a script needs to be told.
    init(
        of root: Element, _ settings: PageSettings, seal: String, language: String? = nil,
        missesAddress: Bool = false,
        originals: [ElementID: DrawnValue] = [:], marks: ScriptlessMarks? = nil
    ) {
        html = root.html(settings.markup, marks)
        digest = marks == nil ? Digest.of(html) : Self.digest(of: root, settings.markup)
        drawn = Self.drawn(root, originals)
        hasFields = Self.hasFields(root)
        self.seal = seal
        self.language = language
        self.missesAddress = missesAddress
        location = ServerMessage.Location(of: root, name: settings.app)
        front = Self.front(of: root)
        (classes, parts, modules) = Self.needs(of: root, settings.markup)
    }

    /// The digest of a tree's HTML.
    static func digest(of root: Element, _ markup: MarkupOptions) -> String {
        Digest.of(root.html(markup))
    }

    private static func drawn(
        _ root: Element, _ originals: [ElementID: DrawnValue]
    ) -> String {
        var inputs: [String] = []
        root.forEach { element in
            // A form does not send what is disabled.
            guard element.content.isEnabled, let value = DrawnValue(of: element) else { return }
            let input = DrawnInput(value, original: originals[element.id])
            inputs.append("\(ControlMark.reference(to: element)).\(input.code)")
        }
        return inputs.joined(separator: " ")
    }

    private static func hasFields(_ element: Element) -> Bool {
        element.role.page.input?.isInSight == true
            || element.children.contains(where: hasFields)
    }

    private static func front(of root: Element) -> ElementID? {
        var front: ElementID?
        root.forEach { element in
            if case .screen(let screen) = element.role, screen.hasTitle { front = element.id }
        }
        return front
    }

    private static func needs(
        of root: Element, _ markup: MarkupOptions
    ) -> (classes: [String], parts: [StylePart], modules: [ScriptModule]) {
        var names: Set<String> = []
        var parts: Set<StylePart> = []
        var modules: Set<ScriptModule> = []
        var templates = TemplateTable()
        root.forEach { element in
            let node = elementMarkup(for: element.content, id: element.id, markup)
            let templated = MarkupTemplate(node, templates: &templates)
            names.formUnion(templated.classes)
            parts.formUnion(templated.parts.union(templated.laterParts))
            modules.formUnion(element.role.page.modules)
        }
        return (
            names.filter { AtomicStyle.rule(for: $0) != nil }.sorted(),
            StylePart.all.filter(parts.contains),
            ScriptModule.neededByElements.filter(modules.contains)
        )
    }
}
#endif
