// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension SplitElement: PageRole {
    func node(in markup: ElementMarkup) -> HTMLNode {
        var nodes: [HTMLNode] = []
        if canToggleSidebar { nodes.append(markup.sidebarToggle) }
        let columns: [HTMLNode.Attribute] = [.init("class", "columns"), .init("data-c")]
        nodes.append(HTMLNode("div", columns, .slot))
        nodes.append(edge(of: .sidebar, "Width of the sidebar"))
        if columnCount > 2 { nodes.append(edge(of: .content, "Width of the list")) }
        var classes = "split"
        if style == .prominentDetail { classes += " prominent-detail" }
        if isCollapsed { classes += " collapsed" }
        return markup.outer(
            "div", classes, .nodes(nodes),
            [
                .init("data-top", topKind.rawValue),
                .init("data-visibility", visibility.rawValue),
            ])
    }

    var modules: [ScriptModule] { [.columns] }

    /// The line after a leading column, which a person can move; the style sheet shows it where
    /// another column follows, and the script moves it.
    private func edge(of kind: ColumnElement.Kind, _ name: String) -> HTMLNode {
        HTMLNode(
            "div",
            [
                .init("class", "edge"), .init("data-column", kind.rawValue),
                .init("role", "separator"), .init("aria-orientation", "vertical"),
                .init("aria-label", name), .init("tabindex", "0"),
            ])
    }

    /// The kind of the column that a narrow screen shows.
    private var topKind: ColumnElement.Kind {
        if topColumn <= 0 { return .sidebar }
        return columnCount > 2 && topColumn == 1 ? .content : .detail
    }
}

extension ElementMarkup {
    fileprivate var sidebarToggle: HTMLNode {
        HTMLNode(
            "button",
            pressing(.sidebar) + [
                Attribute("class", "sidebar-toggle"), Attribute("aria-label", "Toggle sidebar"),
            ], .nodes([SymbolDrawing.node(for: "sidebar.left")]))
    }
}
