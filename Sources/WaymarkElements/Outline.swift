// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension Element {
    /// This tree as indented text: what `--outline` and failing tests print.
    public var outline: String {
        var lines: [String] = []
        var pending = [(element: self, indent: "")]
        while let (element, indent) = pending.popLast() {
            lines.append(indent + element.content.outline)
            for child in element.children.reversed() { pending.append((child, indent + "  ")) }
        }
        return lines.joined(separator: "\n")
    }
}

extension ElementContent {
    /// The role and whatever else a reader needs, on one line.
    fileprivate var outline: String {
        var line = role.outline
        if let label = accessibility.label { line += " label \(quoted(label))" }
        if let name = accessibility.identifier { line += " identifier \(quoted(name))" }
        if !isEnabled { line += " disabled" }
        if effects.contains(.hidden) { line += " hidden" }
        if effects.contains(.rightToLeft(true)) { line += " right to left" }
        if effects.contains(.fullSwipe) { line += " on full swipe" }
        return line
    }
}

/// Quotes and line breaks inside are escaped, so that a line of the outline is one element.
private func quoted(_ string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
        let isSpecial = scalar == "\"" || scalar == "\\" || scalar.properties.isLineControl
        result += isSpecial ? scalar.escaped(asASCII: true) : String(scalar)
    }
    return result + "\""
}

extension Unicode.Scalar.Properties {
    /// Line breaks and the characters that steer a terminal.
    fileprivate var isLineControl: Bool {
        switch generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}

extension ElementRole {
    /// The role and what matters of it, on one line.
    var outline: String {
        switch self {
        case .window(let window):
            words("window", window.title.map(quoted), route(window.route))
        case .stack(let stack): "stack depth \(stack.depth)"
        case .split(let split):
            words(
                "split", "\(split.columnCount) columns", split.isCollapsed ? "collapsed" : nil,
                split.visibility == .automatic ? nil : split.visibility.rawValue)
        case .column(let column): "column \(column.kind.rawValue)"
        case .screen(let screen):
            words(
                "screen", screen.title.map(quoted), screen.subtitle.map(quoted),
                screen.titleDisplay == .inline ? nil : screen.titleDisplay.rawValue,
                screen.isTitleShown ? nil : "untitled",
                screen.isRenamable ? "renamable" : nil,
                screen.document.map { "document \(quoted($0.name))" },
                screen.role == .standard ? nil : screen.role.rawValue,
                screen.isBarVisible ? nil : "no bar",
                screen.bottomBar.isVisible ? nil : "no bottom bar",
                screen.back.map { "back to \(quoted($0.title))" })
        case .toolbar: "toolbar"
        case .toolbarItem(let placement): "item \(placement.rawValue)"
        case .sheet(let sheet):
            words(
                sheet.kind.rawValue, sheet.title.map(quoted),
                sheet.edge.map { "at \($0.rawValue)" })
        case .inspector: "inspector"
        case .tabs(let tabs):
            words("tabs", tabs.style == .automatic ? nil : tabs.style.rawValue)
        case .tabBar(let bar): words("tab bar", bar.isInPage ? "in the page" : nil)
        case .tabPanel(let title): words("tab panel", quoted(title))
        case .tab(let tab):
            words(
                "tab", tab.isSelected ? "selected" : nil,
                tab.badge.map { "badge \(quoted($0))" })
        case .layout(let layout): layout.axis.outline
        case .scroll: "scroll"
        case .spacer: "spacer"
        case .divider: "divider"
        case .text(let text): "text \(quoted(text.string))"
        case .label: "label"
        case .image(let image): "image \(quoted(image.source.name))"
        case .button(let button):
            words(
                "button", button.purpose == .plain ? nil : button.purpose.rawValue,
                button.isExpanded.map { $0 ? "expanded" : "collapsed" })
        case .link(let link): words("link", link.isCurrent ? "current" : nil)
        case .textField(let field):
            words(
                field.isSecure ? "secure field" : field.isSearch ? "search field" : "text field",
                quoted(field.isSecure ? field.text.map { _ in "•" }.joined() : field.text),
                field.prompt.map { "prompt \(quoted($0))" })
        case .toggle(let isOn): "toggle \(isOn ? "on" : "off")"
        case .picker(let picker):
            words(
                "picker", picker.style.rawValue, picker.chosenTitle.map(quoted),
                "of", picker.options.map { quoted($0.title) }.joined(separator: " "))
        case .slider(let slider):
            words(
                "slider", "\(slider.value)", range(slider.bounds),
                slider.step.map { "by \($0)" })
        case .stepper(let stepper):
            words(
                "stepper", stepper.value.map { "\($0)" }, stepper.words.map(quoted),
                stepper.canDecrement ? nil : "not down", stepper.canIncrement ? nil : "not up")
        case .progress(let progress):
            words(
                "progress", progress.style == .linear ? nil : progress.style.rawValue,
                progress.share.map { "\($0)" })
        case .gauge(let gauge):
            words(
                "gauge", gauge.style == .linear ? nil : gauge.style.rawValue, "\(gauge.value)",
                range(gauge.bounds))
        case .controlPart(let part): "part \(part.rawValue)"
        case .menuButton(let button):
            words("menu button", button.hasAction ? "with action" : nil)
        case .menu(let menu): menu.isContext ? "context menu" : "menu"
        case .menuItem(let item):
            words(
                "menu item", item.purpose == .plain ? nil : item.purpose.rawValue,
                item.kind == .action ? nil : item.isOn ? "on" : "off")
        case .menuGroup(let group):
            words("menu group", group.title.isEmpty ? nil : quoted(group.title))
        case .list(let list):
            words(
                "list", list.style.rawValue,
                list.selection == .none ? nil : "\(list.selection.rawValue) selection",
                list.isEdited ? "edited" : nil)
        case .section: "section"
        case .sectionHeader: "header"
        case .sectionFooter: "footer"
        case .row(let row):
            words(
                "row", row.isSelected ? "selected" : nil,
                row.level > 1 ? "on level \(row.level)" : nil)
        case .rowActions: "row actions"
        case .color(let color): "color \(color.name)"
        case .placeholder(let message): "placeholder \(quoted(message))"
        }
    }

    private func words(_ parts: String?...) -> String {
        parts.compactMap { $0 }.joined(separator: " ")
    }

    private func range(_ bounds: ClosedRange<Double>) -> String {
        "of \(bounds.lowerBound) to \(bounds.upperBound)"
    }

    private func route(_ segments: [String]) -> String? {
        segments.isEmpty ? nil : "at /" + segments.joined(separator: "/")
    }
}

extension Layout.Axis {
    fileprivate var outline: String {
        switch self {
        case .horizontal: "hstack"
        case .vertical: "vstack"
        case .depth: "zstack"
        }
    }
}

extension ImageContent.Source {
    /// The symbol's or picture's name.
    public var name: String {
        switch self {
        case .symbol(let name), .picture(let name): name
        }
    }
}

extension ColorValue {
    fileprivate var name: String {
        switch base {
        case .named(let name): name.rawValue
        case .rgb(let red, let green, let blue): "rgb \(red) \(green) \(blue)"
        }
    }
}
