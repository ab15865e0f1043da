// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// As it was before paths: the chosen tag is kept with the scene, and a user activity says which
/// tree is looked at, so that it can be continued elsewhere.
struct LegacySelection: View {
    static let activityType = "org.example.wood.tree"
    @SceneStorage("wood.tree") private var chosen: String?

    @available(*, deprecated, message: "links with a tag are deprecated")
    var body: some View {
        NavigationView {
            List(Tree.all) { tree in
                NavigationLink(tree.name, tag: tree.name, selection: $chosen) {
                    LegacyTree(tree: tree)
                }
            }
            .navigationTitle("Wood")
        }
        .navigationViewStyle(.stack)
        .onContinueUserActivity(Self.activityType) { activity in
            if let tree = try? activity.typedPayload(Tree.self) { chosen = tree.name }
        }
    }
}

private struct LegacyTree: View {
    let tree: Tree

    var body: some View {
        Text("Tree number \(tree.id)")
            .navigationTitle(tree.name)
            .userActivity(LegacySelection.activityType) { activity in
                activity.title = tree.name
                activity.targetContentIdentifier = "tree/\(tree.id)"
                try? activity.setTypedPayload(tree)
            }
    }
}
