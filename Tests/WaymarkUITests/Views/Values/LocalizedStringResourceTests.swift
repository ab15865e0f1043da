// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import SwiftUI
import Testing
import WaymarkTesting

@MainActor @Suite("Resources of text") struct LocalizedStringResourceTests {
    @Test("a literal is key and text; values are filled in")
    func literalsAreKeyAndText() {
        let count = 3
        let resource: LocalizedStringResource = "\(count) books"
        #expect(resource.key == "%lld books")
        #expect(resource.defaultValue == "\(count) books")
        #expect(String(localized: resource) == "3 books")
    }

    @Test("a default value is shown in place of the key")
    func theDefaultValueIsShown() {
        let resource = LocalizedStringResource(
            "books.title", defaultValue: "Books", table: "Shop", locale: Locale(identifier: "de"),
            comment: "Title of the list")
        #expect(resource.key == "books.title")
        #expect(resource.table == "Shop")
        #expect(resource.locale == Locale(identifier: "de"))
        let screen = Screen { Text(resource) }
        #expect(screen.texts == ["Books"])
    }

    @Test("a resource survives being stored")
    func resourcesSurviveBeingStored() throws {
        let resource = LocalizedStringResource("key", defaultValue: "Value", table: "T")
        let data = try JSONEncoder().encode(resource)
        #expect(try JSONDecoder().decode(LocalizedStringResource.self, from: data) == resource)
        #expect(resource != LocalizedStringResource("key", defaultValue: "Other", table: "T"))
    }

    @Test("a screen is titled by a resource")
    func screensAreTitledByResources() {
        let title = LocalizedStringResource("t", defaultValue: "Kitchen")
        let screen = Screen { NavigationStack { Text("x").navigationTitle(title) } }
        #expect(screen.title == "Kitchen")
    }
}
