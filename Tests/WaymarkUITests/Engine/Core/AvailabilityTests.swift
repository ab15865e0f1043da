// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import SwiftUI
import Testing
import WaymarkTesting

/// Tests of conditions on versions and platforms.
@MainActor @Suite("Availability and platforms") struct AvailabilityTests {
    @Test("NAV-300: conditions on Apple's versions are true, whatever the version")
    func versionsAreAlwaysThere() {
        var taken: [String] = []
        if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *) { taken.append("16") }
        if #available(iOS 99, *) { taken.append("99") }
        if #unavailable(iOS 99) { taken.append("unavailable") }
        #expect(taken == ["16", "99"])
    }

    @Test("NAV-301: the branch for older systems compiles and the newer one runs")
    func theNewerBranchRuns() {
        let screen = Screen { Wrapper { Text("content") } }
        #expect(screen.texts == ["new", "content"])
    }

    @Test("NAV-302: builders of views, toolbars, tabs, scenes and commands take availability")
    func everyBuilderTakesConditions() throws {
        let screen = Screen(app: ConditionalApp.self)
        #expect(screen.texts.contains("new tab"))
        #expect(screen.texts.contains("new item"))
    }

    @Test("NAV-303: deprecations for Apple's platforms say nothing here")
    func platformDeprecationsAreSilent() {
        let screen = Screen { Text("text").outdated() }
        #expect(screen.texts == ["text"])
    }

    @Test("NAV-304: the platform is Linux, and what Apple limits to a platform can be called")
    func thePlatformIsLinux() {
        #if os(iOS) || os(macOS) || canImport(UIKit) || canImport(AppKit)
        Issue.record("this is a platform of Apple's")
        #endif
        let screen = Screen {
            NavigationStack {
                Text("text").navigationTitle("T").navigationBarTitleDisplayMode(.large)
                    .navigationSubtitle("sub")
            }
        }
        #expect(screen.title == "T")
    }

    @Test("NAV-305: no public name of the views is there on some platforms only")
    func nothingDependsOnThePlatform() throws {
        let folder = URL(filePath: #filePath).appending(path: "../../../../../Sources/WaymarkUI")
            .standardizedFileURL
        let files = try #require(FileManager.default.enumerator(atPath: folder.path))
        var count = 0
        for case let name as String in files where name.hasSuffix(".swift") {
            let source = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
            #expect(!source.contains("#if os("), "\(name)")
            #expect(!source.contains("#if canImport(UIKit"), "\(name)")
            count += 1
        }
        #expect(count > 100)
    }

    @Test("NAV-306, NAV-031: without Combine, objects publish, and 'didSet' hears each action once")
    func objectsPublishWithoutCombine() throws {
        #if canImport(Combine)
        Issue.record("Combine is here")
        #endif
        let model = Model()
        let screen = Screen { Numbers(model: model) }
        try screen.press("one")
        #expect(model.heard == [[1]])
        try screen.back()
        #expect(model.heard == [[1], []])
    }

    @Test("NAV-306: without Combine, 'Published' properties update whoever holds their object")
    func publishedPropertiesUpdateViews() throws {
        let shared = OlderModel()
        let screen = Screen { OlderReader(given: shared).environmentObject(shared) }
        #expect(screen.texts == ["own 0", "given 0", "around 0", "Add"])
        try screen.press("Add")
        #expect(screen.texts == ["own 1", "given 0", "around 0", "Add"])
        screen.change { shared.count = 5 }
        #expect(screen.texts == ["own 1", "given 5", "around 5", "Add"])
    }

    @Test("NAV-306: without Combine, an object may say by itself that it is about to change")
    func objectsMaySayThatTheyChange() {
        let model = OlderModel()
        let screen = Screen { SilentReader(model: model) }
        #expect(screen.texts == ["old"])
        screen.change {
            model.objectWillChange.send()
            model.silent = "new"
        }
        #expect(screen.texts == ["new"])
    }

    @Test("NAV-191, NAV-192: transitions that an app sets leave the screens as they are")
    func transitionsAreAccepted() throws {
        let screen = Screen { Zooming() }
        try screen.press("go")
        #expect(screen.texts.contains("there"))
        try screen.press("back at once")
        #expect(screen.texts == ["go"])
    }
}

extension View {
    @available(iOS, deprecated: 14)
    fileprivate func outdated() -> some View { self }
}

private struct Wrapper<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        if #available(iOS 16, macOS 13, *) {
            NavigationStack {
                Text("new")
                content
            }
        } else {
            NavigationView { content }.navigationViewStyle(.columns)
        }
    }
}

private struct ConditionalApp: App {
    var body: some Scene {
        if #available(iOS 16, *) {
            WindowGroup { tabs }.commands {
                if #available(macOS 13, *) { SidebarCommands() }
            }
        }
    }

    private var tabs: some View {
        TabView {
            if #available(iOS 18, *) {
                Tab("A", systemImage: "star") {
                    NavigationStack { Text("new tab").toolbar { items } }
                }
            } else {
                Tab("B", systemImage: "star") { Text("old tab") }
            }
        }
    }

    @ToolbarContentBuilder private var items: some ToolbarContent {
        if #available(iOS 26, *) {
            ToolbarItem { Text("new item") }
        }
    }
}

@MainActor @Observable private final class Model {
    var path: [Int] = [] { didSet { heard.append(path) } }
    @ObservationIgnored var heard: [[Int]] = []
}

private struct Numbers: View {
    @Bindable var model: Model

    var body: some View {
        NavigationStack(path: $model.path) {
            NavigationLink("one", value: 1).navigationDestination(for: Int.self) { Text("\($0)") }
        }
    }
}

@MainActor private final class OlderModel: ObservableObject {
    @Published var count = 0
    var silent = "old"
}

private struct OlderReader: View {
    @StateObject private var own = OlderModel()
    @ObservedObject var given: OlderModel
    @EnvironmentObject private var around: OlderModel

    var body: some View {
        Text("own \(own.count)")
        Text("given \(given.count)")
        Text("around \(around.count)")
        Button("Add") { own.count += 1 }
    }
}

private struct SilentReader: View {
    @ObservedObject var model: OlderModel

    var body: some View { Text(model.silent) }
}

private struct Zooming: View {
    @Namespace private var names
    @State private var isThere = false

    var body: some View {
        NavigationStack {
            Button("go") { withAnimation { isThere = true } }
                .matchedTransitionSource(id: 1, in: names)
                .navigationDestination(isPresented: $isThere) {
                    Text("there").transition(.slide)
                        .navigationTransition(.zoom(sourceID: 1, in: names))
                    Button("back at once") { isThere = false }
                }
        }
    }
}
