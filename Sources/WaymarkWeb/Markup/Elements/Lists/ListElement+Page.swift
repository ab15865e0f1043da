// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// Lists and their items are `div`s with roles, since a script gives a list other roles where its
/// rows are options or hold several controls, which a `ul` must not have.
extension ListElement: PageRole {
    func node(in markup: ElementMarkup) -> HTMLNode {
        markup.outer(
            "div", "list \(style.className)" + (isEdited ? " editing" : ""), .slot,
            [.init("role", "list"), .init("data-selection", selection.rawValue)],
            naming: .direct)
    }

    var modules: [ScriptModule] { [.controls, .lists] }
}

extension ListElement.Style {
    fileprivate var className: String {
        switch self {
        case .insetGrouped: "grouped"
        case .plain: "plain-list"
        case .sidebar: "sidebar-list"
        case .form: "grouped form"
        }
    }
}

extension ElementMarkup {
    /// An item of a list.
    func listItem(
        _ classes: String, _ nodes: [HTMLNode], _ attributes: [Attribute] = []
    ) -> HTMLNode {
        outer(
            "div", classes, .nodes(nodes), [Attribute("role", "listitem")] + attributes,
            naming: .direct)
    }
}
