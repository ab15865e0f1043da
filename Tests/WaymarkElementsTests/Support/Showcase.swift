// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// One tree with elements of nearly every role.
enum Showcase {
    static let tree = make(
        .window(WindowElement(title: "Shop", route: ["chairs", "7"])), split,
        make(.sheet(SheetElement(kind: .sheet, title: "Help")), make(.link(LinkElement()))),
        make(.sheet(SheetElement(kind: .cover)), make(.button(ButtonElement()))),
        make(.sheet(SheetElement(kind: .popover, anchor: 3)), tabs),
        make(
            .sheet(
                SheetElement(kind: .alert, title: "Delete?", showsTitle: true, isDismissable: false)
            ),
            make(.button(ButtonElement(purpose: .destructive)), text("Delete"))))

    private static let tabs = make(
        .tabs(TabsElement()),
        make(
            .tabBar(TabBarElement()), make(.tab(TabElement(isSelected: true)), text("Home")),
            make(.tab(TabElement(badge: "3")), text("Inbox"))),
        make(.tabPanel(title: "Home"), text("Welcome")), make(.inspector, text("Details")))

    private static let split = make(
        .split(
            SplitElement(
                columnCount: 2, isCollapsed: true, topColumn: 1, visibility: .all,
                style: .automatic, canToggleSidebar: true)),
        make(.column(ColumnElement(kind: .sidebar)), list),
        make(.column(ColumnElement(kind: .detail)), make(.stack(StackElement(depth: 1)), screen)))

    private static let list = make(
        .list(ListElement(style: .sidebar, selection: .single)),
        make(
            .section,
            make(.sectionHeader, text("Rooms")),
            make(
                .row(RowElement()),
                make(
                    .link(LinkElement(isCurrent: true)),
                    make(
                        .label,
                        make(.image(ImageContent(.symbol("sofa")))), text("Living room")))),
            make(
                .row(RowElement(isSelectable: true, isSelected: true)),
                make(.image(ImageContent(.picture("kitchen.png")))),
                make(
                    .rowActions, make(.button(ButtonElement(purpose: .destructive)), text("Delete"))
                )),
            make(.sectionFooter, text("2 rooms"))))

    private static let screen = make(
        .screen(
            ScreenElement(
                title: "Chair", subtitle: "Oak", titleDisplay: .large,
                back: Back(title: "Shop", depth: 0))),
        make(
            .toolbar,
            make(
                .toolbarItem(.primaryAction),
                make(.button(ButtonElement(purpose: .destructive)), text("Delete")))),
        make(.scroll(.vertical), body))

    private static let body = make(
        .layout(LayoutElement(.vertical)),
        make(.layout(LayoutElement(.horizontal)), make(.spacer(minLength: nil)), make(.divider)),
        make(
            .layout(LayoutElement(.depth)), make(.color(ColorValue(.teal))),
            make(.color(ColorValue(.rgb(red: 0.5, green: 0.25, blue: 1))))),
        make(.textField(TextFieldElement(text: "two", prompt: "How many"))),
        make(.textField(TextFieldElement(text: "abc", prompt: "Password", isSecure: true))),
        make(.toggle(isOn: true)), make(.toggle(isOn: false)), drink,
        make(
            .datePicker(
                DatePickerElement(
                    parts: .date, value: LocalDateTime(year: 2026, month: 11, day: 29),
                    earliest: LocalDateTime(year: 2026, month: 1, day: 1))),
            text("Dinner")),
        make(.colorPicker(ColorPickerElement(value: RGBAColor(bits: 0xFF80_0080))), text("Paint")),
        make(
            .pictureLoad(PictureLoad(address: "https://example.com/a.png")),
            make(.image(ImageContent(.blank)))),
        numbers,
        make(.menuButton(MenuButtonElement(opens: 0)), text("Edit")), menu,
        make(.placeholder(message: "nothing leads here")))

    private static let drink = make(
        .picker(
            PickerElement(
                options: [
                    .init(id: 7, title: "Tea"), .init(id: 8, title: "Milk", symbol: "drop"),
                ],
                chosen: 8)),
        text("Drink"))

    private static let numbers = make(
        .layout(LayoutElement(.vertical)),
        make(
            .slider(SliderElement(value: 0.25, step: 0.25)), text("Salt"),
            make(.controlPart(.minimum), text("none"))),
        make(.stepper(StepperElement(value: 2, maximum: 2, canIncrement: false)), text("Guests")),
        make(.progress(ProgressElement(share: 0.5))),
        make(.progress(ProgressElement(style: .circular))),
        make(.gauge(GaugeElement(value: 3, bounds: 1...5, style: .marked)), text("Heat")))

    private static let menu = make(
        .menu(MenuElement()),
        make(.menuItem(MenuItemElement(purpose: .destructive)), text("Delete")),
        make(
            .menuGroup(MenuGroupElement(title: "Sort")),
            make(.menuItem(MenuItemElement(kind: .choice, isOn: true)), text("By name"))))

    private static func text(_ string: String) -> Element { make(.text(TextContent(string))) }

    private static func make(_ role: ElementRole, _ children: Element...) -> Element {
        Element(id: 0, content: ElementContent(role), children: children)
    }
}
