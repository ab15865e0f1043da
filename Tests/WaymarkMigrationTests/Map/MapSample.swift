// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
@testable import WaymarkMigration

/// The map of a few files, in words that tests compare.
struct MapSample {
    let map: NavigationMap

    init(_ files: (path: String, text: String)...) {
        map = NavigationMap(sources: files.map { SourceText(path: $0.path, $0.text) })
    }

    /// An app that begins with `Root`, whose body is this.
    init(root body: String, _ others: String = "") {
        self.init(
            (
                "App.swift",
                """
                @main struct Mail: App {
                    var body: some Scene { WindowGroup("Mail") { Root() } }
                }
                struct Root: View {
                    var body: some View {
                        \(body)
                    }
                }
                \(others)
                """
            ))
    }

    /// Some views that show nothing but a text.
    static func views(_ names: String...) -> String {
        names.map { "struct \($0): View { var body: some View { Text(\"a\") } }" }
            .joined(separator: "\n")
    }

    /// The ways, but for those from scenes: `A push B: label`.
    var ways: [String] { Self.words(map.edges.filter { $0.kind != .scene }) }

    /// The ways from scenes.
    var begins: [String] { Self.words(map.edges.filter { $0.kind == .scene }) }

    private static func words(_ edges: [NavigationMap.Edge]) -> [String] {
        edges.map {
            "\($0.from) \($0.kind) \($0.to)" + ($0.label.isEmpty ? "" : ": \($0.label)")
        }
    }

    var unreachable: [String] { map.screens.filter(\.isUnreachable).map(\.id) }
    var doublyReached: [String] { map.screens.filter(\.isDoublyReached).map(\.id) }
}
#endif
