// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

@MainActor @Suite("Paths that a body writes") struct WritingBodyTests {
    @Test("NAV-032: a body's write through a binding to an object is put off and reported")
    func writesThroughBindingsArePutOff() {
        let stored = Routes()
        let bindable = Screen { BindableStack(routes: stored) }
        #expect(bindable.title == "Screen 2")
        #expect(bindable.issues.map(\.kind) == [.writeDuringBody(owner: "Routes")])
        #expect(stored.pathsInBodies == [[]])

        let published = OldRoutes()
        let observed = Screen { ObservedStack(routes: published) }
        #expect(observed.title == "Screen 2")
        #expect(observed.issues.map(\.kind) == [.writeDuringBody(owner: "OldRoutes")])
        #expect(published.pathsInBodies == [[]])
    }

    @Test("NAV-032: an object that a body changes is shown as it is then, and reported")
    func changedObjectsAreReported() throws {
        let routes = Routes()
        let screen = Screen { JumpingStack(routes: routes) }
        try screen.press("Jump")
        #expect(screen.title == "Screen 7")
        let issue = try #require(screen.issues.first)
        #expect(screen.issues.count == 1)
        #expect(issue.kind == .objectChangeDuringBody)
        #expect(issue.path.hasSuffix("Jumper"))
    }
}

@MainActor @Observable private final class Routes {
    var path: [Int] = []
    @ObservationIgnored var pathsInBodies: [[Int]] = []
}

@MainActor private final class OldRoutes: ObservableObject {
    @Published var path: [Int] = []
    var pathsInBodies: [[Int]] = []
}

private struct BindableStack: View {
    @Bindable var routes: Routes

    var body: some View {
        if routes.pathsInBodies.isEmpty {
            let _ = $routes.path.wrappedValue = [1, 2]
            let _ = routes.pathsInBodies.append(routes.path)
        }
        Numbers(path: $routes.path)
    }
}

private struct ObservedStack: View {
    @ObservedObject var routes: OldRoutes

    var body: some View {
        if routes.pathsInBodies.isEmpty {
            let _ = $routes.path.wrappedValue = [1, 2]
            let _ = routes.pathsInBodies.append(routes.path)
        }
        Numbers(path: $routes.path)
    }
}

/// A view beside the stack changes its path while it is evaluated.
private struct JumpingStack: View {
    @Bindable var routes: Routes
    @State private var jumps = false

    var body: some View {
        NavigationStack(path: $routes.path) {
            VStack {
                Button("Jump") { jumps = true }
                Jumper(routes: routes, jumps: jumps)
            }
            .navigationDestination(for: Int.self) { Text("Seven").navigationTitle("Screen \($0)") }
        }
    }
}

private struct Jumper: View {
    let routes: Routes
    let jumps: Bool

    var body: some View {
        if jumps, routes.pathsInBodies.isEmpty {
            let _ = routes.pathsInBodies.append([7])
            let _ = routes.path = [7]
        }
        Text("Jumper")
    }
}

private struct Numbers: View {
    let path: Binding<[Int]>

    var body: some View {
        NavigationStack(path: path) {
            Text("Root").navigationDestination(for: Int.self) {
                Text("Number").navigationTitle("Screen \($0)")
            }
        }
    }
}
