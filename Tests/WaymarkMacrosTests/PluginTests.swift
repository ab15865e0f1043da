// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Testing

@testable import WaymarkMacros

@Suite struct PluginTests {
    func reply(to text: String) throws -> String {
        answer(to: try JSONReader.value(of: Array(text.utf8))).message.text
    }

    @Test func aFreestandingMacroExpandsToItsSource() throws {
        let reply = try reply(
            to: #"""
                {"expandFreestandingMacro":{"discriminator":"$s1C","lexicalContext":[],
                "macro":{"moduleName":"WaymarkMacroPlugin","name":"Preview",
                "typeName":"PreviewMacro"},
                "macroRole":"declaration","syntax":{"kind":"expression","location":{"column":34,
                "fileID":"C/C.swift","fileName":"/C.swift","line":14,"offset":344},
                "source":"\n#Preview(\"x\") { Text(\"a\") }"}}}
                """#)
        #expect(reply == #"{"expandMacroResult":{"diagnostics":[],"expandedSource":""}}"#)
    }

    @Test func aMistakeIsReportedWhereItIsInTheFile() throws {
        let reply = try reply(
            to: #"""
                {"expandAttachedMacro":{"attributeSyntax":{"kind":"attribute","location":{
                "fileName":"/C.swift","offset":100},"source":"\n    @Entry "},"declSyntax":{
                "kind":"declaration","location":{"fileName":"/C.swift","offset":100},
                "source":"\n    @Entry var a: Int"},"discriminator":"$s1C","lexicalContext":[{
                "kind":"declaration","location":{"fileName":"","offset":0},
                "source":"\nextension EnvironmentValues {}"}],"macro":{
                "moduleName":"WaymarkMacroPlugin","name":"Entry ","typeName":"EntryMacro"},
                "macroRole":"peer"}}
                """#)
        #expect(
            reply
                == #"{"expandMacroResult":{"diagnostics":[{"fixIts":[],"highlights":[],"#
                + #""message":"'a' has no default value; add '= value', or make its type "#
                + #"optional","notes":[],"position":{"fileName":"/C.swift","offset":116},"#
                + #""severity":"error"}],"expandedSource":null}}"#)
    }

    @Test func anUnknownMacroIsAnErrorAtItsUse() throws {
        let reply = try reply(
            to: #"""
                {"expandFreestandingMacro":{"macro":{"typeName":"OtherMacro"},"syntax":{
                "source":"\n#Other","location":{"fileName":"/C.swift","offset":10}}}}
                """#)
        #expect(reply.contains("has no macro 'OtherMacro'"))
        #expect(reply.contains(#""position":{"fileName":"/C.swift","offset":11}"#))
    }

    @Test(arguments: ["expandAttachedMacro", "expandFreestandingMacro", "paintMacro"])
    func aMessageThatCannotBeUnderstoodIsAnErrorThatNamesIt(_ name: String) throws {
        let reply = try reply(to: #"{"\#(name)":{"macro":{}}}"#)
        #expect(reply.hasPrefix(#"{"expandMacroResult":{"diagnostics":[{"#))
        #expect(reply.contains("cannot read the compiler's message '\(name)'"))
    }

    @Test(arguments: ["[]", "{}", "3"])
    func aMessageWithoutANameGetsAnAnswerToo(_ text: String) throws {
        #expect(try reply(to: text).hasPrefix(#"{"expandMacroResult":"#))
    }

    @Test func librariesAreNotLoaded() throws {
        let reply = try reply(
            to: #"{"loadPluginLibrary":{"libraryPath":"/l.so","moduleName":"L"}}"#)
        #expect(reply.hasPrefix(#"{"loadPluginLibraryResult":{"diagnostics":[{"#))
        #expect(reply.hasSuffix(#""loaded":false}}"#))
        #expect(reply.contains("'/l.so'"))
    }
}
