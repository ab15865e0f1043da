// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension Screen {
    /// The words of what the app has scrolled to with a `ScrollViewProxy`, the oldest first.
    ///
    /// ```swift
    /// try screen.press("Last")
    /// #expect(screen.scrolledTo.last == ["Plum Crumble"])
    /// ```
    public var scrolledTo: [[String]] {
        commands.scrolledTo.map { id in
            session.root.first { $0.id == id }?.readableTexts ?? []
        }
    }
}
