// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import OpenCombine
import SwiftUI

/// Each notification of the model is awaited and its state saved, after it was restored.
struct SavingLoop: View {
    @StateObject private var model = NavigationModel()
    @SceneStorage("wood.loop") private var saved: Data?

    var body: some View {
        NavigationStack(path: $model.trees) { TreeList() }
            .task {
                model.json = saved
                for await _ in model.objectWillChange.values { saved = model.json }
            }
    }
}
