// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

private struct Plain: Hashable { var x = 1 }
private struct Hidden: Hashable, Codable { var x = 1 }

/// Wrong uses of navigation that are named instead of being suffered in silence.
@MainActor @Suite("Issues of navigation") struct NavigationIssueTests {
    @Test("NAV-150: reading 'codable' of a path that cannot be saved names the type")
    func anUnencodableElementIsNamed() throws {
        let screen = Screen { Saving(path: NavigationPath([Plain()])) }
        try screen.press("Save")
        #expect(screen.issues.map(\.kind) == [.unencodablePathElement(type: "Plain")])
    }

    @Test("NAV-158: a private type in a saved path is an issue, for Apple's could not restore it")
    func aPrivateTypeInASavedPathIsNamed() throws {
        let screen = Screen { Saving(path: NavigationPath([Hidden()])) }
        try screen.press("Save")
        #expect(screen.issues.map(\.kind) == [.unstableTypeName(type: "Hidden")])
    }

    @Test("NAV-057, B06: a destination in lazy content works here, and is an issue")
    func aDestinationInLazyContentIsAnIssue() throws {
        let list = Screen {
            NavigationStack {
                List {
                    NavigationLink("Seven", value: 7)
                        .navigationDestination(for: Int.self) { Text("Number \($0)") }
                }
            }
        }
        try list.press("Seven")
        #expect(list.texts == ["Number 7"])
        #expect(
            list.issues.map(\.kind) == [
                .destinationInLazyContainer(type: "Int", container: "List")
            ])
        let stack = Screen {
            NavigationStack {
                LazyVStack {
                    Text("Root").navigationDestination(for: Int.self) { Text("\($0)") }
                }
            }
        }
        #expect(
            stack.issues.map(\.kind) == [
                .destinationInLazyContainer(type: "Int", container: "LazyVStack")
            ])
    }

    @Test("NAV-057: a destination on a list, in a form or in a scroll view is no issue")
    func aDestinationAroundLazyContentIsNone() throws {
        let screen = Screen {
            NavigationStack {
                Form {
                    List { NavigationLink("Seven", value: 7) }
                        .navigationDestination(for: Int.self) { Text("Number \($0)") }
                }
            }
        }
        try screen.press("Seven")
        #expect(screen.texts == ["Number 7"])
    }

    @Test("NAV-075, NAV-076, NAV-077: where a stack and a list both take a value, the stack does")
    func aStackGoesBeforeAListsSelection() throws {
        let chosen = Recorded<Int?>(nil)
        let screen = Screen {
            NavigationStack {
                List(selection: chosen.binding) { NavigationLink("Seven", value: 7) }
                    .navigationDestination(for: Int.self) { Text("Number \($0)") }
            }
        }
        try screen.press("Seven")
        #expect(screen.texts == ["Number 7"])
        #expect(chosen.writes.isEmpty)
        #expect(
            screen.issues.map(\.kind) == [
                .selectionAndDestination(type: "Int", isPushed: true)
            ])
    }

    @Test("NAV-075: a set of selected rows is for editing, so a link beside it is no issue")
    func aSetOfSelectedRowsIsNoRival() throws {
        let chosen = Recorded<Set<Int>>([])
        let screen = Screen {
            NavigationStack {
                List(selection: chosen.binding) { NavigationLink("Seven", value: 7) }
                    .navigationDestination(for: Int.self) { Text("Number \($0)") }
            }
        }
        try screen.press("Seven")
        #expect(screen.texts == ["Number 7"])
        #expect(chosen.writes.isEmpty)
    }
}

private struct Saving: View {
    @State var path: NavigationPath
    @State private var saved = Data()

    var body: some View {
        NavigationStack(path: $path) {
            Text("Root")
                .navigationDestination(for: Plain.self) { _ in button }
                .navigationDestination(for: Hidden.self) { _ in button }
        }
    }

    private var button: some View {
        Button("Save") { saved = (try? JSONEncoder().encode(path.codable)) ?? Data() }
    }
}
