// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkElements
import WaymarkTesting

/// Tests of screens that come, change and go, where Apple's implementation is known to fail.
@MainActor @Suite("Known failures of screens") struct ScreenFailureTests {
    @Test("B10: of screens that are replaced together only what was seen says goodbye")
    func replacedScreensSayGoodbyeOnce() {
        let journal = Journal()
        let path = Recorded(NavigationPath([1, 2, 3]))
        let screen = Screen { AppearingStack(path: path.binding, journal: journal) }
        #expect(journal.read() == ["3 appears"])
        screen.change { path.value = NavigationPath(["a", "b"]) }
        #expect(journal.read() == ["b appears", "3 disappears"])
        screen.change { path.value = NavigationPath() }
        #expect(journal.read() == ["root appears", "b disappears"])
    }

    @Test("B11: through a binding of closures each screen appears once")
    func closuresMakeNothingAppearTwice() throws {
        let journal = Journal()
        let path = Recorded(NavigationPath())
        let screen = Screen { AppearingStack(path: path.binding, journal: journal) }
        #expect(journal.read() == ["root appears"])
        try screen.press("Go")
        #expect(journal.read() == ["1 appears", "root disappears"])
        try screen.press("On")
        #expect(journal.read() == ["2 appears", "1 disappears"])
        try screen.back()
        #expect(journal.read() == ["1 appears", "2 disappears"])
    }

    @Test("B12: an object on the path goes with its screen")
    func objectsOnThePathGo() throws {
        let model = Held(Model())
        weak let object = model.value
        let screen = Screen { ModelStack(model: model) }
        try screen.press("Push")
        #expect(screen.texts == ["model"])
        model.value = nil
        #expect(object != nil)
        try screen.back()
        #expect(object == nil)
        #expect(screen.texts == ["Push"])
    }

    @Test("B29: a screen whose item is gone is taken away as it is, not emptied first")
    func aLeavingScreenIsNotEmptied() throws {
        let item = Recorded<Int?>(1)
        let stage = Stage { ItemStack(item: item) }
        var leaving: Set<ElementID> = []
        for element in stage.screen.root.children { element.forEach { leaving.insert($0.id) } }
        stage.act { item.value = nil }
        #expect(stage.texts == ["Root"])
        #expect(stage.batches.count == 1)
        let changed = stage.patches.compactMap { patch in
            if case .update(let id, let content) = patch, content.role.isText { id } else { nil }
        }
        #expect(leaving.isDisjoint(with: changed))
    }
}

private struct AppearingStack: View {
    let path: Binding<NavigationPath>
    let journal: Journal

    var body: some View {
        NavigationStack(path: path) {
            seen("root", NavigationLink("Go", value: 1))
                .navigationDestination(for: Int.self) { number in
                    seen("\(number)", NavigationLink("On", value: number + 1))
                }
                .navigationDestination(for: String.self) { seen($0, Text($0)) }
        }
    }

    private func seen(_ name: String, _ view: some View) -> some View {
        view.onAppear { journal.note("\(name) appears") }
            .onDisappear { journal.note("\(name) disappears") }
    }
}

private final class Model: Hashable, Sendable {
    static func == (a: Model, b: Model) -> Bool { a === b }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private struct ModelStack: View {
    let model: Held<Model>
    @State private var path: [Model] = []

    var body: some View {
        NavigationStack(path: $path) {
            Button("Push") { if let model = model.value { path.append(model) } }
                .navigationDestination(for: Model.self) { _ in Text("model") }
        }
    }
}

extension ElementRole {
    fileprivate var isText: Bool {
        if case .text = self { return true }
        return false
    }
}
