// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation
import Testing
@testable import WaymarkMigration

@Suite("Declarations that are missing") struct MissingDeclarationTests {
    private func diagnostics(_ lines: String...) -> [Diagnostic] {
        Diagnostic.all(in: lines.map { "/copy/\($0)\n" }.joined(), below: "/copy")
    }

    private func name(of message: String) -> MissingName? {
        diagnostics("A.swift:1:1: error: \(message)").first.flatMap { MissingName($0) }
    }

    @Test func onlyWhatTheCompilerSaysAboutTheAppCounts() {
        let found = Diagnostic.all(
            in: """
                [1/2] Compiling App A.swift
                /copy/App/A.swift:3:7: error: cannot find 'a' in scope
                /copy/App/A.swift:3:7: error: cannot find 'a' in scope
                /other/A.swift:3:7: error: cannot find 'b' in scope
                /copy/App/A.swift:4:1: note: here: it is
                  |       `- error: cannot find 'a' in scope
                """, below: "/copy")
        #expect(found.count == 1)
        #expect(found.first?.path == "App/A.swift")
        #expect(found.first?.line == 3)
        #expect(found.first?.column == 7)
        #expect(found.first?.message == "cannot find 'a' in scope")
    }

    @Test(arguments: [
        ("cannot find type 'UIImage' in scope", "UIImage"),
        ("cannot find 'MKMapView' in scope", "MKMapView"),
        ("unknown attribute 'NSApplicationDelegateAdaptor'", "NSApplicationDelegateAdaptor"),
        ("value of type 'some View' has no member 'onHover'", "View.onHover"),
        ("value of type 'Image' has no member 'symbolVariant'", "View.symbolVariant"),
        ("value of type 'ModifiedContent<Text, Dim>' has no member 'x'", "View.x"),
        ("type 'Image' has no member 'Interpolation'", "Image.Interpolation"),
        ("type 'Font?' has no member 'x'", "Font?.x"),
        ("no such module 'MapKit'", "import MapKit"),
        ("extraneous argument label 'uiImage:' in call", "(uiImage:)"),
        ("cannot find '$isOn' in scope", "what other errors cause"),
        ("no exact matches in call to initializer", "what other errors cause"),
        ("no exact matches in call to instance method 'alert'", "alert(…)"),
        ("generic parameter 'T' could not be inferred", "what other errors cause"),
        (
            "'#selector' can only be used with the Objective-C runtime",
            "'#selector' can only be used with the Objective-C runtime"
        ),
    ])
    func anErrorIsAboutADeclaration(message: String, name: String) {
        #expect(self.name(of: message)?.name == name)
    }

    @Test func warningsOfTheAppsOwnAreNotMissing() {
        let found = diagnostics(
            "A.swift:1:1: warning: unused", "A.swift:2:1: warning: waymark: import MapKit")
        #expect(found.compactMap { MissingName($0)?.name } == ["import MapKit"])
    }

    @Test func importsOfUnknownModulesAreBlankAndLinesStay() {
        let text = """
            import SwiftUI
            @testable import Core; import MapKit
            #if canImport(UIKit)
            import struct UIKit.CGRect
            #endif
            let a = 1

            """
        let blank = ImportBlanker(known: ["Core"]).blank(
            SourceText(path: "A", bytes: Array(text.utf8)))
        #expect(
            String(decoding: blank, as: UTF8.self)
                == text.replacing("import MapKit", with: "#warning(\"waymark: import MapKit\")")
                .replacing(
                    "import struct UIKit.CGRect", with: "#warning(\"waymark: import UIKit\")"))
    }

    @Test func whatBlocksMostComesFirstAndConsequencesLast() throws {
        let folder = try AdoptFixture.whole()
        defer { folder.remove() }
        let found = diagnostics(
            "A.swift:1:1: error: cannot find 'b' in scope",
            "A.swift:2:1: error: generic parameter 'T' could not be inferred",
            "A.swift:3:1: error: generic parameter 'T' could not be inferred",
            "A.swift:4:1: error: generic parameter 'U' could not be inferred",
            "A.swift:5:1: error: cannot find 'a' in scope",
            "B.swift:6:1: error: cannot find 'a' in scope")
        let missing = MissingDeclarations(found, in: try AdoptedProject(in: folder.path))
        #expect(missing.all.map(\.name) == ["a", "b", "what other errors cause"])
        #expect(missing.all.map(\.places.count) == [2, 1, 3])
        #expect(missing.all.first?.fileCount == 2)
        #expect(missing.causes.count == 2)
    }

    @Test func eachFormatNamesThePlacesAndAWayRound() throws {
        let folder = try AdoptFixture.whole()
        defer { folder.remove() }
        let found = diagnostics("App/MailApp.swift:2:8: warning: waymark: import MapKit")
        let missing = MissingDeclarations(found, in: try AdoptedProject(in: folder.path))
        let text = try AdoptFormat.text.text(missing)
        #expect(text.contains("lines of Swift; 1 thing missing in 1 place\nit opens mail://\n"))
        #expect(text.contains("import MapKit: 1 place in 1 file\n"))
        #expect(text.contains("    App/MailApp.swift:2:8: no such module 'MapKit'\n"))
        for format in AdoptFormat.allCases {
            #expect(try format.text(missing).contains("#if canImport(MapKit)"))
            #expect(try format.text(missing).contains("App/MailApp.swift"))
        }
        let log = try JSONSerialization.jsonObject(
            with: Data(try AdoptFormat.sarif.text(missing).utf8))
        let runs = (log as? [String: Any])?["runs"] as? [[String: Any]]
        let result = (runs?.first?["results"] as? [[String: Any]])?.first
        #expect(result?["ruleId"] as? String == "missing-module")
        #expect(result?["ruleIndex"] as? Int == 0)
    }
}
#endif
