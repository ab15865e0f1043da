// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension ScreenElement: InputRole {
    /// The bar, the title, then a slot for the toolbar's items and the content.
    ///
    /// The screen itself scrolls, so that a large title moves away beneath the bar.
    func node(in markup: ElementMarkup) -> HTMLNode {
        var nodes = [markup.bar(of: self)]
        if let title = markup.title(of: self) { nodes.append(title) }
        var body = "body"
        if let color = bottomBar.color { body += " " + AtomicStyle.fill(color) }
        nodes.append(HTMLNode("div", [.init("class", body), .init("data-c")], .slot))
        return markup.outer("section", classes, .nodes(nodes), markup.scrolling(self))
    }

    var modules: [ScriptModule] { back == nil && titleDisplay != .large ? [] : [.controls] }

    /// A title that can be edited is no part of what a form proves.
    var formWords: String { "screen \(isRenamable ? "" : title ?? "")" }

    var isLabelled: Bool { false }

    /// The screen as an input, whose value is the title, where a person may edit it.
    var input: (any InputRole)? { isRenamable ? self : nil }

    var drawn: DrawnValue { .init(text: title ?? "") }

    func action(for filled: FilledValue) -> ElementAction? {
        guard case .text(let new) = filled, new != title else { return nil }
        return .setText(new)
    }

    var isInSight: Bool { false }

    /// True if it has a heading.
    var hasTitle: Bool { !(title ?? "").isEmpty }

    private var classes: String {
        var classes = "screen \(titleDisplay == .large ? "large" : "inline")"
        if titleDisplay == .inlineLarge { classes += " inline-large" }
        if !isBarVisible { classes += " no-bar" }
        if !hasTitle && back == nil { classes += " bare" }
        if !isTitleShown { classes += " untitled" }
        if role != .standard { classes += " \(role.rawValue)" }
        return classes + topBar.classes("top") + bottomBar.classes("bottom")
    }
}

extension BarLook {
    /// Returns the classes by which the style sheet knows the look of a bar.
    fileprivate func classes(_ edge: String) -> String {
        var classes = ""
        if background != .automatic { classes += " \(edge)-\(background.rawValue)" }
        if let scheme { classes += " \(edge)-\(scheme.rawValue)" }
        if color != nil { classes += " \(edge)-tinted" }
        return classes
    }
}

extension ElementMarkup {
    /// The keyboard comes to what has a name. A screen without one mostly holds a stack and does
    /// not scroll; where it does, browsers let the keyboard come to it if it holds nothing to
    /// press.
    fileprivate func scrolling(_ screen: ScreenElement) -> [Attribute] {
        let scrolls = [Attribute("data-scroll")]
        if content.accessibility.label != nil { return scrolls + [Attribute("tabindex", "0")] }
        guard screen.hasTitle else { return scrolls }
        return scrolls + [
            Attribute("tabindex", "0"), Attribute("role", "group"),
            Attribute("aria-labelledby", titleID),
        ]
    }

    private var titleID: String { "t\(id.rawValue)" }

    fileprivate func bar(of screen: ScreenElement) -> HTMLNode {
        var nodes: [HTMLNode] = []
        if let back = screen.back { nodes.append(backButton(back)) }
        if let title = screen.title, screen.titleDisplay == .large {
            nodes.append(
                HTMLNode(
                    "div", [Attribute("class", "bar-title"), Attribute("aria-hidden", "true")],
                    .text(title)))
        }
        var classes = "bar"
        if let color = screen.topBar.color { classes += " tinted " + AtomicStyle.fill(color) }
        return HTMLNode("header", [Attribute("class", classes)], .nodes(nodes))
    }

    fileprivate func title(of screen: ScreenElement) -> HTMLNode? {
        guard screen.hasTitle, let title = screen.title else { return nil }
        let heading = HTMLNode(
            "h1", [Attribute("id", titleID), Attribute("tabindex", "-1")], .text(title))
        var nodes = [heading]
        if screen.isRenamable { nodes += renaming(title) }
        if let subtitle = screen.subtitle, !subtitle.isEmpty {
            nodes.append(HTMLNode("p", [Attribute("class", "subtitle")], .text(subtitle)))
        }
        if let document = screen.document { nodes.append(self.document(document)) }
        return HTMLNode("div", [Attribute("class", "title")], .nodes(nodes))
    }
}
