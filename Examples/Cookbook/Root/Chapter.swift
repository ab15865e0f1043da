// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// The chapters of the book, named by what they show.
enum Chapter: String, CaseIterable, Identifiable, Sendable {
    case plainStack, boundPath, destinations, bars
    case twoColumns, threeColumns, tabs, grids, tables
    case modals
    case deepLinks, restoration, notes, dates, pictures
    case legacy, availability

    var id: Self { self }

    var title: String {
        switch self {
        case .plainStack: "Plain stack"
        case .boundPath: "Bound path"
        case .destinations: "Destinations"
        case .bars: "Bars"
        case .twoColumns: "Two columns"
        case .threeColumns: "Three columns"
        case .tabs: "Tabs"
        case .grids: "Grids"
        case .tables: "Tables"
        case .modals: "In front"
        case .deepLinks: "Deep links"
        case .restoration: "Restoration"
        case .dates: "Dates"
        case .pictures: "Pictures"
        case .notes: "Notes and settings"
        case .legacy: "Navigation view"
        case .availability: "Availability"
        }
    }

    var subtitle: String {
        switch self {
        case .plainStack: "Links that hold their screen"
        case .boundPath: "The stack is an array"
        case .destinations: "Values of many types"
        case .bars: "Titles, buttons and their places"
        case .twoColumns: "A list and what it selects"
        case .threeColumns: "A selection within a selection"
        case .tabs: "A stack in each of them"
        case .grids: "Cells that line up"
        case .tables: "Columns to sort and to choose"
        case .modals: "Sheets, alerts and their kin"
        case .deepLinks: "Addresses lead into the book"
        case .restoration: "Back where you were"
        case .dates: "A dinner and days to shop"
        case .pictures: "From elsewhere, when they come"
        case .notes: "A form and its sheets"
        case .legacy: "As it was before stacks"
        case .availability: "One wrapper, two systems"
        }
    }

    var symbol: String {
        switch self {
        case .plainStack: "square.stack"
        case .boundPath: "map"
        case .destinations: "arrow.triangle.branch"
        case .bars: "square.stack.3d.up"
        case .twoColumns: "rectangle.split.2x1"
        case .threeColumns: "rectangle.split.3x1"
        case .tabs: "macwindow"
        case .grids: "square.grid.2x2"
        case .tables: "tablecells"
        case .modals: "rectangle.stack"
        case .deepLinks: "link"
        case .restoration: "clock.arrow.circlepath"
        case .dates: "calendar"
        case .pictures: "photo"
        case .notes: "square.and.pencil"
        case .legacy: "arrow.uturn.left"
        case .availability: "wand.and.stars"
        }
    }
}
