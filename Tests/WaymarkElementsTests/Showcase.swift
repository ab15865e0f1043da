// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// One tree in which every role occurs.
enum Showcase {
    static let tree = make(
        .window(Window(title: "Shop", route: ["chairs", "7"])), split,
        make(.sheet(Sheet(kind: .sheet, title: "Help")), make(.link(Link()))),
        make(.sheet(Sheet(kind: .cover)), make(.button(Button()))),
        make(.sheet(Sheet(kind: .popover, anchor: 3)), tabs),
        make(
            .sheet(Sheet(kind: .alert, title: "Delete?", showsTitle: true, isDismissable: false)),
            make(.button(Button(purpose: .destructive)), text("Delete"))))

    private static let tabs = make(
        .tabs(Tabs()),
        make(
            .tabBar(TabBar()), make(.tab(Tab(isSelected: true)), text("Home")),
            make(.tab(Tab(badge: "3")), text("Inbox"))),
        make(.tabPanel(title: "Home"), text("Welcome")), make(.inspector, text("Details")))

    private static let split = make(
        .split(
            Split(
                columnCount: 2, isCollapsed: true, topColumn: 1, visibility: .all,
                style: .automatic, canToggleSidebar: true)),
        make(.column(Column(kind: .sidebar)), list),
        make(.column(Column(kind: .detail)), make(.stack(Stack(depth: 1)), screen)))

    private static let list = make(
        .list(List(style: .sidebar, selection: .single)),
        make(
            .section,
            make(.sectionHeader, text("Rooms")),
            make(
                .row(Row()),
                make(
                    .link(Link(isCurrent: true)),
                    make(
                        .label,
                        make(.image(ImageContent(.symbol("sofa")))), text("Living room")))),
            make(
                .row(Row(isSelectable: true, isSelected: true)),
                make(.image(ImageContent(.picture("kitchen.png")))),
                make(.rowActions, make(.button(Button(purpose: .destructive)), text("Delete")))),
            make(.sectionFooter, text("2 rooms"))))

    private static let screen = make(
        .screen(
            Screen(
                title: "Chair", subtitle: "Oak", titleDisplay: .large,
                back: Back(title: "Shop", depth: 0))),
        make(
            .toolbar,
            make(
                .toolbarItem(.primaryAction),
                make(.button(Button(purpose: .destructive)), text("Delete")))),
        make(.scroll(.vertical), body))

    private static let body = make(
        .layout(Layout(.vertical)),
        make(.layout(Layout(.horizontal)), make(.spacer(minLength: nil)), make(.divider)),
        make(
            .layout(Layout(.depth)), make(.color(ColorValue(.teal))),
            make(.color(ColorValue(.rgb(red: 0.5, green: 0.25, blue: 1))))),
        make(.textField(TextField(text: "two", prompt: "How many"))),
        make(.textField(TextField(text: "abc", prompt: "Password", isSecure: true))),
        make(.toggle(isOn: true)), make(.toggle(isOn: false)), drink, numbers,
        make(.menuButton(MenuButton(opens: 0)), text("Edit")), menu,
        make(.placeholder(message: "nothing leads here")))

    private static let drink = make(
        .picker(
            Picker(
                options: [
                    .init(id: 7, title: "Tea"), .init(id: 8, title: "Milk", symbol: "drop"),
                ],
                chosen: 8)),
        text("Drink"))

    private static let numbers = make(
        .layout(Layout(.vertical)),
        make(
            .slider(Slider(value: 0.25, step: 0.25)), text("Salt"),
            make(.controlPart(.minimum), text("none"))),
        make(.stepper(Stepper(value: 2, maximum: 2, canIncrement: false)), text("Guests")),
        make(.progress(Progress(share: 0.5))), make(.progress(Progress(style: .circular))),
        make(.gauge(Gauge(value: 3, bounds: 1...5, style: .marked)), text("Heat")))

    private static let menu = make(
        .menu(Menu()),
        make(.menuItem(MenuItem(purpose: .destructive)), text("Delete")),
        make(
            .menuGroup(MenuGroup(title: "Sort")),
            make(.menuItem(MenuItem(kind: .choice, isOn: true)), text("By name"))))

    private static func text(_ string: String) -> Element { make(.text(TextContent(string))) }

    private static func make(_ role: ElementRole, _ children: Element...) -> Element {
        Element(id: 0, content: ElementContent(role), children: children)
    }
}
