// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Testing
import WaymarkTesting

@testable import Kitchen

@MainActor @Test func aDishOpensAndBackReturns() throws {
    let screen = Screen(app: KitchenApp.self)
    try screen.press("Goulash")
    #expect(screen.title == "Goulash")
    #expect(screen.texts.contains("As many onions as meat."))
    try screen.back()
    #expect(screen.title == "Kitchen")
}
