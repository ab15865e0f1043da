// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The first test of an adopted app: it starts, and shows something.
enum FirstTest {
    /// The folder of the tests, which no project of Xcode's has.
    static let folder = "LinuxTests"

    static func text(module: String, entry: String) -> String {
        """
        import Testing
        import WaymarkTesting

        @testable import \(module)

        @MainActor @Test func theAppShowsItsFirstScreen() {
            let screen = Screen(app: \(entry).self)
            #expect(!screen.outline.isEmpty)
        }

        """
    }
}
#endif
