// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// Menus are popovers of the browser's: it opens and closes them, also without a script.
extension MenuElement: PageRole {
    /// A context menu has a button too, for those who cannot open it in another way; the style
    /// sheet shows it to them only.
    func node(in markup: ElementMarkup) -> HTMLNode {
        let number = markup.id.rawValue
        let popover: [HTMLNode.Attribute] = [
            .init("id", "m\(number)"), .init("popover"), .init("role", "menu"),
            .init("aria-labelledby", "o\(number)"),
        ]
        guard isContext else {
            return markup.outer("div", "menu", .slot, popover, naming: .direct)
        }
        let opener =
            markup.opening(markup.id) + [
                .init("class", "context-opener"), .init("aria-label", "Actions"),
            ]
        let entries = popover + [.init("class", "menu"), .init("data-c")]
        return markup.outer(
            "div", "context",
            .nodes([
                HTMLNode("button", opener, .nodes([SymbolDrawing.node(for: "ellipsis")])),
                HTMLNode("div", entries, .slot),
            ]))
    }

    var modules: [ScriptModule] { [.controls] }
}
