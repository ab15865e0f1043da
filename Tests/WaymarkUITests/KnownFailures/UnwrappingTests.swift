// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

/// Screens whose views trust that what they show is there, and are popped when it is not.
@MainActor @Suite("Known failures of screens that unwrap") struct UnwrappingTests {
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

    @Test("B32: a screen is not asked again when it is popped together with what it shows")
    func aPoppedScreenIsNotAskedAgain() throws {
        let words = Recorded(["soup", "bread"])
        let path = Recorded([0, 1])
        let screen = Screen { WordStack(words: words, path: path) }
        #expect(screen.texts == ["word bread"])
        screen.change {
            words.value.removeLast()
            path.value.removeLast()
        }
        #expect(screen.texts == ["word soup"])
        screen.change {
            words.value = ["salt", "oil", "rice"]
            path.value = [2]
        }
        #expect(screen.texts == ["word rice"])
        screen.change {
            words.value = ["salt"]
            path.value = [0]
        }
        #expect(screen.texts == ["word salt"])
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

/// Screens that trust that there is a word for each number on the path.
private struct WordStack: View {
    let words: Recorded<[String]>
    let path: Recorded<[Int]>

    var body: some View {
        NavigationStack(path: path.binding) {
            Text("Root").navigationDestination(for: Int.self) { WordOf(number: $0, words: words) }
        }
    }
}

private struct WordOf: View {
    let number: Int
    let words: Recorded<[String]>

    var body: some View { Text("word \(words.value[number])") }
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
