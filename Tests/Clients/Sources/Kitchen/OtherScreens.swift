// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// A value for screens in the styles of several years of the API, which only have to compile.
struct Shelf: Codable, Hashable, Identifiable {
    let id: Int
    let name: String
}

@Observable
final class Pantry {
    var shelves = [Shelf(id: 1, name: "Top"), Shelf(id: 2, name: "Bottom")]
    var path: [Shelf] = []
}

final class OldPantry: ObservableObject {
    @Published var openShelf: Int?
}

extension EnvironmentValues {
    @Entry var unit = "g"
}

struct PantryColumns: View {
    @State private var pantry = Pantry()
    @State private var selection: Shelf.ID?
    @State private var visibility = NavigationSplitViewVisibility.automatic
    @SceneStorage("shelf") private var lastShelf: Int?

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            List(pantry.shelves, selection: $selection) { shelf in
                NavigationLink(shelf.name, value: shelf.id)
            }
            .navigationTitle("Pantry")
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button("Clear", role: .destructive) { selection = nil }
                }
            }
        } detail: {
            ShelfStack(pantry: pantry)
        }
        .onChange(of: selection) { lastShelf = selection }
    }
}

struct ShelfStack: View {
    @Bindable var pantry: Pantry
    @Environment(\.unit) private var unit
    @State private var isShowingHelp = false

    var body: some View {
        NavigationStack(path: $pantry.path) {
            Button("Help") { isShowingHelp = true }
                .navigationDestination(for: Shelf.self) { Text("\($0.name) in \(unit)") }
                .sheet(isPresented: $isShowingHelp) { Text("Everything has its place.") }
        }
    }
}

struct OldPantryList: View {
    @StateObject private var pantry = OldPantry()
    @Environment(\.presentationMode) private var presentationMode

    @available(*, deprecated, message: "links with a tag are deprecated")
    var body: some View {
        if #available(iOS 16, macOS 13, *) {
            PantryColumns()
        } else {
            NavigationView {
                NavigationLink(
                    "Top", destination: Text("Top shelf"), tag: 1, selection: $pantry.openShelf)
            }
            .navigationViewStyle(.stack)
        }
    }
}

#Preview {
    PantryColumns()
}
