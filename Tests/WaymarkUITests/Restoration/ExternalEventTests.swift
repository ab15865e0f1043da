// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

@testable import WaymarkUI

@MainActor @Suite("External events") struct ExternalEventTests {
    @Test(
        "RES-010: a condition is part of the identifier, in any case and with any accents",
        arguments: [
            (["item"], "shop://item/7", true), (["ITEM"], "shop://item/7", true),
            (["cafe"], "shop://Café", true), (["*"], "anything", true), (["*"], "", true),
            ([""], "anything", false), ([], "anything", false), (["x", "item"], "item", true),
            (["other"], "shop://item/7", false),
        ] as [(Set<String>, String, Bool)])
    func conditionsAreContained(texts: Set<String>, identifier: String, isMatch: Bool) {
        #expect(ExternalEventConditions(texts).match(identifier) == isMatch)
    }

    @Test("RES-010: a scene that is declared for a URL is shown and gets it")
    func theDeclaredSceneIsShown() throws {
        let screen = Screen(app: Shop.self)
        #expect(screen.texts.first == "Front")
        screen.open(try #require(URL(string: "shop://item/7")))
        #expect(screen.texts.first == "Item shop://item/7")
    }

    @Test("RES-010: what no scene is declared for goes to the first that declares nothing")
    func theRestGoesToTheFirst() throws {
        let screen = Screen(app: Shop.self)
        screen.open(try #require(URL(string: "shop://item/7")))
        screen.open(try #require(URL(string: "shop://offers")))
        #expect(screen.texts.first == "Front shop://offers")
    }

    @Test("RES-010: an open scene keeps what its views prefer or allow, all together")
    func theOpenSceneKeepsWhatItTakes() throws {
        let screen = Screen(app: Shop.self)
        try screen.press("Keep")
        for text in ["shop://item/preferred", "shop://item/allowed"] {
            screen.open(try #require(URL(string: text)))
            #expect(screen.texts.first == "Front \(text)")
        }
        screen.open(try #require(URL(string: "shop://item/7")))
        #expect(screen.texts.first == "Item shop://item/7")
    }

    @Test("RES-010: an activity is known by what it shows, else by its web page")
    func activitiesHaveIdentifiers() {
        let activity = NSUserActivity(activityType: "seen")
        #expect(ExternalEvent.activity(activity).identifier == "")
        activity.webpageURL = URL(string: "https://shop.example/item")
        #expect(ExternalEvent.activity(activity).identifier == "https://shop.example/item")
        activity.targetContentIdentifier = "other"
        #expect(ExternalEvent.activity(activity).identifier == "other")
        activity.targetContentIdentifier = "item"
        let screen = Screen(app: Shop.self)
        screen.continueUserActivity(activity)
        #expect(screen.texts.first == "Item seen")
    }

    @Test("RES-010: a scene that is shown again starts afresh")
    func scenesHaveStateOfTheirOwn() throws {
        let screen = Screen(app: Shop.self)
        screen.open(try #require(URL(string: "shop://offers")))
        screen.open(try #require(URL(string: "shop://item/7")))
        screen.open(try #require(URL(string: "shop://twin")))
        #expect(screen.texts.first == "Item shop://twin")
        #expect(screen.texts.last == "taps 0")
    }
}

private struct Shop: App {
    var body: some Scene {
        WindowGroup { Front() }
        WindowGroup { Item() }
            .handlesExternalEvents(matching: ["item"])
        WindowGroup { Item() }
            .handlesExternalEvents(matching: ["twin", "item"])
    }
}

private struct Front: View {
    @State private var url: URL?
    @State private var keeps = false

    var body: some View {
        Text("Front \(url?.absoluteString ?? "")".trimmingCharacters(in: .whitespaces))
            .onOpenURL { url = $0 }
        Button("Keep") { keeps = true }
        if keeps {
            Text("a").handlesExternalEvents(preferring: ["preferred"], allowing: [])
            Text("b").handlesExternalEvents(preferring: [], allowing: ["allowed"])
        }
    }
}

private struct Item: View {
    @State private var name = "none"
    @State private var taps = 0

    var body: some View {
        Text("Item \(name)")
            .onOpenURL {
                name = $0.absoluteString
                taps = name.contains("item") ? taps + 1 : taps
            }
            .onContinueUserActivity("seen") { name = $0.activityType }
        Text("taps \(taps)")
    }
}
