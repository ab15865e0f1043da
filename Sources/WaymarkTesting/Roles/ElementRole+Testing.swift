// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension ElementRole {
    /// The definition of this role for tests; nothing else in tests tells all roles apart.
    var tested: any TestedRole {
        switch self {
        case .screen(let screen): screen
        case .sheet(let sheet): sheet
        case .tab(let tab): tab
        case .text(let text): text
        case .button(let button): button
        case .link(let link): link
        case .textField(let field): field
        case .toggle(let isOn): TestedToggle(isOn: isOn)
        case .picker(let picker): picker
        case .datePicker(let picker): picker
        case .colorPicker(let picker): picker
        case .slider(let slider): slider
        case .stepper(let stepper): stepper
        case .progress(let progress): progress
        case .gauge(let gauge): gauge
        case .controlPart(let part): part
        case .menuButton(let button): button
        case .menu(let menu): menu
        case .menuItem(let item): item
        case .menuGroup(let group): group
        case .row(let row): row
        case .rowActions: TestedRowActions()
        case .tableColumns(let areShown): TestedTableColumns(areShown: areShown)
        case .tableColumn(let column): column
        case .tableRow(let row): row
        case .placeholder(let message): TestedPlaceholder(message: message)
        case .window, .stack, .split, .column, .toolbar, .toolbarItem, .inspector, .tabs, .tabBar,
            .tabPanel, .layout, .grid, .gridRow, .gridCell, .flowGrid, .scroll, .spacer, .divider,
            .label, .image, .pictureLoad, .list, .section, .sectionHeader, .sectionFooter, .table,
            .tableCorner, .tableRows, .tableHeading, .tableCell, .color:
            TestedGroup()
        }
    }
}
