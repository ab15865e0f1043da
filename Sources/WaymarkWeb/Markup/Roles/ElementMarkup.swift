// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The HTML of one element without its children: a pure function of its own content.
///
/// At most one node has the content `.slot`; children go there. The outer node has
/// `data-e`, and a slot inside it has `data-c`. What depends on neighbours is left to the
/// style sheet.
///
/// - Parameter reference: How a form names the control, asked for only where there is one; in a
///   document controls also have the names that a form without a script sends.
func elementMarkup(
    for content: ElementContent, id: ElementID, _ options: MarkupOptions,
    reference: (() -> String)? = nil
) -> HTMLNode {
    ElementMarkup(content: content, id: id, options: options, reference: reference).node
}

/// One element on its way to HTML.
struct ElementMarkup {
    typealias Attribute = HTMLNode.Attribute

    let content: ElementContent
    let id: ElementID
    let options: MarkupOptions
    let reference: (() -> String)?

    var node: HTMLNode { content.role.answer(self) }
}

extension ElementMarkup: PageQuestion {
    func ask(_ role: some PageRole) -> HTMLNode { role.node(in: self) }
}

extension ElementMarkup {
    /// The way in which an element takes the name that the app gave it.
    enum Naming {
        /// Its tag or role has a name.
        case direct
        /// It has no role of its own, and becomes a group to have a name.
        case group
        /// A node inside carries the name.
        case inside
    }

    /// The outer node: number, looks, and what assistive technology and tests read.
    func outer(
        _ tag: String, _ classes: String, _ inside: HTMLNode.Content = .slot,
        _ attributes: [Attribute] = [], naming: Naming = .group
    ) -> HTMLNode {
        var all = [Attribute("data-e", String(id.rawValue))]
        var looks = classes
        let box = content.effects.isEmpty ? nil : StyledBox(content.effects)
        for name in box?.classes ?? [] { looks += " " + name }
        all.append(Attribute("class", looks))
        all += attributes
        all += accessibility(naming)
        all += focus
        all += box?.attributes ?? []
        return HTMLNode(tag, all, inside)
    }

    private var focus: [Attribute] {
        var attributes: [Attribute] = []
        if content.reportsFocus { attributes.append(Attribute("data-f")) }
        if let keys = content.keys {
            attributes.append(Attribute("data-keys", keys.words))
            if keys.isInEnds { attributes.append(Attribute("data-keyup")) }
        }
        if let shortcut = content.accessibility.shortcut {
            attributes.append(Attribute("aria-keyshortcuts", shortcut.alternatives))
        }
        // An input inside is the stop, and not what is around it and its label.
        if content.isFocusable != nil, content.role.page.input == nil { attributes += stop }
        return attributes
    }

    /// The attributes that make a stop of the Tab key of what is none, or none of what is one.
    ///
    /// A control stays a stop until there is a script, because arrow keys lead nowhere before.
    var stop: [Attribute] {
        guard let canHaveIt = content.isFocusable else { return [] }
        let isControl = content.role.page.control != nil || content.role.page.input != nil
        if isControl { return [Attribute("data-tab", canHaveIt ? "0" : "-1")] }
        return canHaveIt
            ? [Attribute("tabindex", "0"), Attribute("data-tab", "0")] : [Attribute("data-tab")]
    }

    private func accessibility(_ naming: Naming) -> [Attribute] {
        var attributes: [Attribute] = []
        if content.accessibility.isHidden {
            attributes.append(Attribute("aria-hidden", "true"))
        }
        if let identifier = content.accessibility.identifier {
            attributes.append(Attribute(options.identifierAttribute, identifier))
        }
        if content.accessibility.isSelected { attributes.append(Attribute("aria-current", "true")) }
        let isHeading = content.accessibility.isHeading && naming != .direct
        if isHeading {
            attributes += [Attribute("role", "heading"), Attribute("aria-level", "2")]
        }
        if let label = content.accessibility.label, naming != .inside {
            if naming == .group, !isHeading { attributes.append(Attribute("role", "group")) }
            attributes.append(Attribute("aria-label", label))
        }
        return attributes
    }

    /// Text for assistive technology only.
    func unseen(_ text: String) -> HTMLNode {
        HTMLNode("span", [Attribute("class", "unseen")], .text(text))
    }
}
