// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

@MainActor @Suite("Inspectors") struct InspectorTests {
    @Test("B45: an inspector beside a stack in a split view leaves path and screens alone")
    func anInspectorLeavesTheStackAlone() throws {
        let screen = Screen(.regular) { Inspected() }
        try screen.press("Deeper")
        #expect(screen.texts.contains("screen 1"))
        try screen.press("Count 0")
        try screen.press("Info")
        #expect(screen.texts.contains("about 1"))
        #expect(screen.texts.contains("Count 1"))
        try screen.back()
        #expect(screen.texts.contains("Deeper"))
        #expect(screen.texts.contains("about 0"))
        try screen.press("Info")
        #expect(!screen.texts.contains("about 0"))
    }

    @Test("B45: in a narrow window it is a sheet; closing that writes false")
    func narrowItIsASheet() throws {
        let screen = Screen(.compact) { Inspected() }
        try screen.press("Info")
        #expect(screen.texts.contains("about 0"))
        try screen.dismiss()
        #expect(!screen.texts.contains("about 0"))
        try screen.press("Deeper")
        #expect(screen.texts.contains("screen 1"))
    }

    @Test("B45: a resize moves it and keeps what it stands beside")
    func aResizeKeepsWhatItStandsBeside() throws {
        let screen = Screen(.regular) { Inspected() }
        try screen.press("Deeper")
        try screen.press("Count 0")
        try screen.press("Info")
        screen.resize(to: .compact)
        #expect(screen.texts.contains("about 1"))
        screen.resize(to: .regular)
        #expect(screen.texts.contains("about 1"))
        #expect(screen.texts.contains("Count 1"))
    }
}

private struct Inspected: View {
    @State private var isOpen = false
    @State private var path: [Int] = []

    var body: some View {
        NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
            Text("sidebar")
        } detail: {
            NavigationStack(path: $path) {
                VStack {
                    NavigationLink("Deeper", value: 1)
                    info
                }
                .navigationDestination(for: Int.self) { number in
                    Text("screen \(number)")
                    Counter()
                    info
                }
            }
            .inspector(isPresented: $isOpen) {
                Text("about \(path.count)").inspectorColumnWidth(min: 100, ideal: 200)
            }
        }
    }

    private var info: some View { Button("Info") { isOpen.toggle() } }
}

private struct Counter: View {
    @State private var count = 0

    var body: some View { Button("Count \(count)") { count += 1 } }
}
