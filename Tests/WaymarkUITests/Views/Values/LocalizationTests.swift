// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import SwiftUI
import Testing
import WaymarkElements
import WaymarkTesting

@MainActor @Suite("Words in a person's language") struct LocalizationTests {
    private let bundle: Bundle

    init() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("words-\(UUID().uuidString)")
        let german = folder.appendingPathComponent("de.lproj")
        try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
        try #"""
        "Save" = "Sichern"; "%lld books by %@" = "%2$@ schrieb %1$lld Bücher";
        "%@ is new" = "Neu: %@"; "three %@ %@" = "drei %@ %@ %@"; "100%" = "hundert Prozent";
        "%lf km" = "%lf Kilometer";
        """#.write(
            to: german.appendingPathComponent("Localizable.strings"), atomically: true,
            encoding: .utf8)
        bundle = try #require(Bundle(url: folder))
    }

    @Test func aTextIsShownInThePersonsLanguage() {
        let screen = Screen(languages: ["de-AT"]) { Text("Save", bundle: bundle) }
        #expect(screen.texts == ["Sichern"])
    }

    @Test func valuesAreFilledInWhereTheTableWantsThem() {
        let screen = Screen(languages: ["de"]) {
            VStack {
                Text("\(3) books by \("Ida")", bundle: bundle)
                Text("100%", bundle: bundle)
                Text("\(1.5) km", bundle: bundle)
                Text("not in a table", bundle: bundle)
            }
        }
        #expect(
            screen.texts
                == ["Ida schrieb 3 Bücher", "hundert Prozent", "1.5 Kilometer", "not in a table"])
    }

    @Test func theStyleOfATextIsThatOfItsWords() throws {
        let bundle = bundle
        let screen = Screen(languages: ["de"]) {
            Text("\(Text("soup").italic()) is new", bundle: bundle).bold()
        }
        var found: TextContent?
        screen.root.forEach { if case .text(let text) = $0.role { found = text } }
        let text = try #require(found)
        #expect(text.runs.map(\.string) == ["Neu: ", "soup"])
        #expect(text.runs.map(\.isBold) == [true, true])
        #expect(text.runs.map(\.isItalic) == [false, true])
    }

    @Test func aViewMayHaveAnotherLanguage() {
        let bundle = bundle
        let screen = Screen {
            VStack {
                Text("Save", bundle: bundle)
                Text("Save", bundle: bundle).environment(\.locale, Locale(identifier: "de"))
            }
        }
        #expect(screen.texts.last == "Sichern")
    }

    @Test func wordsThatWantMoreValuesThanThereAreAreAnIssue() {
        let screen = Screen(languages: ["de"]) { Text("three \("a") \("b")", bundle: bundle) }
        #expect(screen.texts == ["drei a b %@"])
        #expect(screen.issues.map(\.kind.name) == ["missingTextValue"])
    }

    @Test func aStringIsLookedUpForWhomTheAppIsAtWork() throws {
        let bundle = bundle
        let screen = Screen(languages: ["de"]) { Saving(bundle: bundle) }
        try screen.press("press")
        #expect(screen.texts.contains("Sichern"))
        #expect(String(localized: "Save", bundle: bundle) != "")
    }

    @Test func aKeySaysThePlacesOfItsValues() {
        let resource: LocalizedStringResource =
            "\(1) \(UInt(1)) \(Int32(1)) \("a") \(1.0) \(Float(1)) 100%"
        #expect(resource.key == "%lld %llu %d %@ %lf %f 100%%")
    }

    @Test func theEnvironmentSaysTheLanguageOfThePerson() {
        let screen = Screen(languages: ["fr-CH", "en"]) { Languages() }
        #expect(screen.texts == ["fr-CH"])
    }
}

private struct Saving: View {
    let bundle: Bundle
    @State private var words = ""

    var body: some View {
        VStack {
            Button("press") { words = String(localized: "Save", bundle: bundle) }
            Text(words)
        }
    }
}

private struct Languages: View {
    @Environment(\.locale) private var locale

    var body: some View { Text(verbatim: locale.identifier) }
}
