// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Testing
@testable import WaymarkMigration

@Suite("Properties that several files use") struct SharedPropertyTests {
    private let editor = """
        struct Editor: View {
            @Environment(\\.presentationMode) var mode
            func stop() { mode.wrappedValue.dismiss() }
        }

        """

    /// Migrates two files, and returns their new texts and the reasons why something stays.
    private func run(_ editor: String, _ other: String) throws -> (
        texts: [String], refusals: [Refusal]
    ) {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        try folder.write(editor, to: "A.swift")
        try folder.write(other, to: "B.swift")
        var options = MigrationOptions()
        options.floor[.iOS] = Version(17)
        let migration = Migration(paths: [folder.path], options)
        #expect(FileWriter.write(migration.results).isEmpty)
        let refusals = migration.results.flatMap(\.entries).compactMap { entry in
            if case .refused(let refusal) = entry.disposition { refusal } else { nil }
        }
        return (try [folder.read("A.swift"), folder.read("B.swift")], refusals)
    }

    @Test(arguments: [
        "extension Editor { func close() { mode.wrappedValue.dismiss() } }",
        "#if os(iOS)\nextension Screens.Editor { var a: Bool { self.mode.wrappedValue.dismiss() } }\n#endif",
        "class Helper { let editor: Editor\nfunc close() { editor.mode.wrappedValue.dismiss() } }",
    ])
    func theUsesOfAnotherFileAreMigratedWithTheProperty(other: String) throws {
        let result = try run(editor, other)
        #expect(result.texts[0].contains("@Environment(\\.dismiss) var dismiss"))
        #expect(
            result.texts[1] == other.replacing("mode.wrappedValue.dismiss", with: "dismiss"))
        #expect(result.refusals.isEmpty)
    }

    @Test func aNameThatIsTakenInOneOfTheFilesIsKeptInBoth() throws {
        let other = "extension Editor { func dismiss() { mode.wrappedValue.dismiss() } }\n"
        let result = try run(editor, other)
        #expect(result.texts[0].contains("@Environment(\\.dismiss) var mode\n"))
        #expect(result.texts[1] == "extension Editor { func dismiss() { mode() } }\n")
    }

    @Test func aQuestionInAnotherFileGetsItsPropertyAtHome() throws {
        let other = """
            extension Editor {
                var isOpen: Bool { mode.wrappedValue.isPresented }
                func close() { mode.wrappedValue.dismiss() }
            }

            """
        let result = try run(editor, other)
        #expect(
            result.texts[0].contains(
                "\\.dismiss) var dismiss\n    @Environment(\\.isPresented) var isPresented\n"))
        #expect(result.texts[1].contains("var isOpen: Bool { isPresented }"))
    }

    @Test(arguments: [
        ("extension Editor { var bar: Bar { Bar(mode: mode) } }\n", Refusal.escapingValue),
        (
            "extension Editor { func end() { mode.wrappedValue // now\n.dismiss() } }\n",
            .commentInTheWay
        ),
        (
            "struct Editor {}\nextension Editor { func end() { mode.wrappedValue.dismiss() } }\n",
            .usedElsewhere
        ),
        ("extension Editor { func end() { mode.wrappedValue\n.dismiss() } }\n", .usedElsewhere),
    ])
    func bothFilesStayWhenOneHasTo(other: String, refusal: Refusal) throws {
        let result = try run(editor, other)
        #expect(result.texts == [editor, other])
        #expect(result.refusals == [refusal])
    }

    @Test func anIgnoredUseKeepsTheProperty() throws {
        let other = """
            extension Editor {
                // waymark:ignore UseDismiss – later
                func close() { mode.wrappedValue.dismiss() }
            }

            """
        let result = try run(editor, other)
        #expect(result.texts == [editor, other])
        #expect(result.refusals == [.usedElsewhere])
    }

    @Test func anExtensionThatDoesNotUseItIsNoReasonToStay() throws {
        let result = try run(editor, "extension Editor { var isOld: Bool { true } }\n")
        #expect(result.texts[0].contains("func stop() { dismiss() }"))
    }

    @Test func aPrivatePropertyIsNobodyElses() throws {
        let other = "extension Editor { func close() { mode.wrappedValue.dismiss() } }\n"
        let result = try run(editor.replacing("var mode", with: "private var mode"), other)
        #expect(result.texts[0].contains("private var dismiss"))
        #expect(result.texts[1] == other)
    }
}
#endif
