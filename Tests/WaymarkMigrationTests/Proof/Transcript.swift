// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import MigrationExamples
import SwiftUI
import WaymarkTesting

/// A record of all that a person sees who presses whatever can be pressed, three presses deep.
@MainActor struct Transcript {
    /// The state of the screen after some presses.
    struct Sight: Hashable {
        let title: String?
        let texts: [String]
        let depth: Int
        let selection: String?
        let canGoBack: Bool
        /// The bars with what is in them, dialogs, and buttons with what they are for.
        let bars: [String]
        /// The log of `ExampleNotes`: the actions that ran, and the views that came and went.
        let notes: [String]

        /// The same, whatever is a button in it.
        var withoutButtons: Sight {
            Sight(
                title: title, texts: texts, depth: depth, selection: selection,
                canGoBack: canGoBack, bars: bars.filter { !$0.hasPrefix("button") },
                notes: notes)
        }
    }

    private let size: SizeClass
    private let make: @MainActor () -> AnyView
    private(set) var sights: [[String]: Sight] = [:]

    init(_ size: SizeClass, _ make: @escaping @MainActor () -> AnyView) {
        self.size = size
        self.make = make
        explore([])
    }

    /// Records what a view shows after the presses that another view's transcript names.
    init(
        _ size: SizeClass, following other: Transcript,
        _ make: @escaping @MainActor () -> AnyView
    ) {
        self.size = size
        self.make = make
        for path in other.sights.keys { sights[path] = sight(after: path) }
    }

    private mutating func explore(_ path: [String]) {
        guard sights.count < 60, let sight = sight(after: path) else { return }
        sights[path] = sight
        guard path.count < 3 else { return }
        for text in Set(sight.texts).sorted() + ["‹back›"] { explore(path + [text]) }
    }

    /// Without screens that have nothing in their bars: an empty column is one, too.
    private static func bars(of screen: Screen) -> [String] {
        let roles = ["screen", "item", "tab", "sheet", "alert", "dialog", "button"]
        return screen.outline.split(separator: "\n").map { $0.drop { $0 == " " } }
            .filter { line in
                line != "screen no bar" && roles.contains { line.hasPrefix($0) }
            }
            .map(String.init)
    }

    private func sight(after path: [String]) -> Sight? {
        ExampleNotes.reset()
        let screen = Screen(size) { make() }
        defer { _ = screen.issues }
        for name in path {
            do {
                if name == "‹back›" { try screen.back() } else { try screen.press(name) }
            } catch {
                return nil
            }
        }
        return Sight(
            title: screen.title, texts: screen.texts.filter { !$0.isEmpty },
            depth: screen.depth,
            selection: screen.selection, canGoBack: screen.canGoBack,
            bars: Self.bars(of: screen),
            notes: ExampleNotes.all)
    }
}
#endif
