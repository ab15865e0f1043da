// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

/// A thing that is the same as long as its number is.
struct AlikeById: Hashable, Codable {
    let id: Int
    var name: String

    static func == (a: Self, b: Self) -> Bool { a.id == b.id }

    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// Tests of when a path that was restored equals one that was not.
@MainActor @Suite("Equality of restored paths") struct PathEqualityTests {
    @Test("NAV-157, NAV-161: sets are equal in whatever order they were written")
    func setsAreEqualInAnyOrder() throws {
        let path = NavigationPath([Set([1, 2, 3])])
        for text in ["[1,2,3]", "[1,3,2]", "[2,1,3]", "[2,3,1]", "[3,1,2]", "[3,2,1]"] {
            let copy = try restored("Swift.Set<Swift.Int>", text)
            #expect(copy == path, "\(text)")
            #expect(path == copy, "\(text)")
        }
        #expect(try restored("Swift.Set<Swift.Int>", "[1,2]") != path)
        #expect(try restored("Swift.Array<Swift.Int>", "[2,1]") != NavigationPath([[1, 2]]))
    }

    @Test("NAV-157, NAV-161: the type's own '==' decides, not what was written")
    func theTypesOwnEqualityDecides() throws {
        let path = NavigationPath([AlikeById(id: 1, name: "old")])
        let name = "\(String(reflecting: AlikeById.self))"
        let copy = try restored(name, #"{"id":1,"name":"new"}"#)
        #expect(copy == path)
        #expect(path == copy)
        let other = try restored(name, #"{"id":2,"name":"old"}"#)
        #expect(other != path)
        #expect(path != other)
    }

    @Test("NAV-157, B35: what cannot be decoded as the type is not equal")
    func undecodableValuesAreUnequal() throws {
        let path = NavigationPath([1])
        #expect(try restored("Swift.Int", #""one""#) != path)
        #expect(try restored("Swift.Double", "1") != path)
    }

    @Test(
        "NAV-158: Foundation's types are known by both of their names, and keep the one they have")
    func bothNamesOfFoundationAreKnown() throws {
        let id = UUID()
        let text = "\"\(id.uuidString)\""
        for name in ["Foundation.UUID", "FoundationEssentials.UUID"] {
            let copy = try restored(name, text)
            #expect(copy == NavigationPath([id]))
            #expect(NavigationPath([id]) == copy)
            #expect(try copy == restored("Foundation.UUID", text))
            #expect(
                try String(decoding: JSONEncoder().encode(copy.codable), as: UTF8.self)
                    .contains("\"\(name)\""))
            let screen = Screen {
                NavigationStack(path: .constant(copy)) {
                    Text("Root").navigationDestination(for: UUID.self) { Text($0.uuidString) }
                }
            }
            #expect(screen.texts == [id.uuidString])
        }
    }

    private func restored(_ name: String, _ text: String) throws -> NavigationPath {
        let data = try JSONEncoder().encode([name, text])
        return NavigationPath(
            try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
    }
}
