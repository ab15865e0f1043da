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
        } else {
            if look.heights.count > 1 {
                nodes.append(markup.grabber(.increment, "Change the height", look))
                if isDismissable { nodes.append(markup.close) }
            } else if isDismissable {
                nodes.append(markup.grabber(.dismiss, "Close", look))
            }
        }
        return markup.outer(
            "dialog", ([kind.className] + look.classes).joined(separator: " "), .nodes(nodes),
            attributes(in: markup), naming: .direct)
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
        if look.heights.count > 1 {
            attributes.append(
                .init("data-heights", look.heights.map(\.name).joined(separator: " ")))
            attributes.append(.init("data-height", String(look.height)))
        }
        return attributes
    }

    /// The name that assistive technology reads.
    private var spokenName: String {
        if let title, !title.isEmpty { return title }
        return kind == .popover ? "Popover" : "Dialog"
    }
}

extension ElementMarkup {
    /// The button by which a sheet is dragged; pressed, it closes the sheet, or changes its height.
    fileprivate func grabber(
        _ action: ButtonAction, _ name: String, _ look: SheetLook
    ) -> HTMLNode {
        let isSeen = look.showsGrabber != false
        return HTMLNode(
            "button",
            pressing(action) + [
                Attribute("class", isSeen ? "grabber" : "grabber faint"),
                Attribute("aria-label", name),
            ])
    }

    /// The button that closes a sheet whose grabber does something else; keys and screen readers
    /// find it.
    fileprivate var close: HTMLNode {
        HTMLNode(
            "button", pressing(.dismiss) + [Attribute("class", "sheet-close")], .text("Close"))
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

extension SheetLook {
    /// The class names that say their own rules.
    fileprivate var classes: [String] {
        var classes: [String] = []
        if let shownHeight { classes.append(StyleKey.dh.name(shownHeight.name)) }
        if let background { classes.append(AtomicStyle.fill(background)) }
        if let cornerRadius { classes.append(StyleKey.r.name(StyleNumber.encode(cornerRadius))) }
        return classes
    }
}

extension SheetLook.Height {
    /// The height in a class name: in points, or in percent of the window.
    fileprivate var name: String {
        switch self {
        case .fraction(let part): StyleNumber.encode((part * 100).rounded()) + "-p"
        case .points(let points): StyleNumber.encode(points) + "-x"
        }
    }
}
