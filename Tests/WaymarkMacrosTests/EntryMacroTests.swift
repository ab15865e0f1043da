// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Testing

@testable import WaymarkMacros

@Suite struct EntryMacroTests {
    func expand(
        _ source: String, in context: String? = "extension EnvironmentValues {}",
        role: String = "peer"
    ) throws -> String {
        let around = context.map { [SourceText(text: $0, file: "", offset: 0)] } ?? []
        return try Macro.entry.source(
            for: ExpansionRequest(
                macro: "EntryMacro", role: role,
                use: SourceText(text: "@Entry ", file: "/C.swift", offset: 1000),
                declaration: SourceText(text: source, file: "/C.swift", offset: 1000),
                context: around))
    }

    @Test func theAccessorsUseTheKey() throws {
        let source = try expand("@Entry var tint: Color? = nil", role: "accessor")
        #expect(
            source == "{ get { self[__Key_tint.self] } set { self[__Key_tint.self] = newValue } }")
    }

    @Test func theKeyKeepsTypeAndValueAsWritten() throws {
        #expect(
            try expand("@Entry var tap: (Int) -> Void = { p(\"}\\($0)\") } // nothing") == """
                private nonisolated struct __Key_tap: SwiftUI.EnvironmentKey {
                    nonisolated(unsafe) static var defaultValue: (Int) -> Void = { p("}\\($0)") }
                }
                """)
    }

    @Test func theTypeOfTheKeyIsInferredWhereTheVariableHasNone() throws {
        #expect(try expand("@Entry var count = 3").contains("static var defaultValue = 3\n"))
    }

    @Test func anOptionalIsNilUnlessThereIsAValue() throws {
        #expect(try expand("@Entry var a: Int?").contains("static var defaultValue: Int? = nil\n"))
    }

    @Test(arguments: [
        ("Transaction", "TransactionKey"), ("ContainerValues", "ContainerValueKey"),
        ("SwiftUI.EnvironmentValues", "EnvironmentKey"),
    ])
    func theKeyConformsAsItsContainerNeedsIt(_ container: String, _ key: String) throws {
        let source = try expand("@Entry var a = 1", in: "public extension \(container) {}")
        #expect(source.contains("struct __Key_a: SwiftUI.\(key) {"))
    }

    @Test(arguments: ["", " = nil"])
    func aFocusedValueHasAKeyOfTheWrappedType(_ value: String) throws {
        let variable = "@Entry var a: (() -> Void)?\(value)"
        #expect(
            try expand(variable, in: "extension FocusedValues {}") == """
                private nonisolated struct __Key_a: SwiftUI.FocusedValueKey {
                    typealias Value = (() -> Void)
                }
                """)
    }

    @Test func aKeywordInBackticksGivesAPlainKey() throws {
        #expect(try expand("@Entry var `in` = 1").contains("struct __Key_in:"))
    }

    @Test(arguments: [
        ("@Entry var a: Int", "'a' has no default value", 11),
        ("@Entry var a: Int { 3 }", "replace those in braces with '= value'", 11),
        ("@Entry let a = 1", "write '@Entry var name: Type = value'", 7),
        ("\n@Entry func f() {}", "write '@Entry var name: Type = value'", 1),
        ("@Entry static var a = 1", "remove 'static'", 18),
    ])
    func aMistakeSaysWhatToDo(_ source: String, _ sentence: String, _ offset: Int) throws {
        let finding = try #require(throws: Finding.self) { try expand(source) }
        #expect(finding.message.contains(sentence))
        #expect(finding.offset == 1000 + offset)
        #expect(finding.file == "/C.swift")
    }

    @Test(arguments: ["struct EnvironmentValues {}", "extension View {}", nil] as [String?])
    func onlyItsContainersTakeAnEntry(_ context: String?) throws {
        let finding = try #require(throws: Finding.self) {
            try expand("@Entry var a = 1", in: context)
        }
        #expect(finding.message.contains("move it into an extension of one of them"))
        #expect(finding.offset == 1000)
    }

    @Test(arguments: [("Int", "make its type optional"), ("Int? = 3", "remove its default value")])
    func aFocusedValueIsNilAtFirst(_ rest: String, _ sentence: String) throws {
        let finding = try #require(throws: Finding.self) {
            try expand("@Entry var a: \(rest)", in: "extension FocusedValues {}")
        }
        #expect(finding.message.contains(sentence))
    }

    @Test func aMistakeIsReportedOnce() throws {
        let source = try expand("@Entry var a: Int", role: "accessor")
        #expect(source == "{ get { fatalError() } set {} }")
        #expect(try expand("@Entry var a: Int { 3 }", role: "accessor") == "")
    }
}
