// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The kind of an element: a closed list, so that a new role fails to compile exactly where work is
/// needed.
///
/// Renderers switch over it without `default`. What is large and rare is kept apart, so that the
/// many texts and buttons stay small.
public enum ElementRole: Equatable, Sendable {
    /// The root of a session: title and route of the page, the frontmost screen, then its sheets.
    indirect case window(WindowElement)
    /// A navigation stack; its only child is the visible screen.
    case stack(StackElement)
    /// A split view; its children are the visible columns.
    indirect case split(SplitElement)
    /// One column of a split view.
    indirect case column(ColumnElement)
    /// One screen: a toolbar (always its first child), then content.
    indirect case screen(ScreenElement)
    /// The items of one screen's bar; its children are toolbar items.
    case toolbar
    /// One item of a bar.
    case toolbarItem(ToolbarPlacement)
    /// A modal above everything before it in its window; its children are content.
    indirect case sheet(SheetElement)
    /// Details beside what its neighbours show; its children are content.
    case inspector
    /// A tab view: its tab bar (always its first child), then the content of the selected tab.
    case tabs(TabsElement)
    /// The bar of a tab view; its children are tabs, and in a sidebar headers of those that follow.
    case tabBar(TabBarElement)
    /// The content of the selected one of tabs that are part of a page, under that one's title.
    case tabPanel(title: String)
    /// One tab of a bar; its children are the label.
    indirect case tab(TabElement)
    /// Children beside, below or above one another.
    case layout(LayoutElement)
    /// Rows of cells that line up in columns; its children are rows, and cells that are not in one.
    indirect case grid(GridElement)
    /// One row of a grid; its children are cells.
    case gridRow
    /// One cell of a grid; its children are the content.
    indirect case gridCell(GridCellElement)
    /// Children that fill columns or rows of given sizes.
    indirect case flowGrid(FlowGridElement)
    /// Content that scrolls.
    case scroll(Axes)
    /// Flexible empty space.
    case spacer(minLength: Double?)
    /// A thin line between neighbours.
    case divider
    /// Styled text.
    case text(TextContent)
    /// An icon (first child) and a title (second child).
    case label
    /// A symbol or a picture.
    case image(ImageContent)
    /// The place of a picture that a renderer loads; its children are what stands there meanwhile.
    case pictureLoad(PictureLoad)
    /// Something to press; its children are the label.
    case button(ButtonElement)
    /// A way to another screen; its children are the label.
    case link(LinkElement)
    /// A field for one line of text; its children are the label.
    indirect case textField(TextFieldElement)
    /// A switch; its children are the label.
    case toggle(isOn: Bool)
    /// A choice of one among several options; its children are the label.
    case picker(PickerElement)
    /// A field for a day, a time of day, or both; its children are the label.
    indirect case datePicker(DatePickerElement)
    /// A field for a colour; its children are the label.
    case colorPicker(ColorPickerElement)
    /// A number that a person moves between two others; its children are the label, then parts.
    indirect case slider(SliderElement)
    /// Something that goes up and down by steps; its children are the label.
    indirect case stepper(StepperElement)
    /// An indicator of how much is done; its children are the label, then parts.
    indirect case progress(ProgressElement)
    /// A number between two others, to look at; its children are the label, then parts.
    indirect case gauge(GaugeElement)
    /// The content at one place of the control around it; its children are that content.
    case controlPart(ControlPart)
    /// A button that opens the menu right after it; its children are the label.
    case menuButton(MenuButtonElement)
    /// A menu, as it is once it is open; its children are entries, groups, dividers.
    case menu(MenuElement)
    /// One entry of a menu, to press; its children are the label.
    case menuItem(MenuItemElement)
    /// Entries of a menu that belong together.
    case menuGroup(MenuGroupElement)
    /// A list or form; its children are rows and sections.
    case list(ListElement)
    /// A group of rows: header, rows, footer.
    case section
    /// The content above a section's rows or tabs.
    case sectionHeader
    /// The content below a section's rows.
    case sectionFooter
    /// One row of a list.
    case row(RowElement)
    /// The ways to act on a row beside pressing it, at its end; its children are buttons.
    case rowActions
    /// A table; its children are column headers, then groups of rows.
    indirect case table(TableElement)
    /// The headers of a table's columns; its children are these, and what stands after them. Those
    /// that are not shown still say how wide columns are.
    case tableColumns(areShown: Bool)
    /// The header of one column; its children are the title.
    indirect case tableColumn(TableColumnElement)
    /// The place after the headers of columns; its children are content.
    case tableCorner
    /// Rows of a table that belong together; its children are rows, and what stands around them.
    case tableRows
    /// The content above or below a table's rows.
    case tableHeading(TableHeadingElement)
    /// One row of a table; its children are cells.
    case tableRow(TableRowElement)
    /// One cell of a table's row; its children are the content.
    indirect case tableCell(TableCellElement)
    /// An area filled with a colour.
    case color(ColorValue)
    /// A stand-in for a screen that has no destination.
    case placeholder(message: String)
}

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
        case .grid(let grid): grid.outline
        case .gridRow: "grid row"
        case .gridCell(let cell): cell.outline
        case .flowGrid(let grid): grid.outline
        case .scroll: "scroll"
        case .spacer: "spacer"
        case .divider: "divider"
        case .text(let text): text.outline
        case .label: "label"
        case .image(let image): image.outline
        case .pictureLoad(let load): load.outline
        case .button(let button): button.outline
        case .link(let link): link.outline
        case .textField(let field): field.outline
        case .toggle(let isOn): "toggle \(isOn ? "on" : "off")"
        case .picker(let picker): picker.outline
        case .datePicker(let picker): picker.outline
        case .colorPicker(let picker): picker.outline
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
        case .table(let table): table.outline
        case .tableColumns(let areShown): areShown ? "columns" : "hidden columns"
        case .tableColumn(let column): column.outline
        case .tableCorner: "corner"
        case .tableRows: "rows"
        case .tableHeading(let heading): heading.outline
        case .tableRow(let row): row.outline
        case .tableCell(let cell): cell.outline
        case .color(let color): color.outline
        case .placeholder(let message): "placeholder \(quoted(message))"
        }
    }
}
