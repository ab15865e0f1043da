// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

struct Tabs: View {
    let title = "run time"
    let resource: LocalizedStringResource = "resource"
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
            sections
        }
    }

    @TabContentBuilder<Int> private var sections: some TabContent<Int> {
        TabSection(title) { Tab("A", systemImage: "star", value: 8) { Text("i") } }
        TabSection { Tab(resource, systemImage: "star", value: 9) { Text("j") } }
        TabSection(resource) { Tab(resource, image: "picture", value: 10) { Text("k") } }
        TabSection {
            Tab("A", systemImage: "star", value: 11) { Text("l") }
        } header: {
            Label("More", systemImage: "star")
        }
    }

    /// A selection that may be absent.
    private func chosen(_ selection: Binding<Int>?) -> some View {
        TabView(selection: selection) {
            Tab("A", systemImage: "star", value: 0) {
                Text("a").toolbar(.hidden, for: .tabBar).toolbarVisibility(.visible, for: .tabBar)
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
            Tab(title, image: "picture") { Text("c") }
            Tab(resource, image: "picture") { Text("c") }
            Tab(resource, systemImage: "star") { Text("c") }
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
