// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The roles without what they hold; a new role fails to compile here, and then asks for its line.
enum RoleName: CaseIterable {
    case window, stack, split, column, screen, toolbar, toolbarItem, sheet
    case inspector, tabs, tabBar, tabPanel, tab
    case layout, scroll, spacer, divider, text, label, image, button, link, textField, toggle
    case picker, slider, stepper, progress, gauge, controlPart
    case menuButton, menu, menuItem, menuGroup
    case list, section, sectionHeader, sectionFooter, row, rowActions, color, placeholder

    init(_ role: ElementRole) {
        switch role {
        case .window: self = .window
        case .stack: self = .stack
        case .split: self = .split
        case .column: self = .column
        case .screen: self = .screen
        case .toolbar: self = .toolbar
        case .toolbarItem: self = .toolbarItem
        case .sheet: self = .sheet
        case .tabs: self = .tabs
        case .inspector: self = .inspector
        case .tabBar: self = .tabBar
        case .tabPanel: self = .tabPanel
        case .tab: self = .tab
        case .layout: self = .layout
        case .scroll: self = .scroll
        case .spacer: self = .spacer
        case .divider: self = .divider
        case .text: self = .text
        case .label: self = .label
        case .image: self = .image
        case .button: self = .button
        case .link: self = .link
        case .textField: self = .textField
        case .toggle: self = .toggle
        case .picker: self = .picker
        case .slider: self = .slider
        case .stepper: self = .stepper
        case .progress: self = .progress
        case .gauge: self = .gauge
        case .controlPart: self = .controlPart
        case .menuButton: self = .menuButton
        case .menu: self = .menu
        case .menuItem: self = .menuItem
        case .menuGroup: self = .menuGroup
        case .list: self = .list
        case .section: self = .section
        case .sectionHeader: self = .sectionHeader
        case .sectionFooter: self = .sectionFooter
        case .row: self = .row
        case .rowActions: self = .rowActions
        case .color: self = .color
        case .placeholder: self = .placeholder
        }
    }
}
