// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// Each builder takes `if #available`, with its `else` where Apple's does.
struct Availability: View {
    @State private var tab = 0

    var body: some View {
        if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *) {
            NavigationStack { Text("new").toolbar { items } }
        } else {
            NavigationView { Text("old") }.navigationViewStyle(.columns)
        }
        tabs
    }

    @ToolbarContentBuilder private var items: some ToolbarContent {
        if #available(iOS 26, macOS 26, *) {
            ToolbarSpacer(.fixed)
        }
        ToolbarItem { Button("Add") {} }
    }

    private var tabs: some View {
        TabView(selection: $tab) {
            Tab("One", systemImage: "star", value: 0) { Text("1") }
            if #available(iOS 99, *) {
                Tab("Two", systemImage: "star", value: 1) { Text("2") }
            } else {
                Tab("Three", systemImage: "star", value: 2, role: .search) { Text("3") }
            }
        }
    }
}

struct AvailabilityApp: App {
    var body: some Scene {
        WindowGroup { Availability() }
            .commands {
                SidebarCommands()
                CommandMenu("Recipe") { Button("Cook") {} }
                if #available(macOS 13, *) {
                    CommandGroup(after: .newItem) { Button("New") {} }
                }
            }
    }
}
