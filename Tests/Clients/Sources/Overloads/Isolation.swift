// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// Views of navigation are made anywhere; only what they show belongs to the main actor.
nonisolated struct Isolation {
    let path: Binding<NavigationPath>
    let isOn: Binding<Bool>
    let number: Binding<Int>
    let chosen: Binding<Int?>

    var stack: some View {
        NavigationStack(path: path) {
            NavigationLink("go", value: 1)
                .navigationTitle("title")
                .navigationSubtitle("subtitle")
                .navigationBarTitleDisplayMode(.inline)
                .navigationBarBackButtonHidden()
                .navigationDestination(for: Int.self) { Text("\($0)") }
                .navigationDestination(isPresented: isOn) { Text("on") }
                .navigationDestination(item: chosen) { Text("\($0)") }
                .toolbar { ToolbarItem(placement: .primaryAction) { Text("item") } }
                .toolbar(.hidden, for: .navigationBar, .tabBar)
                .toolbarRole(.editor)
        }
    }

    var columns: some View {
        NavigationSplitView {
            List(selection: chosen) { Text("row").tag(1) }.navigationSplitViewColumnWidth(200)
        } detail: {
            NavigationLink(destination: { Text("there") }, label: { Text("go") })
        }
        .navigationSplitViewStyle(.balanced)
    }

    var legacy: some View {
        NavigationView { NavigationLink("go") { Text("there") } }
            .navigationViewStyle(.stack)
    }

    var tabs: some View {
        TabView(selection: number) { Tab("A", systemImage: "star", value: 1) { Text("a") } }
            .tabViewStyle(.sidebarAdaptable)
    }

    var modals: some View {
        Text("under")
            .sheet(isPresented: isOn) { Text("sheet").interactiveDismissDisabled() }
            .popover(isPresented: isOn, arrowEdge: .top) { Text("popover") }
            .alert("Sure?", isPresented: isOn) { Text("Yes") }
            .confirmationDialog("Sure?", isPresented: isOn) { Text("Yes") }
            .inspector(isPresented: isOn) { Text("details") }
            .onOpenURL { _ in }
            .userActivity("reading") { _ in }
    }
}
