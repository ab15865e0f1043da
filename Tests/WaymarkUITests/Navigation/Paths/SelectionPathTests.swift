// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

@MainActor @Suite("A path made of a selection") struct SelectionPathTests {
    private static let letters = ["a", "b"]

    @available(*, deprecated) private func tags(_ selection: Binding<String?>) -> some View {
        NavigationView {
            List(Self.letters, id: \.self) { letter in
                NavigationLink(
                    "Row \(letter)", destination: Text("Screen \(letter)"), tag: letter,
                    selection: selection)
            }
        }
        .navigationViewStyle(.stack)
    }

    private func path(_ selection: Binding<String?>) -> some View {
        NavigationStack(
            path: Binding(
                get: { selection.wrappedValue.map { [$0] } ?? [] },
                set: { selection.wrappedValue = $0.last })
        ) {
            List(Self.letters, id: \.self) { NavigationLink("Row \($0)", value: $0) }
                .navigationDestination(for: String.self) { Text("Screen \($0)") }
        }
    }

    /// The texts, depth and selection after each step of a person and of the program.
    private func steps(_ screen: Screen, _ selection: Recorded<String?>) throws -> [String] {
        var seen: [String] = []
        func note() { seen.append("\(screen.texts) \(screen.depth) \(selection.value ?? "-")") }
        try screen.press("Row b")
        note()
        try screen.back()
        note()
        screen.change { selection.value = "a" }
        note()
        screen.change { selection.value = "b" }
        note()
        screen.change { selection.value = nil }
        note()
        return seen
    }

    @available(*, deprecated)
    @Test("NAV-258, NAV-022: it opens and closes screens as links with tags do")
    func itFollowsTheSelectionAsTagsDo() throws {
        let old = Recorded<String?>(nil)
        let new = Recorded<String?>(nil)
        let before = try steps(Screen { tags(old.binding) }, old)
        let after = try steps(Screen { path(new.binding) }, new)
        #expect(before == after)
        #expect(after.first == "[\"Screen b\"] 1 b")
        #expect(new.writes == ["b", nil])
        #expect(old.writes == new.writes)
    }
}
