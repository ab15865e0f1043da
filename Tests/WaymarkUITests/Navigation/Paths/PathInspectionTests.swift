// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

private struct Recipe: Hashable, Codable { var id: Int }

/// Tests of the members that let an app look into a path; Apple's has none of them (B33).
@MainActor @Suite("Looking into a path") struct PathInspectionTests {
    @Test("B33: a path shows its values, in their order")
    func aPathShowsItsValues() {
        var path = NavigationPath()
        #expect(path.elements.isEmpty)
        #expect(path.last == nil)
        path.append(1)
        path.append("two")
        #expect(path.elements.count == 2)
        #expect(path.elements.first as? Int == 1)
        #expect(path.last as? String == "two")
    }

    @Test("B33: a path knows whether it holds a value of exactly that type")
    func aPathKnowsWhatItHolds() {
        let path = NavigationPath([1, 2])
        #expect(path.contains(2))
        #expect(!path.contains(3))
        #expect(!path.contains(2.0))
        #expect(path.last(as: Int.self) == 2)
        #expect(path.last(as: String.self) == nil)
    }

    @Test("B33: popping to a type removes what lies above its last value")
    func poppingToATypeRemovesWhatLiesAbove() {
        var path = NavigationPath()
        for id in 1...2 {
            path.append(Recipe(id: id))
            path.append("note \(id)")
        }
        let popped = path.pop(to: Recipe.self)
        #expect(popped)
        #expect(path.last as? Recipe == Recipe(id: 2))
        #expect(path.count == 3)
        let found = path.pop(to: Double.self)
        #expect(!found)
        #expect(path.count == 3)
    }

    @Test(
        "B33, NAV-155: restored values are decoded to be looked at, and stay as they were written")
    func restoredValuesCanBeLookedAt() throws {
        var path = try restored(#"["Gone.Kind","{ }","Swift.Int"," 7"]"#)
        #expect(path.contains(7))
        let last = try #require(path.last as? NavigationPath.UndecodedElement)
        #expect(last.typeName == "Gone.Kind")
        #expect(last.json == "{ }")
        path.pop(to: Int.self)
        let data = try JSONEncoder().encode(path.codable)
        #expect(String(decoding: data, as: UTF8.self) == #"["Swift.Int"," 7"]"#)
    }

    private func restored(_ text: String) throws -> NavigationPath {
        NavigationPath(
            try JSONDecoder().decode(
                NavigationPath.CodableRepresentation.self, from: Data(text.utf8)))
    }
}
