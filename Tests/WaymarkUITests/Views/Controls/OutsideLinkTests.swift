// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import SwiftUI
import Testing
import WaymarkTesting

/// Links and `openURL`: what opens outside of the app, and what the app's own handlers get.
@MainActor @Suite struct OutsideLinkTests {
    @Test(arguments: ["https://example.com/terms", "mailto:us@example.com", "tel:+441234"])
    func aLinkToAnotherProgramOpensOutside(address: String) throws {
        let url = try #require(URL(string: address))
        let journal = Journal()
        let screen = Screen {
            Link("Go", destination: url).onOpenURL { journal.note($0.absoluteString) }
        }
        try screen.press("Go")
        #expect(screen.openedURLs == [url])
        #expect(journal.read() == [])
    }

    @Test func aLinkWithAnotherSchemeGoesToTheAppsOwnHandlers() throws {
        let url = try #require(URL(string: "shop://item/7"))
        let journal = Journal()
        let screen = Screen {
            Link(destination: url) { Label("Item", systemImage: "cart") }
                .onOpenURL { journal.note($0.absoluteString) }
        }
        try screen.press("Item")
        #expect(screen.openedURLs.isEmpty)
        #expect(journal.read() == ["shop://item/7"])
    }

    @Test func anActionOfTheAppsOwnHearsOfItsLinksAndMayLeaveThemToTheSystem() throws {
        let url = try #require(URL(string: "https://example.com/a"))
        let other = try #require(URL(string: "https://example.com/b"))
        let journal = Journal()
        let results: [OpenURLAction.Result] = [
            .handled, .discarded, .systemAction, .systemAction(other),
        ]
        for result in results {
            let screen = Screen {
                Link("Go", destination: url)
                    .environment(
                        \.openURL,
                        OpenURLAction {
                            journal.note($0.path)
                            return result
                        })
            }
            try screen.press("Go")
            journal.note("\(screen.openedURLs.map(\.path))")
        }
        #expect(
            journal.read() == ["/a", "[]", "/a", "[]", "/a", #"["/a"]"#, "/a", #"["/b"]"#])
    }
}
