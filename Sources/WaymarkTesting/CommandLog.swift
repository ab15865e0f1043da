// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The renderer of a `Screen`: it shows nothing, since a test reads the elements themselves, and
/// keeps what it was told to do.
@MainActor final class CommandLog: Renderer {
    /// The elements that were to be scrolled to, the oldest first.
    private(set) var scrolledTo: [ElementID] = []

    func apply(_ changes: ElementChanges) {
        for case .scroll(let id, _) in changes.commands { scrolledTo.append(id) }
    }
}
