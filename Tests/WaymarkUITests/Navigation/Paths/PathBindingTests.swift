// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

@MainActor @Suite("The path binding") struct PathBindingTests {
    @Test("NAV-021, NAV-022, B47: each action of a person writes the whole path once")
    func oneActionIsOneWrite() throws {
        let path = Recorded([Int]())
        let screen = Screen { NumberStack(path.binding) }
        try screen.press("One")
        #expect(path.writes == [[1]])
        try screen.press("Next")
        #expect(path.writes == [[1], [1, 2]])
        try screen.back()
        #expect(path.writes == [[1], [1, 2], [1]])
    }

    @Test("NAV-025: assigning an equal path changes nothing")
    func anEqualPathChangesNothing() throws {
        let path = Recorded([1, 2])
        let screen = Screen { NumberStack(path.binding) }
        try screen.press("Tap")
        let before = screen.outline
        _ = screen.work
        screen.change { path.value = [1, 2] }
        let work = screen.work
        #expect(work.nodesMade == 0)
        #expect(work.patches == 0)
        #expect(screen.outline == before)
        #expect(screen.texts.contains("taps 1"))
    }

    @Test("NAV-026, B02: several changes in one action count as the last one")
    func severalChangesInOneActionCoalesce() throws {
        let path = Recorded([Int]())
        let journal = Journal()
        let screen = Screen {
            NavigationStack(path: path.binding) {
                Button("Jump") {
                    path.value = [9]
                    path.value = []
                    path.value.append(1)
                    path.value.append(2)
                }
                .navigationDestination(for: Int.self) { number in
                    let _ = journal.note("built \(number)")
                    NumberScreen(number: number)
                }
            }
        }
        try screen.press("Jump")
        #expect(Set(journal.read()) == ["built 1", "built 2"])
        #expect(screen.title == "Number 2")
        #expect(screen.depth == 2)
    }

    @Test("NAV-027: a refused pop snaps back, a refused push stays where it was")
    func refusedWritesSnapBack() throws {
        let path = Recorded([1])
        path.filter = { _ in [1] }
        let screen = Screen { NumberStack(path.binding) }
        try screen.back()
        #expect(screen.title == "Number 1")
        try screen.press("Next")
        #expect(screen.title == "Number 1")
        #expect(path.writes == [[], [1, 2]])
        try screen.press("Next")
        #expect(path.writes.count == 3)
        #expect(screen.issues.map(\.kind) == [.refusedWrite(of: "path")])
    }

    @Test("NAV-027: a write that the binding alters shows what it reads")
    func alteredWritesShowWhatIsRead() throws {
        let path = Recorded([Int]())
        path.filter = { $0.map { $0 * 10 } }
        let screen = Screen { NumberStack(path.binding) }
        try screen.press("One")
        #expect(screen.title == "Number 10")
        #expect(path.value == [10])
        #expect(screen.issues.map(\.kind) == [.refusedWrite(of: "path")])
    }

    @Test("NAV-027: a binding to storage that nobody observes is read again after a write")
    func unobservedStorageIsReadAgain() throws {
        final class Plain { nonisolated(unsafe) static var path: [Int] = [] }
        Plain.path = []
        let screen = Screen { NumberStack(Binding(get: { Plain.path }, set: { Plain.path = $0 })) }
        try screen.press("One")
        #expect(screen.title == "Number 1")
        try screen.back()
        #expect(screen.title == "Numbers")
    }

    @Test("NAV-027: a constant path swallows pushes")
    func aConstantPathSwallowsPushes() throws {
        let screen = Screen { NumberStack(.constant([])) }
        try screen.press("One")
        #expect(screen.title == "Numbers")
        #expect(screen.depth == 0)
        #expect(screen.issues.map(\.kind) == [.constantBinding(of: "path")])
    }

    @Test("B26: a path that gives other elements at each reading is an issue")
    func aRestlessPathIsAnIssue() {
        let path = Binding<[UUID]>(get: { [UUID()] }, set: { _ in })
        let screen = Screen { UUIDStack(path: path) }
        #expect(screen.issues.map(\.kind) == [.restlessPath(element: "UUID")])
    }

    @Test("B26: a path that a view makes anew in each body is an issue")
    func aPathMadeInABodyIsAnIssue() throws {
        let screen = Screen { Forgetful() }
        for _ in 0..<3 { try screen.press("Again") }
        #expect(screen.issues.map(\.kind) == [.restlessPath(element: "UUID")])
    }

    @Test("NAV-028: any collection of that kind can be a path")
    func slicesAndOwnCollectionsCanBePaths() throws {
        let slice = Recorded([9, 8, 7, 6][1...2])
        let first = Screen { stack(slice.binding) }
        #expect(first.title == "Number 7")
        try first.press("Next")
        #expect(Array(slice.value) == [8, 7, 8])
        try first.back()
        try first.back()
        #expect(Array(slice.value) == [8])

        let letters = Recorded(Lettered([1]))
        let second = Screen { stack(letters.binding) }
        try second.press("Next")
        #expect(second.title == "Number 2")
        try second.back()
        try second.back()
        #expect(second.depth == 0)
        #expect(letters.value.isEmpty)
    }

    private func stack<Data>(_ path: Binding<Data>) -> some View
    where
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
        Data.Element == Int
    {
        NavigationStack(path: path) {
            Text("Root").navigationDestination(for: Int.self) { NumberScreen(number: $0) }
        }
    }

    @Test("NAV-029: a typed path is named for a link that it cannot hold, registered or not")
    func aTypedPathIsNamedFirst() {
        let path = Recorded([Int]())
        let screen = Screen {
            NavigationStack(path: path.binding) { NavigationLink("Word", value: "word") }
        }
        #expect(
            screen.issues.map(\.kind) == [
                .pathElementMismatch(value: "String", element: "Int", link: "Word")
            ])
    }

    @Test(
        "NAV-029, B03: a link to a value that a typed path cannot hold is disabled, with an issue")
    func aValueOfAnotherTypeCannotBePushed() {
        let path = Recorded([Int]())
        let screen = Screen {
            NavigationStack(path: path.binding) {
                NavigationLink("Word", value: "word")
                    .navigationDestination(for: String.self) { Text($0) }
            }
        }
        #expect(throws: ScreenError.self) { try screen.press("Word") }
        #expect(
            screen.issues.map(\.kind) == [
                .pathElementMismatch(value: "String", element: "Int", link: "Word")
            ])
        #expect(path.writes.isEmpty)
    }

    @Test("NAV-031: didSet of an observable property runs once for each action")
    func anObservablePathIsSetOncePerAction() throws {
        let model = PathModel()
        let screen = Screen { ModelStack(model: model) }
        try screen.press("One")
        #expect(model.changes == [[1]])
        try screen.back()
        #expect(model.changes == [[1], []])
    }

    @Test("NAV-031: a published property of an observable object works the same")
    func aPublishedPathIsSetOncePerAction() throws {
        let model = OldPathModel()
        let screen = Screen { OldModelStack(model: model) }
        try screen.press("One")
        #expect(screen.title == "Number 1")
        #expect(model.changes == [[1]])
        try screen.back()
        #expect(screen.title == "Numbers")
    }

    @Test("NAV-032: the path may be written in onAppear")
    func onAppearMayWriteThePath() {
        let path = Recorded([Int]())
        let screen = Screen {
            NavigationStack(path: path.binding) {
                Text("Root")
                    .onAppear { if path.value.isEmpty { path.value = [1, 2] } }
                    .navigationDestination(for: Int.self) { NumberScreen(number: $0) }
            }
        }
        #expect(screen.title == "Number 2")
        #expect(screen.depth == 2)
    }
}

@MainActor @Observable private final class PathModel {
    @ObservationIgnored var changes: [[Int]] = []
    var path: [Int] = [] { didSet { changes.append(path) } }
}

private struct ModelStack: View {
    @Bindable var model: PathModel

    var body: some View { NumberStack($model.path) }
}

@MainActor private final class OldPathModel: ObservableObject {
    var changes: [[Int]] = []
    @Published var path: [Int] = [] { didSet { changes.append(path) } }
}

private struct OldModelStack: View {
    @ObservedObject var model: OldPathModel

    var body: some View { NumberStack($model.path) }
}

private struct UUIDStack: View {
    let path: Binding<[UUID]>

    var body: some View {
        NavigationStack(path: path) {
            Text("Root").navigationDestination(for: UUID.self) { _ in Text("Screen") }
        }
    }
}

/// Makes new identifiers whenever it is evaluated.
private struct Forgetful: View {
    @State private var count = 0

    var body: some View {
        NavigationStack(path: .constant([UUID()])) {
            Text("Root").navigationDestination(for: UUID.self) { _ in
                Button("Again") { count += 1 }
            }
        }
        .accessibilityLabel("\(count)")
    }
}
