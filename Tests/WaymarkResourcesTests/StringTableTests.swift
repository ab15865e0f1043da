// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import Testing

@testable import WaymarkResources

@Suite("String tables") struct StringTableTests {
    private func tables(_ files: [String: String]) throws -> StringTables {
        StringTables([ResourceFolder(try TemporaryFolder.holding(files))])
    }

    private func text(
        _ entry: TableEntry?, _ language: String = "en", _ arguments: [String] = []
    ) -> String? {
        entry?.pieces(in: language, arguments: arguments.count) { place in
            arguments.indices.contains(place) && Double(arguments[place]) != nil
                ? arguments[place] : nil
        }.map { piece in
            switch piece {
            case .words(let words): words
            case .argument(let place): arguments.indices.contains(place) ? arguments[place] : "?"
            }
        }.joined()
    }

    @Test func listsOfStringsAreReadInBothEncodings() throws {
        let tables = try tables([
            "de.lproj/Localizable.strings": "/* why */ \"a\" = \"b\\n\\\"c\\\"\";\nkey = word;"
        ])
        #expect(text(tables.entry(for: "a", table: nil, in: "de")) == "b\n\"c\"")
        #expect(text(tables.entry(for: "key", table: nil, in: "de")) == "word")
        #expect(tables.entry(for: "nothing", table: nil, in: "de") == nil)
        #expect(tables.languages == ["de"])
    }

    @Test func aWordThatIsMissingComesFromTheLanguageThatTheAppWasWrittenIn() throws {
        let catalog = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"about": {"localizations": {
            "en": {"stringUnit": {"state": "translated", "value": "About"}}}}}}
            """
        let tables = try tables([
            "Localizable.xcstrings": catalog, "fr.lproj/Localizable.strings": "\"x\" = \"y\";",
        ])
        #expect(text(tables.entry(for: "about", table: nil, in: "fr")) == "About")
        #expect(tables.language(for: ["fr-CA"]) == "fr")
        #expect(tables.language(for: ["ja"]) == "en")
    }

    @Test func valuesMayStandInAnotherOrderAndPercentSignsStay() throws {
        let tables = try tables([
            "de.lproj/Localizable.strings":
                "\"%@ in %@\" = \"In %2$@ ist %1$@ zu 100%%\"; \"50%\" = \"50 %\";"
        ])
        let entry = tables.entry(for: "%@ in %@", table: nil, in: "de")
        #expect(text(entry, "de", ["Graz", "Austria"]) == "In Austria ist Graz zu 100%")
        #expect(text(tables.entry(for: "50%", table: nil, in: "de")) == "50 %")
        #expect(text(entry, "de", ["Graz"]) == "In ? ist Graz zu 100%")
    }

    @Test func aDamagedTableIsNamedAndTheOthersWork() throws {
        let tables = try tables([
            "de.lproj/Broken.strings": "\"a\" = \"b\"\n\"c\" = \"d\";",
            "de.lproj/Localizable.strings": "\"a\" = \"b\";", "Bad.xcstrings": "{",
            "Old.xcstrings": "{\"version\": \"1.0\"}",
        ])
        #expect(text(tables.entry(for: "a", table: nil, in: "de")) == "b")
        #expect(tables.problems.count == 3)
        #expect(
            tables.problems[0].hasSuffix("Broken.strings cannot be read (Missing ';' on line 2)"))
        #expect(tables.problems[1].contains("Bad.xcstrings is not JSON"))
        #expect(tables.problems[2].contains("Old.xcstrings has no 'sourceLanguage'"))
    }

    @Test(arguments: [
        (["de-AT"], "de"), (["fr", "pt-PT"], "pt-BR"), (["zh-CN"], "zh-Hans"),
        (["zh-TW", "en-GB"], "en"), (["de_AT"], "de"),
    ])
    func theBestLanguageIsChosen(_ wishes: [String], _ language: String) {
        #expect(TextLanguage.best(of: ["en", "de", "pt-BR", "zh-Hans"], for: wishes) == language)
    }

    @Test func noLanguageIsChosenWhereNoneFits() {
        #expect(TextLanguage.best(of: ["en", "de"], for: ["ja"]) == nil)
    }
}

/// Folders for one test.
enum TemporaryFolder {
    static func holding(_ files: [String: String]) throws -> URL {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("resources-\(UUID().uuidString)")
        for (path, text) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        return folder
    }
}
