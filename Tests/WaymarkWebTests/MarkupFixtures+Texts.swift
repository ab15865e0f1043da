// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import WaymarkElements

@testable import WaymarkWeb

extension MarkupFixtures {
    /// Every role with this text in each of its fields that hold text; the switch makes sure
    /// that a new role is thought of.
    static func texts(_ text: String) -> [ElementRole] {
        (roles + bars(text)).flatMap { filled($0, text) }
    }

    private static func filled(_ role: ElementRole, _ text: String) -> [ElementRole] {
        switch role {
        case .window: [.window(WindowElement(title: text, name: text, route: [text]))]
        case .column(let column): [.column(ColumnElement(kind: column.kind, title: text))]
        case .screen(var screen): [.screen(titled(&screen, text))]
        case .sheet(let sheet):
            [
                .sheet(SheetElement(kind: sheet.kind, title: text)),
                .sheet(SheetElement(kind: sheet.kind, title: text, showsTitle: true)),
            ]
        case .tabPanel: [.tabPanel(title: text)]
        case .tab: [.tab(TabElement(isSelected: true, badge: text, route: [text]))]
        case .text: [.text(TextContent(text)), .text(styled(text))]
        case .image:
            [.image(ImageContent(.symbol(text))), .image(ImageContent(.picture(text)))]
        case .link: [.link(LinkElement(route: [text]))]
        case .textField:
            [
                .textField(TextFieldElement(text: text, prompt: text)),
                .textField(TextFieldElement(text: text, prompt: text, isSecure: true)),
            ]
        case .picker(let picker): [.picker(filled(picker, text))]
        case .stepper: [.stepper(StepperElement(value: 2, words: text))]
        case .progress: [.progress(ProgressElement(share: 0.5, words: text))]
        case .gauge: [.gauge(GaugeElement(value: 0.5, words: text))]
        case .menuGroup(let group):
            [.menuGroup(MenuGroupElement(title: text, showsTitle: group.showsTitle))]
        case .menuItem(let item):
            [
                .menuItem(
                    MenuItemElement(kind: item.kind, route: item.route == nil ? nil : [text]))
            ]
        case .placeholder: [.placeholder(message: text)]
        case .stack, .split, .toolbar, .toolbarItem, .inspector, .tabs, .tabBar, .layout,
            .scroll, .spacer, .divider, .label, .button, .toggle, .slider, .controlPart,
            .menuButton, .menu, .list, .section, .sectionHeader, .sectionFooter, .row,
            .rowActions, .color:
            [role]
        }
    }

    private static func titled(_ screen: inout ScreenElement, _ text: String) -> ScreenElement {
        screen.title = text
        screen.subtitle = text
        return screen
    }

    private static func filled(_ picker: PickerElement, _ text: String) -> PickerElement {
        let option = PickerElement.Option(id: ElementID(12), title: text, symbol: text)
        return PickerElement(style: picker.style, options: [option], chosen: picker.chosen)
    }

    private static func styled(_ text: String) -> TextContent {
        var content = TextContent(text)
        content.runs[0].isItalic = true
        return content
    }

    private static func bars(_ text: String) -> [ElementRole] {
        var screen = fullScreen
        screen.document = Document(name: text, address: "https://example.org/")
        screen.back = Back(title: text, depth: 1, ancestors: [.init(title: text, depth: 0)])
        return [.screen(screen)]
    }
}
#endif
