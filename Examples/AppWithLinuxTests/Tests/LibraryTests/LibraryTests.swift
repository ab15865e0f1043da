// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if canImport(WaymarkTesting)
    import Foundation
    import Testing
    import WaymarkTesting

    @testable import Library

    @MainActor @Suite struct LibraryTests {
        @Test func aBookOpensAndBackReturns() throws {
            let screen = Screen(app: LibraryApp.self)
            try screen.press("Emma")
            #expect(screen.title == "Emma")
            try screen.back()
            #expect(screen.title == "Library")
        }

        @Test func theOpenBookIsFoundAgain() throws {
            let first = Screen(app: LibraryApp.self)
            try first.press("Ulysses")
            let second = Screen(restoring: first.savedState, app: LibraryApp.self)
            #expect(second.title == "Ulysses")
        }
    }
#endif
