// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkElements
import WaymarkTesting

/// What screens do when they come, change and go.
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

    @Test("B32: a screen that unwraps its item is not asked again when the item is gone")
    func anUnwrappedItemIsNotAskedAgain() throws {
        let item = Recorded<Int?>(4)
        let screen = Screen { UnwrappingStack(item: item) }
        #expect(screen.texts.first == "editing 4")
        try screen.press("More")
        #expect(screen.texts.first == "editing 5")
        try screen.press("Done")
        #expect(screen.texts == ["Root"])
        screen.change { item.value = 8 }
        try screen.back()
        #expect(item.value == nil)
        #expect(screen.texts == ["Root"])
    }

    @Test("B32: nor are the views inside a screen whose flag is off, or above one")
    func viewsOfALeavingScreenAreNotAskedAgain() throws {
        let item = Recorded<Int?>(4)
        let flags = [Recorded(true), Recorded(true)]
        let screen = Screen { UnwrappingViews(item: item, flags: flags) }
        #expect(screen.texts == ["above 4"])
        screen.change {
            item.value = nil
            flags[0].value = false
        }
        #expect(screen.texts == ["Root"])
        #expect(flags.map(\.value) == [false, false])
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

private struct UnwrappingStack: View {
    let item: Recorded<Int?>

    var body: some View {
        NavigationStack {
            Text("Root").navigationDestination(item: item.binding) { _ in
                // Not called while the item is nil; that is what this is about.
                Editing(number: Binding(item.binding)!, isDone: { item.value = nil })
            }
        }
    }
}

/// Two screens above one another whose views trust that there is an item.
private struct UnwrappingViews: View {
    let item: Recorded<Int?>
    let flags: [Recorded<Bool>]

    var body: some View {
        NavigationStack {
            Text("Root").navigationDestination(isPresented: flags[0].binding) {
                Unwrapped(name: "on top", item: item)
                    .navigationDestination(isPresented: flags[1].binding) {
                        Unwrapped(name: "above", item: item)
                    }
            }
        }
    }
}

private struct Unwrapped: View {
    let name: String
    let item: Recorded<Int?>

    // Not evaluated while the item is nil; that is what this is about.
    var body: some View { Text("\(name) \(item.value!)") }
}

private struct Editing: View {
    @Binding var number: Int
    let isDone: () -> Void

    var body: some View {
        Text("editing \(number)")
        Button("More") { number += 1 }
        Button("Done") { isDone() }
    }
}

extension ElementRole {
    fileprivate var isText: Bool {
        if case .text = self { return true }
        return false
    }
}
