// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension Element {
    var screen: WaymarkElements.Screen? {
        if case .screen(let screen) = role { return screen }
        return nil
    }

    /// The title of an alert or a confirmation dialog.
    var dialogTitle: String? {
        if case .sheet(let sheet) = role, sheet.isDialog { return sheet.title }
        return nil
    }

    var isSheet: Bool {
        if case .sheet = role { return true }
        return false
    }

    var isSelectedRow: Bool {
        if case .row(let row) = role { return row.isSelected }
        return false
    }

    var isRow: Bool {
        if case .row = role { return true }
        return false
    }

    var isMenu: Bool {
        if case .menu = role { return true }
        return false
    }

    /// Whether it stands in a control beside the label.
    var isPart: Bool {
        if case .controlPart = role { return true }
        return false
    }

    var stepper: WaymarkElements.Stepper? {
        if case .stepper(let stepper) = role { return stepper }
        return nil
    }

    var slider: WaymarkElements.Slider? {
        if case .slider(let slider) = role { return slider }
        return nil
    }

    /// Whether it stands at a number, or could.
    var hasNumber: Bool {
        switch role {
        case .slider, .stepper, .progress, .gauge: true
        default: false
        }
    }

    /// The number that a control stands at.
    var number: Double? {
        switch role {
        case .slider(let slider): slider.value
        case .stepper(let stepper): stepper.value
        case .progress(let progress): progress.share
        case .gauge(let gauge): gauge.value
        default: nil
        }
    }

    var picker: WaymarkElements.Picker? {
        if case .picker(let picker) = role { return picker }
        return nil
    }

    var isInvisible: Bool { content.effects.contains(.hidden) }

    /// The texts at and below this element, in reading order.
    var readableTexts: [String] {
        guard !isInvisible else { return [] }
        var texts: [String] = []
        switch role {
        case .text(let text): texts.append(text.string)
        case .screen(let screen):
            if let title = screen.title, !title.isEmpty, screen.isBarVisible, screen.isTitleShown {
                texts.append(title)
            }
            if let subtitle = screen.subtitle, !subtitle.isEmpty { texts.append(subtitle) }
            if let document = screen.document { texts.append(document.name) }
        case .sheet(let sheet):
            if sheet.showsTitle, let title = sheet.title, !title.isEmpty { texts.append(title) }
        case .placeholder(let message): texts.append(message)
        case .textField(let field):
            if !field.isSecure, !field.text.isEmpty { texts.append(field.text) }
        case .window, .stack, .split, .column, .toolbar, .toolbarItem, .inspector, .tabs, .tabBar,
            .tabPanel, .tab, .layout, .scroll, .spacer, .divider, .label, .image, .button, .link,
            .toggle, .slider, .progress, .gauge, .controlPart, .menuButton, .menuItem, .menuGroup,
            .list,
            .section, .sectionHeader, .sectionFooter, .row, .rowActions, .color:
            break
        case .stepper(let stepper):
            return children.flatMap(\.readableTexts) + (stepper.words.map { [$0] } ?? [])
        case .menu: return []
        case .picker(let picker): return words(of: picker)
        }
        return texts + children.flatMap(\.readableTexts)
    }

    /// The label, then what is chosen, or all options where all are in sight.
    private func words(of picker: WaymarkElements.Picker) -> [String] {
        let label = children.flatMap(\.readableTexts)
        switch picker.style {
        case .menu: return label + (picker.chosenTitle.map { [$0] } ?? [])
        case .segmented, .inline, .palette: return label + picker.options.map(\.title)
        }
    }

    /// What a person calls this element: its accessibility label, else the text in it.
    var label: String {
        if case .menuGroup(let group) = role { return group.title }
        return content.accessibility.label ?? spokenParts.joined(separator: " ")
    }

    /// The texts and accessibility labels below, in reading order; a row is not called after its
    /// buttons and its menu, nor a slider after its ends.
    var spokenParts: [String] {
        children.flatMap { child -> [String] in
            if child.isInvisible || child.role == .rowActions || child.isMenu || child.isPart {
                return []
            }
            if let label = child.content.accessibility.label { return [label] }
            if case .text(let text) = child.role { return [text.string] }
            return child.spokenParts
        }
    }

    /// Whether this is what the person means: its label, one of the texts in it, or its identifier.
    func isCalled(_ name: String, exactly: Bool) -> Bool {
        if label == name { return true }
        if exactly { return false }
        return spokenParts.contains(name) || content.accessibility.identifier == name
            || screen?.title == name
    }

    /// Something that a person can type into: a field, or a title that can be edited.
    var isTypable: Bool {
        if case .textField = role { return true }
        return screen?.isRenamable == true
    }

    /// Something that a press acts on.
    var isPressable: Bool {
        switch role {
        case .button, .link, .tab, .menuButton, .menuItem: true
        case .row(let row): row.isSelectable
        case .window, .stack, .split, .column, .screen, .toolbar, .toolbarItem, .sheet, .tabs,
            .tabBar, .tabPanel, .inspector, .layout,
            .scroll, .spacer,
            .divider, .text, .label, .image, .textField, .toggle, .picker, .slider, .stepper,
            .progress, .gauge, .controlPart, .menu, .menuGroup, .list, .section, .sectionHeader,
            .sectionFooter, .rowActions, .color, .placeholder:
            false
        }
    }
}
