// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// An app with resources of each kind, as it would be written for Apple's systems.
@main struct AtlasApp: App {
    var body: some Scene {
        WindowGroup { AtlasView() }
    }
}

struct AtlasView: View {
    @State private var places = AtlasData.places
    @State private var notice = ""

    var body: some View {
        NavigationStack {
            List {
                Image(.logo)
                Label("Welcome to the atlas", image: .Icons.star)
                Text("Tap a place").foregroundStyle(.brand)
                Text("\(places.count) places").bold()
                Text("\(places.count) places in \(1) countries")
                ForEach(places, id: \.self) { Text("\($0) is in \("Europe")") }
                Text("Close", tableName: "Legacy")
                Text("\(Int32(1)) maps", tableName: "Legacy")
                Button("atlas.about") { notice = String(localized: "atlas.about") }
                Text(verbatim: notice)
            }
            .navigationTitle("Places")
        }
        .tint(Color("BrandColor"))
    }
}

enum AtlasData {
    /// The places in a file, found as apps find their files.
    static var places: [String] {
        guard let url = Bundle.main.url(forResource: "places", withExtension: "json"),
            let data = try? Data(contentsOf: url)
        else { return [] }
        return (try? JSONDecoder().decode([String].self, from: data)) ?? []
    }

    static var version: String {
        Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "unknown"
    }
}
