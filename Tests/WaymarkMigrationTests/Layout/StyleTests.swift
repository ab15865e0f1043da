// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Testing
@testable import WaymarkMigration

@Suite("The style of a file") struct StyleTests {
    private let source = """
        struct Inbox: View {
          var body: some View {
            Text("Inbox").navigationBarItems(trailing: Button("Save", action: save))
          }
        }

        """

    /// What a run makes of the file beside others.
    private func migrated(beside files: [String: String]) throws -> String {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        try folder.write("", to: ".git")
        for (name, text) in files { try folder.write(text, to: name) }
        try folder.write(source, to: "App/Inbox.swift")
        var options = MigrationOptions()
        options.floor[.iOS] = Version(17)
        let results = Migration(paths: [folder.path], options).results
        return results.first.map { String(decoding: $0.after, as: UTF8.self) } ?? ""
    }

    private let long =
        "toolbar { ToolbarItem(placement: .topBarTrailing) { Button(\"Save\", action: save) } }"

    @Test(arguments: [
        (".swift-format", #"{ "lineLength": 90 }"#), (".swift-format", "{}"),
        (".swiftformat", "--indent 2\n--maxwidth 90\n"), (".swiftlint.yml", "line_length: 90\n"),
        (".swiftlint.yml", "line_length:\n  warning: 90\n  error: 200\n"),
        (".swiftlint.yml", "line_length: [90, 200]\n"),
        ("App/.editorconfig", "[*.swift]\nmax_line_length = 90\n"),
        (".editorconfig", "root = true\n[*]\nmax_line_length = 90\n"),
    ])
    func noLineGetsLongerThanToolsAreTold(name: String, text: String) throws {
        let after = try migrated(beside: [name: text])
        #expect(
            after.contains(
                """
                    Text("Inbox").toolbar {
                      ToolbarItem(placement: .topBarTrailing) {
                        Button("Save", action: save)
                      }
                    }

                """))
    }

    @Test(arguments: [
        (".swift-format", #"{ "lineLength": 140 }"#), (".swiftformat", "--maxwidth none\n"),
        (".swiftlint.yml", "disabled_rules:\n  - line_length\nline_length: 90\n"),
        (".swiftlint.yml", "only_rules:\n  - for_where\n"), (".swiftlint.yml", "{"),
        (".editorconfig", "[*.md]\nmax_line_length = 90\n"),
        ("App/.editorconfig", "[*]\nmax_line_length = off\n"),
    ])
    func whatFitsStaysOnOneLine(name: String, text: String) throws {
        #expect(try migrated(beside: [name: text]).contains(long))
    }

    @Test func editorsAskFoldersFurtherOutUpToARoot() throws {
        let outer = "[*]\nmax_line_length = 90\n"
        let rest = [".editorconfig": outer, "App/.editorconfig": "root = true\n"]
        #expect(try migrated(beside: rest).contains(long))
        #expect(
            try !migrated(beside: [".editorconfig": outer, "App/.editorconfig": "[*]\n"])
                .contains(long))
    }

    @Test(arguments: [
        ("a {\n\tb {\n\t\tc\n\t}\n}\n", "\t"), ("a {\n  b {\n    c\n  }\n}\n", "  "),
        ("/*\n * a\n * b\n */\na {\n    b\n}\n", "    "), ("a\n", "   "),
        ("a(b,\n  c)\nd {\n    e\n}\nf {\n    g\n}\n", "    "),
    ])
    func linesBeginAsThoseOfTheFileDo(text: String, unit: String) {
        let style = LayoutStyle(
            of: SourceText(path: "A.swift", text), StyleConfiguration(unit: "   "))
        #expect(style.unit == unit)
    }

    @Test(arguments: [
        ("a(b)\n", "a { b; c }\n", LayoutFaults.Kind.semicolon),
        ("a(b)\n", "a {\n    b {\n        c } }\n", .bracesTogether),
        ("a(b)\n", "a {\nb\n}\n", .wrongDepth), ("a(b)\n", "a {\n    b\n    }\n", .wrongDepth),
        ("a(b)\n", "a {\n\n    b\n}\n", .blankAfterBrace), ("a(b)\n", "a(c) \n", .trailingBlanks),
        ("a(b)\n", "a(\(String(repeating: "c", count: 120)))\n", .longLine),
    ])
    func whatNoPersonWouldLeaveIsFound(before: String, after: String, kind: LayoutFaults.Kind) {
        #expect(LayoutFaults(before, after).found.map(\.kind).contains(kind))
    }

    @Test func whatWasThereBeforeIsNoFaultOfAnEdit() {
        let before = "a {\nb\n  }\nc; d\n"
        #expect(LayoutFaults(before, before.replacing("b", with: "e")).found.isEmpty)
    }
}
#endif
