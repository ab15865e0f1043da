// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

@MainActor @Suite("What paths may count on") struct PathRuleTests {
    @Test("NAV-020: links and Back write the path, and writes to the path change the screens")
    func theBindingIsTwoWay() throws {
        let path = Recorded([Int]())
        let screen = Screen { NumberStack(path.binding) }
        try screen.press("One")
        #expect(path.value == [1])
        path.value = [1, 5]
        screen.resize(to: .compact)
        #expect(screen.title == "Number 5")
        try screen.back()
        #expect(path.value == [1])
        #expect(screen.title == "Number 1")
    }

    @Test("NAV-160, B47: values of any types may be mixed")
    func valuesOfAnyTypesMayBeMixed() throws {
        let path = Recorded(NavigationPath())
        path.value.append(1)
        path.value.append("word")
        path.value.append(2)
        let screen = Screen { MixedStack(path.binding) }
        #expect(screen.title == "Number 2")
        try screen.back()
        #expect(screen.title == "Word word")
        try screen.back()
        #expect(screen.title == "Number 1")
    }

    @Test("NAV-162: removing more than there is, or less than nothing, ends the program")
    func removingTooMuchTraps() async {
        await #expect(processExitsWith: .failure) {
            var path = NavigationPath([1])
            path.removeLast(2)
        }
        await #expect(processExitsWith: .failure) {
            var path = NavigationPath([1])
            path.removeLast(-1)
        }
    }

    @Test("NAV-162: removing nothing, or all, is fine")
    func removingAllIsFine() {
        var path = NavigationPath([1, 2])
        path.removeLast(0)
        #expect(path.count == 2)
        path.removeLast(2)
        #expect(path.isEmpty)
    }
}
