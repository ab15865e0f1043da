// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// The sections of the sidebar.
enum ChapterGroup: String, CaseIterable, Identifiable {
    case stacks = "Stacks"
    case columns = "Columns"
    case state = "State"
    case past = "From the past"

    var id: Self { self }

    var chapters: [Chapter] {
        switch self {
        case .stacks: [.plainStack, .boundPath, .destinations]
        case .columns: [.twoColumns, .threeColumns]
        case .state: [.deepLinks, .restoration, .notes]
        case .past: [.legacy, .availability]
        }
    }
}
