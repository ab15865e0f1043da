// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The texts of a new app.
enum NewAppText {
    static func manifest(_ name: String, _ waymark: WaymarkSource) -> String {
        let identity = waymark.identity.literal
        return """
            // swift-tools-version: 6.1

            import PackageDescription

            let package = Package(
                name: "\(name)",
                platforms: [.macOS(.v14), .iOS(.v17)],
                traits: [.trait(name: "Web", description: "The app runs in a web browser.")],
                dependencies: [
                    .package(
                        \(waymark.place),
                        traits: [.trait(name: "Web", condition: .when(traits: ["Web"]))])
                ],
                targets: [
                    .executableTarget(
                        name: "\(name)",
                        dependencies: [
                            .product(
                                name: "SwiftUI", package: \(identity),
                                condition: .when(platforms: [.linux]))
                        ]),
                    .testTarget(
                        name: "\(name)Tests",
                        dependencies: [
                            "\(name)",
                            .product(
                                name: "WaymarkTesting", package: \(identity),
                                condition: .when(platforms: [.linux])),
                        ]),
                ]
            )

            """
    }

    static func app(_ name: String) -> String {
        """
        import SwiftUI

        @main struct \(name)App: App {
            var body: some Scene {
                WindowGroup { CityList() }
            }
        }

        struct CityList: View {
            private let cities = ["Bergen", "Lisbon", "Riga"]

            var body: some View {
                NavigationStack {
                    List(cities, id: \\.self) { city in
                        NavigationLink(city, value: city)
                    }
                    .navigationTitle("Cities")
                    .navigationDestination(for: String.self) { city in
                        Text("Welcome to \\(city).").navigationTitle(city)
                    }
                }
            }
        }

        """
    }

    static func test(_ name: String) -> String {
        """
        #if canImport(WaymarkTesting)
            import Testing
            import WaymarkTesting

            @testable import \(name)

            @MainActor @Test func aCityOpensAndBackReturns() throws {
                let screen = Screen(app: \(name)App.self)
                try screen.press("Lisbon")
                #expect(screen.title == "Lisbon")
                #expect(screen.texts.contains("Welcome to Lisbon."))
                try screen.back()
                #expect(screen.title == "Cities")
            }
        #endif

        """
    }

    static let workflow = """
        name: test
        on: [push, pull_request]
        permissions:
          contents: read
        jobs:
          test:
            runs-on: ubuntu-latest
            container: swift:6.3-bookworm
            steps:
              - uses: actions/checkout@v4
              - run: swift test

        """
}
#endif
