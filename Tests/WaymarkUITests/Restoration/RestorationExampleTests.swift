// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

@testable import restoration

/// Apple's documented ways to restore, each in a process that is killed.
@MainActor @Suite("Ways to restore") struct RestorationExampleTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("RES-003, RES-007: a path that is saved on the way to the background comes back")
    func aPathInSceneStorageComesBack() throws {
        try onScreen(PathInSceneStorage()) { screen in
            try screen.press("Ash")
            try screen.press("To Elm")
            #expect(stored("wood.path") == "")
            screen.enter(.background)
            #expect(stored("wood.path").contains("Elm"))
        }
        try onScreen(PathInSceneStorage()) { screen in
            #expect(screen.title == "Elm")
            #expect(screen.depth == 2)
            try screen.back()
            #expect(screen.title == "Ash")
        }
    }

    @Test("RES-003: a path that cannot be decoded is an empty one")
    func aDamagedPathIsEmpty() throws {
        for text in ["", "nonsense", #"{"path": 1}"#, #"["Swift.Int"]"#] {
            try folder.setSceneData(Data(text.utf8), "wood.path")
            onScreen(PathInSceneStorage()) { #expect($0.title == "Wood", "\(text)") }
        }
    }

    @Test("RES-006: an element that fails to decode late is dropped, with an issue")
    func aLateFailureDoesNoHarm() throws {
        let text = #"""
            ["restoration.Tree","{\"id\":2,\"name\":\"Beech\"}","restoration.Tree","7",\#
            "restoration.Tree","{\"id\":1,\"name\":\"Ash\"}"]
            """#
        try folder.setSceneData(Data(text.utf8), "wood.path")
        try onScreen(PathInSceneStorage()) { screen in
            #expect(screen.title == "Ash")
            #expect(screen.depth == 1)
            let issue = try theOnlyIssue(on: screen)
            #expect(issue.kind.name == "undecodablePathElement")
            #expect(issue.message.hasPrefix("element 1 of a restored path is no 'Tree'"))
            screen.enter(.background)
            #expect(!stored("wood.path").contains("Beech"))
            try screen.back()
            #expect(screen.title == "Wood")
        }
    }

    @Test("RES-003: a model is restored before it is saved, so its empty beginning is not saved")
    func aModelIsRestoredBeforeItIsSaved() async throws {
        try await saveModel()
        try await onScreen(ModelInSceneStorage()) { screen in
            await wait { screen.title == "Elm" }
            #expect(screen.title == "Elm")
            await letTasksBegin()
            #expect(stored("wood.model").contains("[1,3]"))
            try screen.back()
            #expect(screen.title == "Ash")
        }
    }

    @Test("RES-004: trees are kept as numbers; one that is gone is skipped, the rest is there")
    func numbersOfGoneTreesAreSkipped() async throws {
        try await saveModel()
        let changed = stored("wood.model").replacing("[1,3]", with: "[1,99,3]")
        try folder.setSceneData(Data(changed.utf8), "wood.model")
        try await onScreen(ModelInSceneStorage()) { screen in
            await wait { screen.title == "Elm" }
            try screen.back()
            #expect(screen.title == "Ash")
            try screen.back()
            #expect(screen.title == "Wood")
        }
    }

    @Test("RES-003: an observable store reads its file when it is made, and writes each change")
    func aStoreKeepsItsFile() throws {
        let file = folder.url.appending(path: "trees.json")
        try onScreen(StoreInFile(store: FileStore(file: file))) { try $0.press("Beech") }
        onScreen(StoreInFile(store: FileStore(file: file))) { #expect($0.title == "Beech") }
        try folder.write("nonsense", to: "trees.json")
        onScreen(StoreInFile(store: FileStore(file: file))) { #expect($0.title == "Wood") }
    }

    @Test("RES-003: the same with a path of any values")
    func aStoreKeepsAPathOfAnyValues() throws {
        let file = folder.url.appending(path: "trees.json")
        try onScreen(MixedStoreInFile(store: MixedFileStore(file: file))) { screen in
            try screen.press("Beech")
            try screen.press("To Ash")
        }
        try onScreen(MixedStoreInFile(store: MixedFileStore(file: file))) { screen in
            #expect(screen.title == "Ash")
            try screen.back()
            #expect(screen.title == "Beech")
        }
    }

    @Test("RES-001, RES-011: a legacy link comes back by its tag, and its screen can be continued")
    func aLegacyLinkComesBack() throws {
        var activity: NSUserActivity?
        try onScreen(LegacySelection()) { try $0.press("Elm") }
        onScreen(LegacySelection()) { screen in
            #expect(screen.title == "Elm")
            activity = screen.userActivity
        }
        let other = Screen { LegacySelection() }
        #expect(other.title == "Wood")
        other.continueUserActivity(try #require(activity))
        #expect(other.title == "Elm")
        #expect(other.userActivity?.targetContentIdentifier == "tree/3")
    }

    @Test("RES-003: a loop over a publisher's values saves what was restored and what follows")
    func aSavingLoopComesBack() async throws {
        try await onScreen(SavingLoop()) { screen in
            await letTasksBegin()
            try screen.press("Ash")
            await wait { stored("wood.loop").contains("[1]") }
        }
        await onScreen(SavingLoop()) { screen in
            await wait { screen.title == "Ash" }
            #expect(screen.title == "Ash")
        }
        #expect(stored("wood.loop").contains("[1]"))
    }

    @Test("RES-012: the examples are an app; each tab is one")
    func theExamplesAreAnApp() throws {
        let screen = Screen(storedIn: folder.url, app: RestorationApp.self)
        #expect(screen.title == "Wood")
        try screen.press("Beech")
        #expect(screen.title == "Beech")
    }

    private func stored(_ key: String) -> String {
        String(decoding: (try? folder.sceneData(key)) ?? Data(), as: UTF8.self)
    }

    /// Goes to two trees and is killed when they are saved.
    private func saveModel() async throws {
        try await onScreen(ModelInSceneStorage()) { screen in
            await letTasksBegin()
            try screen.press("North")
            try screen.press("Ash")
            try screen.press("To Elm")
            await wait { stored("wood.model").contains("[1,3]") }
        }
    }

    /// One life of a process.
    private func onScreen(_ view: some View, _ body: (Screen) throws -> Void) rethrows {
        try body(Screen(storedIn: folder.url) { view })
    }

    private func onScreen(
        _ view: some View, _ body: (Screen) async throws -> Void
    ) async rethrows {
        try await body(Screen(storedIn: folder.url) { view })
    }
}
