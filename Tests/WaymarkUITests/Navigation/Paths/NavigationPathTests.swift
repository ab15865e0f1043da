// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

struct CodableItem: Hashable, Codable { var x: Int }
private struct PlainItem: Hashable { var x: Int }

/// A name around other types.
enum Warehouse {
    struct Item: Hashable, Codable { var x: Int }
    struct Box<Content: Hashable & Codable>: Hashable, Codable { var content: Content }
}

@MainActor @Suite("NavigationPath") struct NavigationPathTests {
    @Test("NAV-152, NAV-153: the saved form is Apple's: names and texts, the last element first")
    func theWireFormatIsApples() throws {
        var path = NavigationPath()
        path.append(1)
        path.append("foo")
        path.append(CodableItem(x: 2))
        #expect(
            try written(path)
                == #"["WaymarkUITests.CodableItem","{\"x\":2}","Swift.String","\"foo\"","Swift.Int","1"]"#
        )
    }

    @Test("NAV-153: names hold the module, the types around and the types between the brackets")
    func namesAreFull() throws {
        var path = NavigationPath()
        path.append(Warehouse.Item(x: 1))
        path.append(Warehouse.Box(content: Warehouse.Item(x: 2)))
        path.append([1, 2])
        path.append(Optional("a"))
        path.append(Warehouse.Box(content: UUID()))
        #expect(
            try names(of: path) == [
                "WaymarkUITests.Warehouse.Box<Foundation.UUID>", "Swift.Optional<Swift.String>",
                "Swift.Array<Swift.Int>",
                "WaymarkUITests.Warehouse.Box<WaymarkUITests.Warehouse.Item>",
                "WaymarkUITests.Warehouse.Item",
            ])
        #expect(try names(of: path).last == String(reflecting: Warehouse.Item.self))
    }

    @Test("NAV-153: destinations are found by full names, not by the last part of them")
    func destinationsAreFoundByFullNames() throws {
        let text = #"""
            ["Swift.Array<Swift.Int>", "[3]", "WaymarkUITests.CodableItem", "{\"x\":2}",
            "WaymarkUITests.Warehouse.Box<WaymarkUITests.Warehouse.Item>", "{\"content\":{\"x\":1}}"]
            """#
        let path = Recorded(try restored(text))
        let screen = Screen {
            NavigationStack(path: path.binding) {
                Text("Root").navigationDestination(for: Warehouse.Box<Warehouse.Item>.self) {
                    Text("box of \($0.content.x)")
                }
                .navigationDestination(for: CodableItem.self) { Text("item \($0.x)") }
                .navigationDestination(for: [Int].self) { Text("list of \($0.count)") }
            }
        }
        #expect(screen.texts == ["list of 1"])
        try screen.back()
        #expect(screen.texts == ["item 2"])
        try screen.back()
        #expect(screen.texts == ["box of 1"])
        let other = Recorded(try restored(#"["Elsewhere.CodableItem","{\"x\":2}"]"#))
        #expect(placeholder(other) == ["No destination for CodableItem"])
    }

    private func placeholder(_ path: Recorded<NavigationPath>) -> [String] {
        let screen = Screen {
            NavigationStack(path: path.binding) {
                Text("Root").navigationDestination(for: CodableItem.self) { Text("item \($0.x)") }
            }
        }
        #expect(screen.issues.count == 1)
        return screen.texts
    }

    private func names(of path: NavigationPath) throws -> [String] {
        let strings = try JSONDecoder().decode([String].self, from: Data(written(path).utf8))
        return strings.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    }

    @Test("NAV-154: keys are sorted, slashes are escaped as Apple's encoder does")
    func payloadsAreDeterministic() throws {
        struct Pair: Hashable, Codable { var e = 5, d = 4, c = 3, b = 1, a = "x/y" }
        var path = NavigationPath()
        path.append(Pair())
        let strings = try JSONDecoder().decode([String].self, from: Data(written(path).utf8))
        #expect(strings.last == #"{"a":"x\/y","b":1,"c":3,"d":4,"e":5}"#)
    }

    @Test("NAV-150: one element that cannot be encoded makes 'codable' nil")
    func onePlainElementMakesCodableNil() throws {
        var path = NavigationPath([1, 2])
        #expect(path.codable != nil)
        path.append(PlainItem(x: 1))
        #expect(path.codable == nil)
        path.removeLast()
        #expect(path.codable != nil)
        #expect(try written(NavigationPath()) == "[]")
    }

    @Test("NAV-151, B34: the value decides, not what generic code knows of it")
    func genericCodeLosesNothing() {
        func append(_ value: some Hashable, to path: inout NavigationPath) { path.append(value) }
        var path = NavigationPath()
        append(1, to: &path)
        #expect(path.codable != nil)
    }

    @Test("NAV-156: count, isEmpty, append and removeLast work on a path that is not decoded")
    func aLazyPathCanBeEdited() throws {
        var path = try restored(#"["Gone.Type","{}","Swift.Int","1"]"#)
        #expect(path.count == 2)
        path.append("more")
        #expect(path.count == 3)
        path.removeLast(2)
        #expect(try written(path) == #"["Swift.Int","1"]"#)
        path.removeLast()
        #expect(path.isEmpty)
    }

    @Test("NAV-155, NAV-167: what is not decoded is written again to the letter")
    func undecodedElementsSurvive() throws {
        let text = #"["Gone.Type","{ \"b\" : 1, \"a\":[2] }","Swift.Int","1"]"#
        #expect(try written(restored(text)) == text)
    }

    @Test("NAV-157, NAV-161, B35: a path equals what it was restored from, and nothing else")
    func aRestoredPathIsEqual() throws {
        var path = NavigationPath([1, 2])
        path.append(CodableItem(x: 3))
        let copy = try restored(written(path))
        #expect(copy == path)
        #expect(path == copy)
        #expect(copy.codable == path.codable)
        var other = path
        other.removeLast()
        other.append(CodableItem(x: 4))
        #expect(copy != other)
        #expect(NavigationPath([1, 2]) != NavigationPath([2, 1]))
        #expect(NavigationPath([1]) != NavigationPath([1.0]))
    }

    @Test("NAV-159: a name without a text, or anything but text, is a decoding error")
    func incompletePairsAreErrors() {
        for text in [
            #"["Swift.Int"]"#, #"["Swift.Int","1","Swift.String"]"#, #"[1,"1"]"#, #"{"a":1}"#,
        ] {
            #expect(throws: DecodingError.self, "\(text)") { try restored(text) }
        }
    }

    @Test("NAV-159: an element that refuses to be encoded makes encoding throw")
    func anElementThatRefusesThrows() throws {
        struct Refusing: Hashable, Codable {
            struct Refusal: Error {}
            func encode(to encoder: any Encoder) throws { throw Refusal() }
        }
        var path = NavigationPath()
        path.append(Refusing())
        let codable = try #require(path.codable)
        #expect(throws: (any Error).self) { try JSONEncoder().encode(codable) }
    }

    @Test("NAV-155: restored elements are decoded by the registrations that appear")
    func restoredElementsShowTheirScreens() throws {
        let path = Recorded(try restored(#"["Swift.String","\"foo\"","Swift.Int","1"]"#))
        let screen = Screen { MixedStack(path.binding) }
        #expect(screen.title == "Word foo")
        #expect(screen.depth == 2)
        try screen.back()
        #expect(screen.title == "Number 1")
        #expect(path.value == NavigationPath([1]))
    }

    @Test("NAV-158: names of Foundation's types are read as Apple writes them")
    func foundationTypesAreReadAsAppleWritesThem() throws {
        let id = UUID()
        let path = Recorded(try restored(#"["Foundation.UUID","\"\#(id.uuidString)\""]"#))
        let screen = Screen {
            NavigationStack(path: path.binding) {
                Text("Root").navigationDestination(for: UUID.self) { Text($0.uuidString) }
            }
        }
        #expect(screen.texts == [id.uuidString])
        #expect(try written(path.value).contains("Foundation.UUID"))
    }

    @Test(
        "NAV-066, NAV-166, B14: an element that cannot be decoded goes with all above it, by the binding"
    )
    func anUndecodableElementIsDropped() throws {
        let path = Recorded(try restored(#"["Swift.Int","2","Swift.String","17","Swift.Int","1"]"#))
        let screen = Screen { MixedStack(path.binding) }
        #expect(screen.title == "Number 1")
        #expect(path.writes.map(\.count) == [1])
        let issue = try theOnlyIssue(on: screen)
        #expect(issue.kind.name == "undecodablePathElement")
        #expect(issue.message.hasPrefix("element 1 of a restored path is no 'String'"))
    }

    @Test("NAV-166: where the binding refuses that, it is tried once, and what lies below is shown")
    func anUndecodableElementMayStayOnThePath() throws {
        let path = Recorded(try restored(#"["Swift.Int","2","Swift.String","17","Swift.Int","1"]"#))
        let saved = path.value
        path.filter = { _ in saved }
        let screen = Screen { MixedStack(path.binding) }
        #expect(screen.title == "Number 1")
        #expect(screen.depth == 1)
        screen.resize(to: .compact)
        #expect(path.writes.map(\.count) == [1])
        let issue = try theOnlyIssue(on: screen)
        #expect(issue.kind.name == "undecodablePathElement")
        #expect(issue.message.hasPrefix("element 1 of a restored path is no 'String'"))
        screen.change { path.filter = { $0 } }
        try screen.back()
        #expect(path.value.isEmpty)
    }

    @Test("NAV-167: an element of an unknown type stays, as a placeholder")
    func anUnknownElementStays() throws {
        let text = #"["Swift.Int","2","Gone.Kind","{}"]"#
        let path = Recorded(try restored(text))
        let screen = Screen { MixedStack(path.binding) }
        #expect(screen.title == "Number 2")
        #expect(screen.depth == 2)
        try screen.back()
        #expect(screen.texts == ["No destination for Kind"])
        #expect(try written(path.value) == #"["Gone.Kind","{}"]"#)
        #expect(
            screen.issues.map(\.kind) == [
                .missingDestination(type: "Kind", known: ["Int", "String"])
            ])
    }

    private func written(_ path: NavigationPath) throws -> String {
        String(decoding: try JSONEncoder().encode(path.codable), as: UTF8.self)
    }

    private func restored(_ text: String) throws -> NavigationPath {
        NavigationPath(
            try JSONDecoder().decode(
                NavigationPath.CodableRepresentation.self, from: Data(text.utf8)))
    }
}
