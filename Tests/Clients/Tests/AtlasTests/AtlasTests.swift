// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import SwiftUI
import Testing
import WaymarkTesting

@testable import Atlas

@MainActor @Suite("An app with resources") struct AtlasTests {
    @Test func filesAreFoundInTheMainBundleAndInTheModules() throws {
        #expect(AtlasData.places == ["Graz", "Oslo"])
        #expect(Bundle.module.url(forResource: "places", withExtension: "json") != nil)
        #expect(Bundle.main.paths(forResourcesOfType: "json", inDirectory: nil).count == 1)
        #expect(Bundle.main.url(forResource: "nowhere", withExtension: "json") == nil)
    }

    @Test func theMainBundleHasTheAppsInformation() {
        #expect(AtlasData.version == "2.1")
        #expect(Bundle.main.bundleIdentifier == "org.example.atlas")
        #expect(Bundle.main.object(forInfoDictionaryKey: "CFBundleName") == nil)
    }

    @Test func theWordsAreThoseOfThePersonsLanguage() throws {
        let screen = Screen(languages: ["de-AT"], app: AtlasApp.self)
        #expect(screen.title == "Orte")
        let texts = screen.texts
        for text in [
            "Willkommen im Atlas", "Ort wählen", "2 Orte", "2 Orte in einem Land",
            "In Europe liegt Graz", "Schließen", "eine Karte",
        ] {
            #expect(texts.contains(text), "\(text) in \(texts)")
        }
        try screen.press("Über diesen Atlas")
        #expect(screen.texts.contains("Über diesen Atlas"))
    }

    @Test func anAppIsShownAsWrittenToThoseWhoseLanguageItHasNot() {
        let screen = Screen(languages: ["fi"], app: AtlasApp.self)
        #expect(screen.title == "Places")
        #expect(screen.texts.contains("2 places"))
    }

    @Test func aViewCanBeShownInAnotherLanguage() {
        let screen = Screen {
            VStack {
                Text("Hello, \("Ida")").environment(\.locale, Locale(identifier: "de"))
                Text("Hello, \("Ida")").environment(\.locale, Locale(identifier: "fi"))
            }
        }
        #expect(screen.texts == ["Hallo, Ida", "Hello, Ida"])
    }

    @Test func stringsOutsideOfViewsAreLookedUpToo() {
        #expect(NSLocalizedString("atlas.about", comment: "") == "About this atlas")
        #expect(String(localized: "\(1) places") == "1 place")
        #expect(String(localized: "\(2) places", bundle: .module) == "2 places")
    }

    @Test func coloursAndPicturesAreMembers() {
        #expect(Color(.brand) == Color("BrandColor"))
        #expect(Color.brand == Color("BrandColor"))
        #expect(Color(.label) == Color.secondary)
        #expect(Image(.Icons.star) == Image("Icons/star"))
    }
}
