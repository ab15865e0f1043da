// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A dialog of the browser's.
extension SheetElement: ControlRole {
    /// The way to close it stands last, so that it is not the first to have the focus.
    func node(in markup: ElementMarkup) -> HTMLNode {
        var nodes = [HTMLNode("div", [.init("class", "sheet-content"), .init("data-c")], .slot)]
        if isDialog {
            if let heading { nodes.insert(heading, at: 0) }
        } else if isDismissable {
            nodes.append(markup.grabber)
        }
        return markup.outer(
            "dialog", kind.className, .nodes(nodes), attributes(in: markup), naming: .direct)
    }

    var modules: [ScriptModule] { [.controls] }

    var formWords: String { "sheet \(title ?? "")" }

    var isLabelled: Bool { false }

    private var heading: HTMLNode? {
        guard showsTitle, let title, !title.isEmpty else { return nil }
        let attributes: [HTMLNode.Attribute] = [
            .init("class", "dialog-title"), .init("tabindex", "-1"),
        ]
        return HTMLNode("h1", attributes, .text(title))
    }

    private func attributes(in markup: ElementMarkup) -> [HTMLNode.Attribute] {
        var attributes: [HTMLNode.Attribute] = []
        if markup.reference != nil { attributes.append(.init("open")) }
        if isDialog { attributes.append(.init("role", "alertdialog")) }
        if markup.content.accessibility.label == nil {
            attributes.append(.init("aria-label", spokenName))
        }
        if !isDismissable { attributes.append(.init("data-locked")) }
        if let anchor { attributes.append(.init("data-anchor", String(anchor.rawValue))) }
        if let edge { attributes.append(.init("data-edge", edge.rawValue)) }
        return attributes
    }

    /// The name that assistive technology reads.
    private var spokenName: String {
        if let title, !title.isEmpty { return title }
        return kind == .popover ? "Popover" : "Dialog"
    }
}

extension ElementMarkup {
    fileprivate var grabber: HTMLNode {
        HTMLNode(
            "button",
            pressing(.dismiss) + [
                Attribute("class", "grabber"), Attribute("aria-label", "Close"),
            ])
    }
}

extension SheetElement.Kind {
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
