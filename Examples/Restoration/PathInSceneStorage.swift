// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// The path is written into the scene's storage when the app goes to the background.
///
/// What cannot be read at the start is an empty path, and what cannot be written is not saved.
struct PathInSceneStorage: View {
    @SceneStorage("wood.path") private var saved: Data?
    @State private var path = NavigationPath()
    @Environment(\.scenePhase) private var phase

    var body: some View {
        NavigationStack(path: $path) { TreeList() }
            .onAppear { path = restored }
            .onChange(of: phase) { if phase == .background { save() } }
    }

    private var restored: NavigationPath {
        let codable = saved.flatMap {
            try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: $0)
        }
        return codable.map { NavigationPath($0) } ?? NavigationPath()
    }

    private func save() {
        guard let codable = path.codable else { return }
        saved = try? JSONEncoder().encode(codable)
    }
}
