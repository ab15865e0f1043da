// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import SwiftUI
import Testing
import WaymarkTesting

@MainActor @Suite("Colours and pictures by name") struct AssetTests {
    @Test func anUnknownColourIsAnIssueAndTheAccentColour() {
        let screen = Screen { Unpainted() }
        #expect(screen.issues.map(\.kind) == [.unknownColor(name: "nowhere")])
        #expect(Color("AccentColor") == Color.accentColor)
    }

    @Test func anUnknownPictureIsAnIssueAndHasAPlaceholder() {
        let screen = Screen { Image("nowhere") }
        #expect(screen.issues.map(\.kind) == [.unknownPicture(name: "nowhere")])
        #expect(screen.outline.contains("image \"nowhere\""))
    }

    @Test func aTestSaysTheSizeOfTheWindowAndTheLooks() {
        let screen = Screen(
            width: 390, height: 300, typeSize: .accessibility1, colorScheme: .dark
        ) { Looks() }
        #expect(screen.texts == ["compact compact accessibility1 dark"])
        let wide = Screen(width: 1_024, height: 800) { Looks() }
        #expect(wide.texts == ["regular regular large light"])
    }

    @Test func theSizeOfTextStaysWithinARange() {
        let screen = Screen(typeSize: .accessibility3) {
            Looks().dynamicTypeSize(.small ... .xxLarge)
        }
        #expect(screen.texts == ["compact regular xxLarge light"])
    }
}

private struct Unpainted: View {
    var body: some View { Text("x").foregroundStyle(Color("nowhere")) }
}

private struct Looks: View {
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.verticalSizeClass) private var height
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        Text(verbatim: "\(name(width)) \(name(height)) \(size) \(scheme)")
    }

    private func name(_ size: UserInterfaceSizeClass?) -> String {
        size == .compact ? "compact" : "regular"
    }
}
