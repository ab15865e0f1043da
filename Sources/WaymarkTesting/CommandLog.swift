// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The renderer of a `Screen`: it shows nothing, since a test reads the elements themselves, and
/// keeps what it was told to do.
@MainActor final class CommandLog: Renderer {
    /// The elements that were to be scrolled to, the oldest first.
    private(set) var scrolledTo: [ElementID] = []

    /// The addresses that were to be opened outside of the app, the oldest first.
    private(set) var opened: [String] = []

    func apply(_ changes: ElementChanges) {
        for command in changes.commands {
            switch command {
            case .scroll(let id, _): scrolledTo.append(id)
            case .open(let address): opened.append(address)
            case .focus, .report: break
            }
        }
    }
}
