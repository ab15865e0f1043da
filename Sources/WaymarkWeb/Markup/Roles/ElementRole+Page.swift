// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension ElementRole {
    /// Asks the definition of this role; nothing else in a page tells all roles apart.
    func answer<Question: PageQuestion>(_ question: Question) -> Question.Answer {
        switch self {
        case .window(let window): question.ask(window)
        case .stack(let stack): question.ask(stack)
        case .split(let split): question.ask(split)
        case .column(let column): question.ask(column)
        case .screen(let screen): question.ask(screen)
        case .toolbar: question.ask(PageToolbar())
        case .toolbarItem(let placement): question.ask(placement)
        case .sheet(let sheet): question.ask(sheet)
        case .inspector: question.ask(PageInspector())
        case .tabs(let tabs): question.ask(tabs)
        case .tabBar(let bar): question.ask(bar)
        case .tabPanel(let title): question.ask(PageTabPanel(title: title))
        case .tab(let tab): question.ask(tab)
        case .layout(let layout): question.ask(layout)
        case .grid(let grid): question.ask(grid)
        case .gridRow: question.ask(PageGridRow())
        case .gridCell(let cell): question.ask(cell)
        case .flowGrid(let grid): question.ask(grid)
        case .scroll(let axes): question.ask(PageScroll(axes: axes))
        case .spacer(let minLength): question.ask(PageSpacer(minLength: minLength))
        case .divider: question.ask(PageDivider())
        case .text(let text): question.ask(text)
        case .label: question.ask(PageLabel())
        case .image(let image): question.ask(image)
        case .pictureLoad(let load): question.ask(load)
        case .button(let button): question.ask(button)
        case .link(let link): question.ask(link)
        case .textField(let field): question.ask(field)
        case .toggle(let isOn): question.ask(PageToggle(isOn: isOn))
        case .picker(let picker): question.ask(picker)
        case .datePicker(let picker): question.ask(picker)
        case .colorPicker(let picker): question.ask(picker)
        case .slider(let slider): question.ask(slider)
        case .stepper(let stepper): question.ask(stepper)
        case .progress(let progress): question.ask(progress)
        case .gauge(let gauge): question.ask(gauge)
        case .controlPart(let part): question.ask(part)
        case .menuButton(let button): question.ask(button)
        case .menu(let menu): question.ask(menu)
        case .menuItem(let item): question.ask(item)
        case .menuGroup(let group): question.ask(group)
        case .list(let list): question.ask(list)
        case .section: question.ask(PageSection())
        case .sectionHeader: question.ask(PageSectionHeader())
        case .sectionFooter: question.ask(PageSectionFooter())
        case .row(let row): question.ask(row)
        case .rowActions: question.ask(PageRowActions())
        case .table(let table): question.ask(table)
        case .tableColumns(let areShown): question.ask(PageTableColumns(areShown: areShown))
        case .tableColumn(let column): question.ask(column)
        case .tableCorner: question.ask(PageTableCorner())
        case .tableRows: question.ask(PageTableRows())
        case .tableHeading(let heading): question.ask(heading)
        case .tableRow(let row): question.ask(row)
        case .tableCell(let cell): question.ask(cell)
        case .color(let color): question.ask(color)
        case .placeholder(let message): question.ask(PagePlaceholder(message: message))
        }
    }

    /// The definition of this role in a box, for what is asked once in a document or form.
    var page: any PageRole { answer(WholeDefinition()) }

    /// The frequency with which the same content comes again on one connection.
    var recurrence: Recurrence { answer(RecurrenceQuestion()) }
}

extension ScriptModule {
    /// Those that elements need, in the order in which a page looks for these.
    static let neededByElements = [
        controls, columns, lists, ranges, searches, focus, keys, dates, pictures, colors, tables,
    ]
}

extension StylePart {
    /// Those that elements need, in the order in which a document names them.
    static let drawingTheApp = [
        toolbars, searches, menus, images, switches, pickers, ranges, lists, editing, grids, sheets,
        tabs, columns, tables,
    ]
}

private struct WholeDefinition: PageQuestion {
    func ask(_ role: some PageRole) -> any PageRole { role }
}

private struct RecurrenceQuestion: PageQuestion {
    func ask(_ role: some PageRole) -> Recurrence { role.recurrence }
}
