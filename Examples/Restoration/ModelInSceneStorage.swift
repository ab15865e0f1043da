// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import OpenCombine
import SwiftUI

/// A model is restored from the scene's storage, and only then saved with each change.
struct ModelInSceneStorage: View {
    @StateObject private var model = NavigationModel()
    @SceneStorage("wood.model") private var saved: Data?

    var body: some View {
        NavigationSplitView(columnVisibility: $model.columns) {
            List(["North", "South"], id: \.self, selection: $model.grove) { Text($0) }
                .navigationTitle("Groves")
        } detail: {
            NavigationStack(path: $model.trees) { TreeList() }
        }
        .task {
            if let saved { model.json = saved }
            for await _ in changes { saved = model.json }
        }
    }

    /// The latest change; older ones that were not looked at yet are left out.
    private var changes: AsyncPublisher<Publishers.Buffer<ObservableObjectPublisher>> {
        model.objectWillChange.buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest).values
    }
}
