// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// One line that somebody wrote.
struct Note: Identifiable, Hashable {
    let id = UUID()
    var text: String
}

/// The notes of one person; all their windows show the same notebook.
@MainActor @Observable final class Notebook {
    var notes: [Note] = []

    private static var all: [String: Notebook] = [:]

    /// The notebook of an account, an empty one the first time.
    static func notebook(of account: Account) -> Notebook {
        let notebook = all[account.id] ?? Notebook()
        all[account.id] = notebook
        return notebook
    }
}
