// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension ElementRole {
    /// The role and what matters of it, on one line, as its definition says.
    var outline: String {
        switch self {
        case .window(let window): window.outline
        case .stack(let stack): stack.outline
        case .split(let split): split.outline
        case .column(let column): column.outline
        case .screen(let screen): screen.outline
        case .toolbar: "toolbar"
        case .toolbarItem(let placement): placement.outline
        case .sheet(let sheet): sheet.outline
        case .inspector: "inspector"
        case .tabs(let tabs): tabs.outline
        case .tabBar(let bar): bar.outline
        case .tabPanel(let title): "tab panel \(quoted(title))"
        case .tab(let tab): tab.outline
        case .layout(let layout): layout.outline
        case .scroll: "scroll"
        case .spacer: "spacer"
        case .divider: "divider"
        case .text(let text): text.outline
        case .label: "label"
        case .image(let image): image.outline
        case .button(let button): button.outline
        case .link(let link): link.outline
        case .textField(let field): field.outline
        case .toggle(let isOn): "toggle \(isOn ? "on" : "off")"
        case .picker(let picker): picker.outline
        case .slider(let slider): slider.outline
        case .stepper(let stepper): stepper.outline
        case .progress(let progress): progress.outline
        case .gauge(let gauge): gauge.outline
        case .controlPart(let part): part.outline
        case .menuButton(let button): button.outline
        case .menu(let menu): menu.outline
        case .menuItem(let item): item.outline
        case .menuGroup(let group): group.outline
        case .list(let list): list.outline
        case .section: "section"
        case .sectionHeader: "header"
        case .sectionFooter: "footer"
        case .row(let row): row.outline
        case .rowActions: "row actions"
        case .color(let color): color.outline
        case .placeholder(let message): "placeholder \(quoted(message))"
        }
    }
}
