// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension ElementMarkup {
    func split(_ split: Split) -> HTMLNode {
        var nodes: [HTMLNode] = []
        if split.canToggleSidebar {
            nodes.append(
                HTMLNode(
                    "button",
                    pressing("sidebar") + [
                        Attribute("class", "sidebar-toggle"),
                        Attribute("aria-label", "Toggle sidebar"),
                    ], .nodes([SymbolDrawing.node(for: "sidebar.left")])))
        }
        let columns = [Attribute("class", "columns"), Attribute("data-c")]
        nodes.append(HTMLNode("div", columns, .slot))
        nodes.append(edge(of: .sidebar, "Width of the sidebar"))
        if split.columnCount > 2 { nodes.append(edge(of: .content, "Width of the list")) }
        var classes = "split"
        if split.style == .prominentDetail { classes += " prominent-detail" }
        if split.isCollapsed { classes += " collapsed" }
        return outer(
            "div", classes, .nodes(nodes),
            [
                Attribute("data-top", split.topKind.rawValue),
                Attribute("data-visibility", split.visibility.rawValue),
            ])
    }

    /// The line after a leading column, which a person can move; the style sheet shows it where
    /// another column follows, and the script moves it.
    private func edge(of kind: Column.Kind, _ name: String) -> HTMLNode {
        HTMLNode(
            "div",
            [
                Attribute("class", "edge"), Attribute("data-column", kind.rawValue),
                Attribute("role", "separator"), Attribute("aria-orientation", "vertical"),
                Attribute("aria-label", name), Attribute("tabindex", "0"),
            ])
    }

    func column(_ column: Column) -> HTMLNode {
        var classes = "column \(column.kind.rawValue)"
        if let width = column.width { classes += " " + AtomicStyle.columnWidth(width) }
        switch column.kind {
        case .sidebar:
            let isNamed = content.accessibility.label != nil
            let title = (column.title ?? "").isEmpty ? "Sidebar" : column.title ?? ""
            let name = isNamed ? [] : [Attribute("aria-label", title)]
            return outer("nav", classes, .slot, name, naming: .direct)
        case .content, .detail: return outer("div", classes)
        }
    }

    func toolbarItem(_ placement: ToolbarPlacement) -> HTMLNode {
        let place = Attribute("data-at", placement.rawValue)
        let tag = placement == .search ? "search" : "div"
        return outer(tag, "item \(placement.area)", .slot, [place])
    }

    /// The way to close it stands last, so that it is not the first to have the focus.
    func sheet(_ sheet: Sheet) -> HTMLNode {
        var nodes = [
            HTMLNode("div", [Attribute("class", "sheet-content"), Attribute("data-c")], .slot)
        ]
        if sheet.isDialog {
            if let heading = heading(of: sheet) { nodes.insert(heading, at: 0) }
        } else if sheet.isDismissable {
            nodes.append(grabber)
        }
        let attributes = attributes(of: sheet)
        return outer("dialog", sheet.kind.className, .nodes(nodes), attributes, naming: .direct)
    }

    private func heading(of sheet: Sheet) -> HTMLNode? {
        guard sheet.showsTitle, let title = sheet.title, !title.isEmpty else { return nil }
        let attributes = [Attribute("class", "dialog-title"), Attribute("tabindex", "-1")]
        return HTMLNode("h1", attributes, .text(title))
    }

    private var grabber: HTMLNode {
        HTMLNode(
            "button",
            pressing("dismiss") + [
                Attribute("class", "grabber"), Attribute("aria-label", "Close"),
            ])
    }

    private func attributes(of sheet: Sheet) -> [Attribute] {
        var attributes = [Attribute]()
        if reference != nil { attributes.append(Attribute("open")) }
        if sheet.isDialog { attributes.append(Attribute("role", "alertdialog")) }
        if content.accessibility.label == nil {
            attributes.append(Attribute("aria-label", sheet.name))
        }
        if !sheet.isDismissable { attributes.append(Attribute("data-locked")) }
        if let anchor = sheet.anchor {
            attributes.append(Attribute("data-anchor", String(anchor.rawValue)))
        }
        if let edge = sheet.edge { attributes.append(Attribute("data-edge", edge.rawValue)) }
        return attributes
    }
}

extension Sheet.Kind {
    fileprivate var className: String {
        switch self {
        case .sheet: "sheet"
        case .cover: "cover"
        case .popover: "popover"
        case .alert: "alert"
        case .confirmation: "alert confirmation"
        }
    }
}

extension Sheet {
    /// What assistive technology calls it.
    fileprivate var name: String {
        if let title, !title.isEmpty { return title }
        return kind == .popover ? "Popover" : "Dialog"
    }
}

extension Split {
    /// The kind of the column that a narrow screen shows.
    fileprivate var topKind: Column.Kind {
        if topColumn <= 0 { return .sidebar }
        return columnCount > 2 && topColumn == 1 ? .content : .detail
    }
}

extension ToolbarPlacement {
    /// The part of the bars that it stands in.
    fileprivate var area: String {
        switch self {
        case .navigation, .cancellationAction, .leading: "leading"
        case .principal: "principal"
        case .confirmationAction: "trailing confirmation"
        case .destructiveAction: "trailing destructive"
        case .automatic, .primaryAction, .secondaryAction, .trailing: "trailing"
        case .status, .keyboard, .bottomBar: "bottom"
        case .title: "principal"
        case .subtitle: "principal second"
        case .largeTitle: "large-title"
        case .largeSubtitle: "large-title second"
        case .titleMenu: "title-menu"
        case .search: "search"
        }
    }
}
