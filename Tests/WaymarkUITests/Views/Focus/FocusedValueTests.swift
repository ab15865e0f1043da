// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Observation
import SwiftUI
import Testing
import WaymarkTesting

/// What has the focus, or is shown, hands values to views elsewhere.
@MainActor @Suite struct FocusedValueTests {
    @Test func aValueIsThereWhileTheFocusIsInside() throws {
        let screen = Screen { Board() }
        #expect(screen.texts.contains("none"))
        try screen.focus("Soup")
        #expect(screen.texts.contains("soup"))
        try screen.focus("Salad")
        #expect(screen.texts.contains("salad"))
        screen.unfocus()
        #expect(screen.texts.contains("none"))
    }

    @Test func theInnerOneOfTwoValuesCounts() throws {
        let screen = Screen { Board().focusedValue(\.dish, "any dish") }
        try screen.focus("Soup")
        #expect(screen.texts.contains("soup"))
        try screen.focus("Bread")
        #expect(screen.texts.contains("any dish"))
    }

    @Test func aBindingOfWhatHasTheFocusIsReadAndWritten() throws {
        let screen = Screen { Counters() }
        #expect(screen.texts.contains("no counter"))
        try screen.press("More")
        try screen.focus("Left")
        try screen.press("More")
        #expect(screen.texts.contains("left 1, right 0"))
        #expect(screen.texts.contains("counter 1"))
        try screen.focus("Right")
        #expect(screen.texts.contains("counter 0"))
    }

    @Test func aSceneValueIsThereWhileItsScreenIsShown() throws {
        let screen = Screen(.regular) { Kitchen() }
        #expect(screen.texts.contains("kitchen"))
        try screen.press("Larder")
        #expect(screen.outline.contains("\"larder\""))
        try screen.back()
        #expect(screen.texts.contains("kitchen"))
    }

    @Test func aClosureThatItsOwnReaderSetsComesToAnEnd() throws {
        let screen = Screen { Saver() }
        #expect(screen.texts.contains("can save"))
        try screen.press("Change")
        #expect(screen.issues.isEmpty)
    }

    @Test func objectsOfWhatHasTheFocusAreObserved() throws {
        let screen = Screen { Editors() }
        #expect(screen.texts.contains("no note, no title"))
        try screen.focus("Note")
        #expect(screen.texts.contains("note, title"))
        try screen.press("Change")
        #expect(screen.texts.contains("another note, another title"))
    }
}

private struct DishKey: FocusedValueKey { typealias Value = String }
private struct CounterKey: FocusedValueKey { typealias Value = Binding<Int> }

extension FocusedValues {
    fileprivate var dish: String? {
        get { self[DishKey.self] }
        set { self[DishKey.self] = newValue }
    }

    fileprivate var counter: Binding<Int>? {
        get { self[CounterKey.self] }
        set { self[CounterKey.self] = newValue }
    }
}

private struct Dish: View {
    @FocusedValue(\.dish) private var dish

    var body: some View { Text(dish ?? "none") }
}

private struct Board: View {
    @State private var text = ""

    var body: some View {
        VStack {
            TextField("Soup", text: $text).focusedValue(\.dish, "soup")
            TextField("Salad", text: $text).focusedValue(\.dish, "salad")
            TextField("Bread", text: $text)
            Dish()
        }
    }
}

private struct Counters: View {
    @State private var left = 0
    @State private var right = 0

    var body: some View {
        VStack {
            Button("Left") {}.focusedValue(\.counter, $left)
            Button("Right") {}.focusedValue(\.counter, $right)
            Text("left \(left), right \(right)")
            Adder()
        }
    }
}

private struct Adder: View {
    @FocusedBinding(\.counter) private var counter

    var body: some View {
        Text(counter.map { "counter \($0)" } ?? "no counter")
        Button("More") { counter = (counter ?? 0) + 1 }
    }
}

private struct SaveKey: FocusedValueKey { typealias Value = () -> Void }

extension FocusedValues {
    fileprivate var save: (() -> Void)? {
        get { self[SaveKey.self] }
        set { self[SaveKey.self] = newValue }
    }
}

private struct Saver: View {
    @FocusedValue(\.save) private var save
    @State private var count = 0

    var body: some View {
        VStack {
            Text(save == nil ? "cannot save" : "can save")
            Button("Change") { count += 1 }
        }
        .focusedSceneValue(\.save) { [count] in _ = count }
    }
}

private struct Kitchen: View {
    var body: some View {
        NavigationSplitView {
            Dish()
        } detail: {
            NavigationStack {
                NavigationLink("Larder") {
                    Text("Shelves").focusedSceneValue(\.dish, "larder")
                }
                .focusedSceneValue(\.dish, "kitchen")
            }
        }
    }
}

private final class Note: ObservableObject { @Published var name = "note" }

@Observable private final class Title { var name = "title" }

private struct Editors: View {
    @StateObject private var note = Note()
    @State private var title = Title()
    @State private var text = ""

    var body: some View {
        VStack {
            TextField("Note", text: $text)
                .focusedObject(note)
                .focusedValue(title)
            Names()
            Button("Change") {
                note.name = "another note"
                title.name = "another title"
            }
        }
    }
}

private struct Names: View {
    @FocusedObject private var note: Note?
    @FocusedValue(Title.self) private var title

    var body: some View { Text("\(note?.name ?? "no note"), \(title?.name ?? "no title")") }
}
