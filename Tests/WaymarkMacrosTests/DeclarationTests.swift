// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Testing

@testable import WaymarkMacros

@Suite struct DeclarationTests {
    @Test(
        arguments: [
            ("@Entry var a = 1 // one", "a", nil, "1"),
            ("@Entry public var a: [String: Int] = [:]", "a", "[String: Int]", "[:]"),
            ("@Entry var a: () -> Void = {}", "a", "() -> Void", "{}"),
            ("@Entry var a: Color? /* red */ = nil;", "a", "Color?", "nil"),
            ("@Entry var `in`: Int", "in", "Int", nil),
            ("@available(*, message: \"}\") @A<B<C>, D>(1) @E.F var a: X = .y", "a", "X", ".y"),
            (
                "private(set) nonisolated(unsafe) var a: (Int, A<B>) = (1, .init(b: { $0 }))", "a",
                "(Int, A<B>)", "(1, .init(b: { $0 }))"
            ),
            ("var a = { x in\n  // }\n  \"}\"\n}", "a", nil, "{ x in\n  // }\n  \"}\"\n}"),
            ("/// var b = 2\nvar a = 3", "a", nil, "3"),
        ] as [(String, String, String?, String?)])
    func aVariableHasNameTypeAndValue(
        _ source: String, _ name: String, _ type: String?, _ value: String?
    ) throws {
        let variable = try #require(VariableDeclaration(source))
        #expect(variable.name.name == name)
        #expect(variable.type == type)
        #expect(variable.value == value)
        #expect(!variable.hasAccessors)
    }

    @Test(arguments: ["func f() { var a = 1 }", "struct S { var a = 1 }", "case a", "", "var", "@"])
    func otherDeclarationsAreNoVariables(_ source: String) {
        #expect(VariableDeclaration(source) == nil)
    }

    @Test func attributesModifiersAndAccessorsAreSeen() throws {
        let variable = try #require(VariableDeclaration("@A @B.C static @D let a: Int { 3 }"))
        #expect(variable.attributes == ["A", "C", "D"])
        #expect(variable.modifiers == ["static"])
        #expect(variable.keyword.text == "let")
        #expect(variable.hasAccessors)
    }

    @Test(
        arguments: [
            ("Color?", "Color"), ("(() -> Void)?", "(() -> Void)"), ("Int!", "Int"),
            ("Optional<[Int]>", "[Int]"), ("Swift.Optional<Int>", "Int"), ("Int", nil),
            ("[Int?]", nil),
        ] as [(String, String?)])
    func anOptionalTypeIsUnwrapped(_ type: String, _ wrapped: String?) throws {
        #expect(try #require(VariableDeclaration("var a: \(type)")).wrappedType == wrapped)
    }

    @Test(arguments: [
        ("extension EnvironmentValues {}", "extension", "EnvironmentValues"),
        ("// c\n@A(b) public extension SwiftUI.Transaction: P {}", "extension", "Transaction"),
        ("final class C<T: P> where T: Q {}", "class", "C"),
        ("private struct `in` {}", "struct", "in"), ("let a = 1", "", ""), ("", "", ""),
    ])
    func aTypeHasKeywordAndName(_ source: String, _ keyword: String, _ name: String) {
        let type = TypeDeclaration(source)
        #expect(type.keyword == keyword)
        #expect(type.name == name)
        #expect(type.isPrivate == source.contains("private"))
    }

    @Test func theVariablesOfATypeAreItsOwn() {
        let type = TypeDeclaration(
            """
            struct S<T>: View where T: P {
                @State private var a = b
                @E let c: () -> Void, d = x ? y : z
                @E var e: String = "}{" // @E var no
                #if DEBUG
                @E private(set) var f = { (let: Int) in let g = 1; return g }
                #endif
                var body: some View { let h = 1; Text("\\(h)") }
                func i() { @E var j = 1 }
                struct K { @E var l = 1 }
            }
            """)
        #expect(type.variables.map(\.name.text) == ["a", "c", "e", "f", "body"])
        let marked = type.variables.filter { $0.attributes == ["E"] }
        #expect(marked.map(\.name.text) == ["c", "e", "f"])
    }
}
