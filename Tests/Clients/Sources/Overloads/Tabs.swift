// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

struct Tabs: View {
    let title = "run time"
    @State private var number = 0
    @State private var optional: Int?

    @ViewBuilder var body: some View {
        TabView { Text("a").tabItem { Label("A", systemImage: "star") }.tag(1) }
        TabView(selection: $number) {
            Text("a").tabItem { Text("A") }.tag(0)
        }
        .tabViewStyle(.automatic)
        .tabViewStyle(.page)
        .tabViewStyle(.page(indexDisplayMode: .never))
        .tabViewStyle(.sidebarAdaptable)
        .tabViewStyle(.tabBarOnly)
        chosen
        plain
    }

    private var chosen: some View {
        TabView(selection: $number) {
            Tab("A", systemImage: "star", value: 0) { Text("a") }
            Tab(title, systemImage: "star", value: 1) { Text("b") }
            Tab("A", image: "picture", value: 2) { Text("c") }
            Tab(title, image: "picture", value: 3) { Text("d") }
            Tab("A", systemImage: "star", value: 4, role: .search) { Text("e") }
            Tab(value: 5, role: .search) { Text("f") }
            Tab(value: 6) {
                Text("g")
            } label: {
                Label("G", systemImage: "star")
            }
            TabSection("More") {
                Tab("H", systemImage: "star", value: 7) { Text("h") }.badge(3)
            }
        }
    }

    @ViewBuilder private var plain: some View {
        TabView(selection: $optional) {
            Tab("A", systemImage: "star", value: Optional(1)) { Text("a") }
        }
        TabView {
            Tab("A", systemImage: "star") { Text("a") }
            Tab(title, systemImage: "star") { Text("b") }
            Tab("A", image: "picture") { Text("c") }
            Tab("A", systemImage: "star", role: .search) { Text("d") }
            Tab(role: .search) { Text("e") }
            Tab {
                Text("f")
            } label: {
                Label("F", systemImage: "star")
            }
        }
    }
}
