// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting
import WaymarkUI

@MainActor @Suite("Stored files") struct StorageFileTests {
    @Test("RES-012: what was stored is there after the process was killed")
    func storedValuesOutliveTheProcess() throws {
        let folder = try TemporaryFolder()
        try onScreen(in: folder) { screen in
            try screen.press("More")
            try screen.press("More")
        }
        onScreen(in: folder) { screen in
            #expect(screen.texts == ["scene 2", "settings 2", "More"])
        }
        #expect(folder.names == ["scene.json", "settings.json"])
    }

    @Test("RES-012: a file is text that a person can read, in a fixed order")
    func filesAreReadable() throws {
        let folder = try TemporaryFolder()
        let screen = Screen(storedIn: folder.url) { Kinds() }
        try screen.press("Set")
        #expect(
            try folder.text(of: "settings.json") == """
                {
                  "bool" : true,
                  "double" : 0.1,
                  "int" : 9007199254740993,
                  "string" : "a/b"
                }
                """)
    }

    @Test("RES-012: values come back from a file as they were")
    func valuesComeBackAsTheyWere() throws {
        let folder = try TemporaryFolder()
        func run(_ body: (Screen) throws -> Void) rethrows {
            try body(Screen(storedIn: folder.url) { Kinds() })
        }
        try run { try $0.press("Set") }
        run { screen in
            #expect(screen.texts.first == "true 9007199254740993 0.1 a/b")
        }
    }

    @Test("RES-012: nothing is written before something is stored")
    func nothingIsWrittenWithoutNeed() throws {
        let folder = try TemporaryFolder()
        onScreen(in: folder) { screen in screen.resize(to: .regular) }
        #expect(folder.names == [])
    }

    @Test("RES-012: a damaged file is kept aside, and the app starts from its defaults")
    func damagedFilesAreKeptAside() throws {
        for text in ["{\"count\": 3", "[1]", "{\"count\": {}}", "\u{0}"] {
            let folder = try TemporaryFolder()
            try folder.write(text, to: "scene.json")
            try onScreen(in: folder) { screen in
                #expect(screen.texts.first == "scene 0")
                let issue = try theOnlyIssue(on: screen)
                #expect(issue.kind.name == "damagedStorage")
                let asides = folder.names.filter { $0.hasPrefix("scene.damaged-") }
                let aside = try #require(asides.first)
                #expect(issue.message.contains("it was renamed to '\(aside)'"))
                #expect(try folder.text(of: aside) == text)
                try screen.press("More")
            }
            onScreen(in: folder) { screen in #expect(screen.texts.first == "scene 1") }
        }
    }

    @Test("RES-012: the issue says what, where and what now")
    func theIssueIsASentence() throws {
        let folder = try TemporaryFolder()
        try folder.write("nonsense", to: "settings.json")
        try onScreen(in: folder) { screen in
            let issue = try #require(screen.issues.first)
            #expect(issue.message.contains("settings.json' cannot be read"))
            #expect(issue.message.contains("it was renamed to 'settings.damaged-"))
            #expect(issue.message.hasSuffix("or delete it."))
            #expect(issue.path == "the stored values")
        }
    }

    @Test("RES-012: a folder that cannot be written is an issue, and the app goes on")
    func unwritableFoldersAreReported() throws {
        let folder = try TemporaryFolder()
        try folder.write("a file, where a folder should be", to: "taken")
        let screen = Screen(storedIn: folder.url.appending(path: "taken/app")) { Counters() }
        try screen.press("More")
        #expect(screen.texts.first == "scene 1")
        #expect(screen.issues.count == 2)
        try screen.press("More")
        #expect(screen.issues.count == 2)
    }

    @Test("RES-002: sessions of one process that are open at once share their settings")
    func openSessionsShareSettings() throws {
        let folder = try TemporaryFolder()
        let first = Screen(storedIn: folder.url) { Counters() }
        let second = Screen(storedIn: folder.url) { Counters() }
        try first.press("More")
        second.change {}
        #expect(second.texts == ["scene 0", "settings 1", "More"])
    }

    @Test("RES-012: the folders are those of the environment, or the usual ones below home")
    func foldersAreThoseOfTheEnvironment() {
        let named = StorageFolders(
            app: "wood", environment: ["XDG_STATE_HOME": "/s", "XDG_CONFIG_HOME": "/c"])
        #expect(named.state.path == "/s/wood")
        #expect(named.configuration.path == "/c/wood")
        let usual = StorageFolders(
            app: "wood", environment: ["HOME": "/home/me", "XDG_STATE_HOME": "relative"])
        #expect(usual.state.path == "/home/me/.local/state/wood")
        #expect(usual.configuration.path == "/home/me/.config/wood")
    }

    /// One life of a process.
    private func onScreen(in folder: TemporaryFolder, _ body: (Screen) throws -> Void) rethrows {
        try body(Screen(storedIn: folder.url) { Counters() })
    }
}

private struct Counters: View {
    @SceneStorage("count") private var scene = 0
    @AppStorage("count") private var settings = 0

    var body: some View {
        Text("scene \(scene)")
        Text("settings \(settings)")
        Button("More") {
            scene += 1
            settings += 1
        }
    }
}

private struct Kinds: View {
    @AppStorage("bool") private var bool = false
    @AppStorage("int") private var int = 0
    @AppStorage("double") private var double = 0.0
    @AppStorage("string") private var string = ""

    var body: some View {
        Text("\(bool) \(int) \(double) \(string)" as String)
        Button("Set") {
            bool = true
            int = 9_007_199_254_740_993
            double = 0.1
            string = "a/b"
        }
    }
}
