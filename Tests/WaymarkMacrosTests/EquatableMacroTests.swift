// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Testing

@testable import WaymarkMacros

@Suite struct EquatableMacroTests {
    func expand(
        _ source: String, as name: String = "S", conforms: Bool = false, in context: [String] = []
    ) throws -> String {
        try Macro.equatable.source(
            for: ExpansionRequest(
                macro: "EquatableMacro", role: "extension",
                use: SourceText(text: "\n@Equatable ", file: "/C.swift", offset: 1000),
                declaration: SourceText(text: source, file: "/C.swift", offset: 1000),
                extendedType: name,
                conformances: conforms ? nil : "struct Placeholder: Equatable {}",
                context: context.map { SourceText(text: $0, file: "", offset: 0) }))
    }

    @Test func theConformanceComparesAtRunTime() throws {
        #expect(
            try expand("\n@Equatable struct S: View {}", as: "Outer.S") == """
                extension Outer.S: Swift.Equatable {
                    nonisolated public static func == (left: Self, right: Self) -> Bool {
                        SwiftUI._equatableFields(left, right, ignoring: [])
                    }
                }
                """)
    }

    @Test func ignoredPropertiesAreNamed() throws {
        let source = try expand(
            """
            @Equatable struct S {
                let a: Int
                @EquatableIgnored var b = 1
                @State @EquatableIgnored private var `in`: Int
                @SwiftUI.EquatableIgnoredUnsafeClosure
                let onTap: () -> Void
            }
            """)
        #expect(source.contains(#"ignoring: ["b", "in", "onTap"])"#))
    }

    @Test func aTypeThatIsEquatableAlreadyIsLeftAlone() throws {
        #expect(try expand("@Equatable struct S: Equatable {}", conforms: true) == "")
    }

    @Test(arguments: ["class", "enum", "actor"])
    func onlyAStructCanBeCompared(_ keyword: String) throws {
        let finding = try #require(throws: Finding.self) {
            try expand("@Equatable \(keyword) S {}")
        }
        #expect(finding.message.contains("this is declared with '\(keyword)'"))
        #expect(finding.offset == 1001)
    }

    @Test func aPrivateNestedTypeIsOutOfReach() throws {
        let own = try #require(throws: Finding.self) {
            try expand("@Equatable private struct S {}", in: ["enum Outer {}"])
        }
        #expect(own.message.contains("write 'fileprivate' instead"))
        #expect(throws: Finding.self) {
            try expand("@Equatable struct S {}", in: ["private enum Inner {}", "enum Outer {}"])
        }
    }

    @Test func aPrivateTypeOfTheFileIsInReach() throws {
        #expect(try expand("@Equatable private struct S {}") != "")
        #expect(try expand("@Equatable struct S {}", in: ["private enum Outer {}"]) != "")
        #expect(try expand("@Equatable fileprivate struct S {}", in: ["enum Outer {}"]) != "")
    }

    @Test(arguments: [("let a: Int", true), ("func f() {}", false)])
    func onlyStoredPropertiesCanBeIgnored(_ source: String, _ isFine: Bool) {
        let text = SourceText(text: "@EquatableIgnored " + source, file: "/C.swift", offset: 0)
        let request = ExpansionRequest(
            macro: "EquatableIgnoredMacro", role: "peer", use: text, declaration: text)
        #expect((try? Macro.equatableIgnored.source(for: request)) == (isFine ? "" : nil))
    }
}
