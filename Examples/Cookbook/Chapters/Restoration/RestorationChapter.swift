// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// A path that is kept with the scene, so that a reload opens the same screen.
struct RestorationChapter: View {
    @SceneStorage("restoration.path") private var saved: Data?
    @State private var path = NavigationPath()

    var body: some View {
        VStack(spacing: 0) {
            NavigationStack(path: $path) {
                RestorationRoot()
                    .bookDestinations()
            }
            Divider()
            PathBar(trail: "Screens kept: \(path.count)", isAtRoot: path.isEmpty) {
                path = NavigationPath()
            }
        }
        .onAppear {
            restore()
        }
        .onChange(of: path) {
            save()
        }
    }

    /// Starts with an empty path when nothing was kept or what was kept cannot be read.
    private func restore() {
        guard let saved else { return }
        let decoder = JSONDecoder()
        if let kept = try? decoder.decode(NavigationPath.CodableRepresentation.self, from: saved) {
            path = NavigationPath(kept)
        }
    }

    /// Keeps the path, unless it holds a value that cannot be written down.
    private func save() {
        guard let codable = path.codable else { return }
        saved = try? JSONEncoder().encode(codable)
    }
}
