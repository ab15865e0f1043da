// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import Testing

@testable import WaymarkUI

@Suite struct StoredBytesTests {
    private struct Inner {
        var isOn = true
        var count = 1
    }

    private struct Outer {
        var inner = Inner()
        var label = "some words that need memory"
        var isLast = false
        var size = 2.0
    }

    @Test func propertiesOfPropertiesCountAndBytesBetweenThemDoNot() {
        #expect(StoredBytes(of: Outer.self).ranges == [0..<1, 8..<33, 40..<48])
    }

    @Test func whatHasNoPropertiesCountsAsAWhole() {
        #expect(StoredBytes(of: Int?.self).ranges == [0..<9])
        #expect(StoredBytes(of: Void.self).ranges.isEmpty)
    }

    @Test func valuesInMemoryOfTwoKindsAreOne() {
        #expect(areEqual(Outer(), Outer()))
        #expect(!areEqual(Outer(), Outer(inner: Inner(isOn: false))))
        #expect(!areEqual(Outer(), Outer(size: 3)))
    }

    /// Puts two values where there was something else before, and compares them there.
    private func areEqual(_ left: Outer, _ right: Outer) -> Bool {
        let places = [(left, UInt8(0)), (right, UInt8(255))].map { value, noise in
            let place = UnsafeMutablePointer<Outer>.allocate(capacity: 1)
            memset(place, Int32(noise), MemoryLayout<Outer>.size)
            place.initialize(to: value)
            memset(UnsafeMutableRawPointer(place) + 1, Int32(noise), 7)
            return place
        }
        defer { for place in places { place.deinitialize(count: 1).deallocate() } }
        return StoredBytes(of: Outer.self).areEqual(places[0], places[1])
    }
}
