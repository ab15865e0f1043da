// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing

@testable import WaymarkTesting

@MainActor @Suite("Environment of screens") struct ScreenEnvironmentTests {
    @Test(
        "NAV-185: what is set on the stack reaches every screen; what is set on the root reaches none"
    )
    func theStacksEnvironmentReachesEveryScreen() throws {
        let screen = Screen {
            NavigationStack {
                VStack {
                    LocaleLabel()
                    NavigationLink("Value", value: 1)
                    NavigationLink("View") { LocaleLabel() }
                }
                .navigationDestination(for: Int.self) { _ in LocaleLabel() }
                .environment(\.locale, Locale(identifier: "fr_FR"))
            }
            .environment(\.locale, Locale(identifier: "de_DE"))
        }
        #expect(screen.texts.first == "fr_FR")
        for name in ["Value", "View"] {
            try screen.press(name)
            #expect(screen.texts == ["de_DE"])
            try screen.back()
        }
    }

    @Test("NAV-185: a change of the stack's environment reaches pushed screens, covered ones too")
    func changesReachPushedScreens() throws {
        let name = Recorded("de_DE")
        let path = Recorded([1, 2])
        let screen = Screen { LocalizedStack(name: name, path: path) }
        name.value = "it_IT"
        screen.resize(to: .compact)
        #expect(screen.texts == ["it_IT"])
        try screen.back()
        #expect(screen.texts == ["it_IT"])
    }

    @Test("NAV-212: a change of a display mode beneath reaches every screen that inherits it")
    func displayModesAreInheritedWhenTheyChange() {
        let isInline = Recorded(false)
        let screen = Screen { ModeStack(isInline: isInline) }
        #expect(screen.frontScreens.last?.screen?.titleDisplay == .large)
        isInline.value = true
        screen.resize(to: .compact)
        #expect(screen.frontScreens.last?.screen?.titleDisplay == .inline)
    }

    @Test("NAV-158: a private type keeps one name, without the address of its context")
    func privateTypesKeepOneName() throws {
        var path = NavigationPath()
        path.append(PrivateItem(x: 1))
        let data = try JSONEncoder().encode(path.codable)
        #expect(String(decoding: data, as: UTF8.self).hasPrefix(#"["WaymarkUITests.PrivateItem","#))
        let saved = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
        let screen = Screen {
            NavigationStack(path: .constant(NavigationPath(saved))) {
                Text("Root").navigationDestination(for: PrivateItem.self) { Text("item \($0.x)") }
            }
        }
        #expect(screen.texts == ["item 1"])
    }
}

private struct PrivateItem: Hashable, Codable { var x: Int }

private struct LocaleLabel: View {
    @Environment(\.locale) private var locale

    var body: some View { Text(locale.identifier) }
}

private struct LocalizedStack: View {
    let name: Recorded<String>
    let path: Recorded<[Int]>

    var body: some View {
        NavigationStack(path: path.binding) {
            Text("Root").navigationDestination(for: Int.self) { _ in LocaleLabel() }
        }
        .environment(\.locale, Locale(identifier: name.value))
    }
}

private struct ModeStack: View {
    let isInline: Recorded<Bool>

    var body: some View {
        NavigationStack(path: .constant([1, 2])) {
            Text("Root").navigationTitle("Root")
                .navigationBarTitleDisplayMode(isInline.value ? .inline : .large)
                .navigationDestination(for: Int.self) {
                    Text("Number \($0)").navigationTitle("Number \($0)")
                }
        }
    }
}
