// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// The sections of the sidebar.
enum ChapterGroup: String, CaseIterable, Identifiable {
    case stacks = "Stacks"
    case columns = "Columns and tabs"
    case front = "In front"
    case state = "State"
    case past = "From the past"

    var id: Self { self }

    var chapters: [Chapter] {
        switch self {
        case .stacks: [.plainStack, .boundPath, .destinations, .bars]
        case .columns: [.twoColumns, .threeColumns, .tabs, .grids, .tables]
        case .front: [.modals]
        case .state: [.deepLinks, .restoration, .notes, .dates, .pictures]
        case .past: [.legacy, .availability]
        }
    }
}
