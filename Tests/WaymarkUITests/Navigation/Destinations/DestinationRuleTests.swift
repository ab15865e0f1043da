// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

private struct Heavy: Hashable { var pages = (0..<1_000).map { "page \($0)" } }

private class Animal: Hashable {
    static func == (a: Animal, b: Animal) -> Bool { a === b }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private final class Dog: Animal {}

private enum Room: Hashable, Codable { case kitchen }

@MainActor @Suite("What destinations may count on") struct DestinationRuleTests {
    @Test("NAV-050: a destination serves the nearest stack around it, and no other")
    func aDestinationServesItsOwnStack() throws {
        let screen = Screen(.regular) {
            NavigationSplitView {
                NavigationStack {
                    NavigationLink("Here", value: 1)
                        .navigationDestination(for: Int.self) { Text("left \($0)") }
                }
            } detail: {
                NavigationStack {
                    NavigationLink("There", value: 1)
                        .navigationDestination(for: Int.self) { Text("right \($0)") }
                }
            }
        }
        try screen.press("There")
        #expect(screen.texts == ["Here", "right 1"])
        try screen.press("Here")
        #expect(screen.texts == ["left 1", "right 1"])
    }

    @Test("NAV-028: a path of objects takes objects of a subclass")
    func aPathTakesObjectsOfASubclass() throws {
        let path = Recorded([Animal]())
        let screen = Screen {
            NavigationStack(path: path.binding) {
                NavigationLink("A dog", value: Dog() as Animal)
                    .navigationDestination(for: Animal.self) { Text("\($0 is Dog)") }
            }
        }
        try screen.press("A dog")
        #expect(screen.texts == ["true"])
        #expect(path.value.count == 1)
    }

    @Test("NAV-052: a destination for a class serves no subclass")
    func aDestinationServesNoSubclass() {
        let path = Recorded(NavigationPath([Dog()]))
        let screen = Screen {
            NavigationStack(path: path.binding) {
                Text("Root").navigationDestination(for: Animal.self) { _ in Text("an animal") }
            }
        }
        #expect(screen.depth == 1)
        #expect(!screen.texts.contains("an animal"))
        #expect(screen.issues.map(\.kind) == [.missingDestination(type: "Dog", known: ["Animal"])])
    }

    @Test("NAV-047: a destination's closure may run often; a screen keeps its state")
    func closuresAreBuilders() throws {
        let screen = Screen { Rebuilding() }
        try screen.press("Open")
        try screen.press("Tap")
        for _ in 0..<3 { try screen.press("Rebuild") }
        #expect(screen.texts.contains("taps 1"))
        #expect(screen.texts.contains("built for 3"))
        #expect(screen.depth == 1)
    }

    @Test("NAV-055, B05: a destination in a pushed screen of a path of one type is no issue")
    func pushedScreensOfTypedPathsMayRegister() throws {
        let path = Recorded([1])
        let isOn = Recorded(false)
        let screen = Screen {
            NavigationStack(path: path.binding) {
                Text("Root").navigationDestination(for: Int.self) { number in
                    NavigationLink("Next", value: number + 1)
                        .navigationDestination(for: String.self) { Text($0) }
                        .navigationDestination(isPresented: isOn.binding) { Text("Extra") }
                }
            }
        }
        isOn.value = true
        screen.resize(to: .compact)
        #expect(screen.texts == ["Extra"])
        #expect(path.value == [1])
    }

    @Test("NAV-061: registering a type again at the same place is an update")
    func registeringAgainIsAnUpdate() throws {
        let word = Recorded("one")
        let path = Recorded([7])
        let screen = Screen { Renaming(word: word, path: path) }
        try screen.press("Tap")
        word.value = "two"
        screen.resize(to: .compact)
        #expect(screen.texts.contains("two"))
        #expect(screen.texts.contains("taps 1"))
        #expect(path.writes.isEmpty)
    }

    @Test("NAV-065: a deep link is kept until its destinations are there")
    func aDeepLinkWaits() throws {
        let path = Recorded(NavigationPath([Room.kitchen]))
        let isReady = Recorded(false)
        let screen = Screen { Waiting(isReady: isReady, path: path) }
        #expect(screen.texts == ["Loading"])
        isReady.value = true
        screen.resize(to: .compact)
        #expect(screen.texts == ["In the kitchen"])
        #expect(path.value.count == 1)
        #expect(path.writes.isEmpty)
    }

    @Test("NAV-030, NAV-087: a heavy element works too, and is copied when its link is pressed")
    func heavyElementsWork() throws {
        let path = Recorded(NavigationPath())
        let screen = Screen {
            NavigationStack(path: path.binding) {
                NavigationLink("Go", value: Heavy())
                    .navigationDestination(for: Heavy.self) { Text("\($0.pages.count) pages") }
            }
        }
        try screen.press("Go")
        #expect(screen.texts == ["1000 pages"])
    }
}

private struct Rebuilding: View {
    @State private var count = 0

    var body: some View {
        NavigationStack {
            NavigationLink("Open", value: 1)
                .navigationDestination(for: Int.self) { _ in
                    VStack {
                        Text("built for \(count)")
                        Button("Rebuild") { count += 1 }
                        Tapping()
                    }
                }
        }
    }
}

private struct Tapping: View {
    @State private var taps = 0

    var body: some View {
        Text("taps \(taps)")
        Button("Tap") { taps += 1 }
    }
}

private struct Renaming: View {
    let word: Recorded<String>
    let path: Recorded<[Int]>

    var body: some View {
        let word = word.value
        NavigationStack(path: path.binding) {
            Text("Root").navigationDestination(for: Int.self) { _ in
                Text(word)
                Tapping()
            }
        }
    }
}

private struct Waiting: View {
    let isReady: Recorded<Bool>
    let path: Recorded<NavigationPath>

    var body: some View {
        if isReady.value {
            NavigationStack(path: path.binding) {
                Text("Root").navigationDestination(for: Room.self) { Text("In the \($0)") }
            }
        } else {
            Text("Loading")
        }
    }
}
