// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import WaymarkElements

@testable import WaymarkWeb

enum MarkupFixtures {
    /// One content for every role, and more where a role has several shapes.
    static let roles: [ElementRole] = [
        .window(WindowElement(title: "Books", route: ["a"])), .stack(StackElement(depth: 1)),
        split,
        .column(ColumnElement(kind: .sidebar)), .column(ColumnElement(kind: .content)),
        .column(ColumnElement(kind: .detail, width: ColumnWidth(min: 1, ideal: 2, max: 3))),
        .screen(ScreenElement()), .screen(ScreenElement(title: "Books", titleDisplay: .large)),
        .screen(
            ScreenElement(title: "Books", subtitle: "12", back: Back(title: "Home", depth: 0))),
        .screen(fullScreen), .toolbarItem(.titleMenu), .toolbarItem(.largeTitle),
        .toolbar, .toolbarItem(.primaryAction), .sheet(SheetElement(kind: .sheet)),
        .sheet(SheetElement(kind: .cover, title: "New", isDismissable: false)),
        .sheet(
            SheetElement(
                kind: .sheet,
                look: SheetLook(
                    heights: [.points(200), .fraction(0.5)], height: 1,
                    background: ColorValue(.red), cornerRadius: 30, showsGrabber: false))),
        .sheet(SheetElement(kind: .popover, anchor: ElementID(3))),
        .sheet(SheetElement(kind: .alert, title: "Delete?", showsTitle: true)),
        .tabs(TabsElement()), .tabBar(TabBarElement()), .inspector,
        .tab(TabElement(isSelected: true, badge: "3")),
        .tabBar(TabBarElement(isInPage: true)), .tabPanel(title: "Books"),
        .tab(TabElement(isInPage: true)),
        .layout(LayoutElement(.horizontal)), .layout(LayoutElement(.vertical, spacing: 4)),
        .layout(LayoutElement(.depth)),
        .grid(GridElement(columnCount: 3, horizontalSpacing: 4, verticalSpacing: 0)), .gridRow,
        .gridCell(GridCellElement(column: 1, columnCount: 2)),
        .gridCell(
            GridCellElement(anchor: .init(x: 0.25, y: 1), unsizedAxes: [.horizontal, .vertical])),
        .flowGrid(FlowGridElement(.columns, tracks: [GridTrack(.fixed(44))])),
        .flowGrid(
            FlowGridElement(
                .rows,
                tracks: [
                    GridTrack(.flexible(minimum: 10, maximum: 90)),
                    GridTrack(
                        .flexible(minimum: 10, maximum: .infinity),
                        alignment: BoxAlignment(.leading, .top)),
                ], trackSpacing: 4, lineSpacing: 2)),
        .scroll(.vertical), .scroll(.horizontal),
        .spacer(minLength: nil), .spacer(minLength: 8), .divider, .text(TextContent("words")),
        .label, .image(ImageContent(.symbol("star"))), .image(ImageContent(.picture("cat"))),
        .image(ImageContent(.address(RemotePicture(address: "https://a", width: 3, height: 2)))),
        .image(ImageContent(.blank)), .pictureLoad(PictureLoad(address: "https://a")),
        .button(ButtonElement()),
        .button(ButtonElement(purpose: .destructive, look: .prominent)),
        .link(LinkElement()),
        .link(LinkElement(route: ["a"], showsDisclosure: true, isCurrent: true)),
        .textField(TextFieldElement(text: "a")), .toggle(isOn: true), .toolbarItem(.search),
        .picker(PickerElement(options: [tea])),
        .picker(PickerElement(options: [tea], chosen: tea.id)),
        .picker(PickerElement(style: .segmented, options: [tea], chosen: tea.id)),
        .picker(PickerElement(style: .inline, options: [tea])),
        .picker(PickerElement(style: .palette, options: [tea])),
        .datePicker(DatePickerElement(parts: .date, value: noon)),
        .datePicker(DatePickerElement(parts: .time, value: noon, earliest: noon, latest: noon)),
        .datePicker(DatePickerElement(parts: .dateAndTime, value: noon, latest: noon)),
        .colorPicker(ColorPickerElement(value: RGBAColor(bits: 0xFF80_0080))),
        .slider(SliderElement(value: 0.5)),
        .slider(SliderElement(value: 4, bounds: 2...8, step: 2)),
        .stepper(StepperElement()),
        .stepper(StepperElement(value: 2, minimum: 0, canIncrement: false)),
        .stepper(StepperElement(value: 2, words: "two")), .progress(ProgressElement()),
        .progress(ProgressElement(share: 0.5, words: "half")),
        .progress(ProgressElement(style: .circular)),
        .progress(ProgressElement(share: 0.5, style: .circular)),
        .gauge(GaugeElement(value: 0.5)),
        .gauge(GaugeElement(value: 3, bounds: 1...5, style: .marked, words: "three")),
        .gauge(GaugeElement(value: 0.5, style: .circular)), .controlPart(.minimum),
        .menuButton(MenuButtonElement(opens: ElementID(3))),
        .menuButton(MenuButtonElement(opens: ElementID(3), hasAction: true)),
        .menuButton(
            MenuButtonElement(opens: ElementID(3), isEntry: true, showsIndicator: true)),
        .menu(MenuElement()), .menu(MenuElement(isContext: true)),
        .menuItem(MenuItemElement(route: ["a"])),
        .menuItem(MenuItemElement(kind: .toggle, isOn: true, purpose: .destructive)),
        .menuItem(MenuItemElement(kind: .choice)), .menuGroup(MenuGroupElement(title: "Sort")),
        .menuGroup(MenuGroupElement(title: "Sort", showsTitle: false)),
        .list(ListElement()),
        .list(ListElement(style: .sidebar, selection: .single)), .section, .sectionHeader,
        .sectionFooter, .row(RowElement()),
        .row(RowElement(isSelectable: true, isSelected: true)),
        .rowActions, .table(TableElement()),
        .table(
            TableElement(
                style: .bordered, selection: .multiple, alternatesRows: true, leastWidth: 320)),
        .tableColumns(areShown: true), .tableColumns(areShown: false),
        .tableColumn(TableColumnElement(title: "Name")),
        .tableColumn(
            TableColumnElement(
                title: "Age", sorting: .descending, alignment: .trailing,
                width: 80, widths: .init(least: 44, most: 200))),
        .tableCorner, .tableRows, .tableHeading(TableHeadingElement(columnCount: 3)),
        .tableHeading(TableHeadingElement(isFooter: true)),
        .tableRow(TableRowElement()),
        .tableRow(TableRowElement(RowElement(isSelectable: true, isSelected: true))),
        .tableCell(TableCellElement(alignment: .center)),
        .tableCell(TableCellElement(row: RowElement(isSelectable: true, isSelected: true))),
        .color(ColorValue(.red)), .placeholder(message: "nothing here"),
    ]

    private static let noon = LocalDateTime(year: 2026, month: 11, day: 29, hour: 12)
    private static let tea = PickerElement.Option(
        id: ElementID(12), title: "Tea", symbol: "cup.and.saucer")

    /// A screen with everything that a bar can have.
    static let fullScreen: ScreenElement = {
        var screen = ScreenElement(
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
        SplitElement(
            columnCount: 3, isCollapsed: false, topColumn: 1, visibility: .all,
            style: .automatic, canToggleSidebar: true))
}

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
            [
                .image(ImageContent(.symbol(text))), .image(ImageContent(.picture(text))),
                .image(ImageContent(.address(RemotePicture(address: text)))),
                .image(ImageContent(.address(RemotePicture(address: "https:" + text)))),
            ]
        case .pictureLoad: [.pictureLoad(PictureLoad(address: "https:" + text))]
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
        case .tableColumn(let column):
            [
                .tableColumn(
                    TableColumnElement(
                        title: text, sorting: column.sorting, widths: column.widths))
            ]
        case .stack, .split, .toolbar, .toolbarItem, .inspector, .tabs, .tabBar, .layout,
            .grid, .gridRow, .gridCell, .flowGrid, .scroll, .spacer, .divider, .label, .button,
            .toggle, .slider, .datePicker, .colorPicker, .controlPart, .menuButton, .menu, .list,
            .section, .sectionHeader, .sectionFooter, .row, .rowActions, .table, .tableColumns,
            .tableCorner, .tableRows, .tableHeading, .tableRow, .tableCell, .color:
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
