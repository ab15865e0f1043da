// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements

extension Screen {
    /// The addresses that the app has opened outside of itself, the oldest first: those of links
    /// that were pressed, and what was given to `openURL`.
    ///
    /// ```swift
    /// try screen.press("Our terms")
    /// #expect(screen.openedURLs == [URL(string: "https://example.com/terms")])
    /// ```
    public var openedURLs: [URL] { commands.opened.compactMap(URL.init) }
}
