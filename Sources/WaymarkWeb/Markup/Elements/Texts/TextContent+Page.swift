// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension TextContent: PageRole {
    /// A label replaces the words for assistive technology only.
    func node(in markup: ElementMarkup) -> HTMLNode {
        guard let label = markup.content.accessibility.label else {
            if let looks = wholeLooks(under: markup.content.effects) {
                return markup.outer("span", looks, .text(string), naming: .inside)
            }
            return markup.outer("span", className, words, naming: .inside)
        }
        let seen = HTMLNode("span", [.init("aria-hidden", "true")], words)
        return markup.outer(
            "span", className, .nodes([seen, markup.unseen(label)]), naming: .inside)
    }

    var recurrence: Recurrence { single != nil && !hasLongWord ? .frequent : .rare }

    /// The classes of a text that looks the same all over, so that its lines are as high as it is;
    /// `nil` where modifiers around it have a say too.
    private func wholeLooks(under effects: [StyleEffect]) -> String? {
        guard let single else { return nil }
        guard !effects.contains(where: \.changesLetters) else { return nil }
        return ([className] + AtomicStyle.classes(for: single)).joined(separator: " ")
    }

    private var words: HTMLNode.Content {
        let runs = runs.map { (run: $0, classes: AtomicStyle.classes(for: $0)) }
        if runs.allSatisfy({ $0.classes.isEmpty }) { return .text(string) }
        return .nodes(
            runs.map { run, classes in
                let looks = HTMLNode.Attribute("class", classes.joined(separator: " "))
                return HTMLNode("span", classes.isEmpty ? [] : [looks], .text(run.string))
            })
    }

    /// The class of the text, which says whether it has words so long that a narrow row breaks them
    /// rather than cuts them off.
    private var className: String { hasLongWord ? "text long" : "text" }

    /// True if a word has more than 14 letters.
    private var hasLongWord: Bool {
        var length = 0
        for byte in string.utf8 {
            if byte <= UInt8(ascii: " ") {
                length = 0
            } else if byte & 0b1100_0000 != 0b1000_0000 {
                length += 1
                if length > 14 { return true }
            }
        }
        return false
    }
}
