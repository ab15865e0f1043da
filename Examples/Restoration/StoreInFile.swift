// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// A stack over a store that keeps its path in a file of its own.
struct StoreInFile: View {
    @Bindable var store: FileStore

    var body: some View { NavigationStack(path: $store.path) { TreeList() } }
}

/// The same with a path of any values.
struct MixedStoreInFile: View {
    @Bindable var store: MixedFileStore

    var body: some View { NavigationStack(path: $store.path) { TreeList() } }
}
