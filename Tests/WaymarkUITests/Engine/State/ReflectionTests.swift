// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Testing

@testable import WaymarkUI

@Suite struct ReflectionTests {
    @Test func theRuntimeTellsWhatTheGraphReliesOn() {
        #expect(ReflectionCheck().fault == nil)
    }

    @Test func aRuntimeThatTellsSomethingElseIsNoticed() {
        #expect(ReflectionCheck(properties: { _ in nil }).fault == "it names no properties at all")
        let misplaced = ReflectionCheck(properties: { type in
            Reflection.properties(of: type)?.map {
                StoredProperty(
                    name: $0.name, type: $0.type, offset: $0.offset + 1, isStruct: $0.isStruct)
            }
        })
        #expect(misplaced.fault == "it gives wrong places for properties")
        let reordered = ReflectionCheck(properties: { Reflection.properties(of: $0)?.reversed() })
        #expect(reordered.fault?.hasPrefix("it names") == true)
        let mistyped = ReflectionCheck(properties: { type in
            Reflection.properties(of: type)?.map {
                StoredProperty(name: $0.name, type: Int.self, offset: $0.offset, isStruct: false)
            }
        })
        #expect(mistyped.fault == "it gives wrong types for properties")
        #expect(ReflectionCheck(keyPaths: { [:] }).fault == "it gives key paths for []")
    }

    @Test func nothingStartsWhereWritesToStateWouldBeLost() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            ReflectionCheck(properties: { _ in nil }).run()
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains("it names no properties at all. Writes to '@State' would be lost"))
        #expect(said.contains("Build with the Swift version that Waymark's README names"))
    }
}
