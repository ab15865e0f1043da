// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
    import WaymarkElements

    @testable import WaymarkWeb

    enum MarkupFixtures {
        /// One content for every role, and more where a role has several shapes.
        static let roles: [ElementRole] = [
            .window(Window(title: "Books", route: ["a"])), .stack(Stack(depth: 1)), split,
            .column(Column(kind: .sidebar)), .column(Column(kind: .content)),
            .column(Column(kind: .detail, width: ColumnWidth(min: 1, ideal: 2, max: 3))),
            .screen(Screen()), .screen(Screen(title: "Books", titleDisplay: .large)),
            .screen(Screen(title: "Books", subtitle: "12", back: Back(title: "Home", depth: 0))),
            .screen(fullScreen), .toolbarItem(.titleMenu), .toolbarItem(.largeTitle),
            .toolbar, .toolbarItem(.primaryAction), .sheet(Sheet(kind: .sheet)),
            .sheet(Sheet(kind: .cover, title: "New", isDismissable: false)),
            .sheet(Sheet(kind: .popover, anchor: ElementID(3))),
            .sheet(Sheet(kind: .alert, title: "Delete?", showsTitle: true)),
            .tabs(Tabs()), .tabBar(TabBar()), .inspector, .tab(Tab(isSelected: true, badge: "3")),
            .tabBar(TabBar(isInPage: true)), .tabPanel(title: "Books"), .tab(Tab(isInPage: true)),
            .layout(Layout(.horizontal)), .layout(Layout(.vertical, spacing: 4)),
            .layout(Layout(.depth)), .scroll(.vertical), .scroll(.horizontal),
            .spacer(minLength: nil), .spacer(minLength: 8), .divider, .text(TextContent("words")),
            .label, .image(ImageContent(.symbol("star"))), .image(ImageContent(.picture("cat"))),
            .button(Button()), .button(Button(purpose: .destructive, look: .prominent)),
            .link(Link()), .link(Link(route: ["a"], showsDisclosure: true, isCurrent: true)),
            .textField(TextField(text: "a")), .toggle(isOn: true), .toolbarItem(.search),
            .picker(Picker(options: [tea])), .picker(Picker(options: [tea], chosen: tea.id)),
            .picker(Picker(style: .segmented, options: [tea], chosen: tea.id)),
            .picker(Picker(style: .inline, options: [tea])),
            .picker(Picker(style: .palette, options: [tea])),
            .slider(Slider(value: 0.5)), .slider(Slider(value: 4, bounds: 2...8, step: 2)),
            .stepper(Stepper()), .stepper(Stepper(value: 2, minimum: 0, canIncrement: false)),
            .stepper(Stepper(value: 2, words: "two")), .progress(Progress()),
            .progress(Progress(share: 0.5, words: "half")),
            .progress(Progress(style: .circular)),
            .progress(Progress(share: 0.5, style: .circular)), .gauge(Gauge(value: 0.5)),
            .gauge(Gauge(value: 3, bounds: 1...5, style: .marked, words: "three")),
            .gauge(Gauge(value: 0.5, style: .circular)), .controlPart(.minimum),
            .menuButton(MenuButton(opens: ElementID(3))),
            .menuButton(MenuButton(opens: ElementID(3), hasAction: true)),
            .menuButton(MenuButton(opens: ElementID(3), isEntry: true, showsIndicator: true)),
            .menu(Menu()), .menu(Menu(isContext: true)), .menuItem(MenuItem(route: ["a"])),
            .menuItem(MenuItem(kind: .toggle, isOn: true, purpose: .destructive)),
            .menuItem(MenuItem(kind: .choice)), .menuGroup(MenuGroup(title: "Sort")),
            .menuGroup(MenuGroup(title: "Sort", showsTitle: false)),
            .list(List()),
            .list(List(style: .sidebar, selection: .single)), .section, .sectionHeader,
            .sectionFooter, .row(Row()), .row(Row(isSelectable: true, isSelected: true)),
            .rowActions,
            .color(ColorValue(.red)), .placeholder(message: "nothing here"),
        ]

        private static let tea = Picker.Option(
            id: ElementID(12), title: "Tea", symbol: "cup.and.saucer")

        /// A screen with everything that a bar can have.
        static let fullScreen: Screen = {
            var screen = Screen(
                title: "Note", titleDisplay: .inlineLarge,
                back: Back(title: "B", depth: 1, ancestors: [.init(title: "A", depth: 0)]))
            screen.isRenamable = true
            screen.document = Document(name: "note.txt", address: "https://example.org/note.txt")
            screen.role = .editor
            screen.topBar.color = ColorValue(.red)
            screen.topBar.scheme = .dark
            screen.bottomBar.background = .hidden
            return screen
        }()

        private static let split = ElementRole.split(
            Split(
                columnCount: 3, isCollapsed: false, topColumn: 1, visibility: .all,
                style: .automatic, canToggleSidebar: true))

        static func node(
            _ role: ElementRole, effects: [StyleEffect] = [], label: String? = nil,
            isHidden: Bool = false, isEnabled: Bool = true
        ) -> HTMLNode {
            let accessibility = Accessibility(label: label, isHidden: isHidden)
            return shell(
                for: ElementContent(
                    role, effects: effects, accessibility: accessibility, isEnabled: isEnabled),
                id: ElementID(7), MarkupOptions())
        }

        static func html(_ element: Element) -> String {
            var bytes: [UInt8] = []
            writeHTML(of: element, MarkupOptions(), into: &bytes)
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    extension HTMLNode {
        func first(where condition: (HTMLNode) -> Bool) -> HTMLNode? {
            var found: HTMLNode?
            forEach { if found == nil && condition($0) { found = $0 } }
            return found
        }

        func first(_ tag: String) -> HTMLNode? { first { $0.tag == tag } }

        var allNodes: [HTMLNode] {
            var nodes: [HTMLNode] = []
            forEach { nodes.append($0) }
            return nodes
        }

        var classes: [String] {
            (attribute("class") ?? "").split(separator: " ").map(String.init)
        }
    }
#endif
