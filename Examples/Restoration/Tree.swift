// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// A tree of the small wood that all examples walk through.
struct Tree: Identifiable, Hashable, Codable {
    let id: Int
    let name: String

    static let all = [
        Tree(id: 1, name: "Ash"), Tree(id: 2, name: "Beech"), Tree(id: 3, name: "Elm"),
    ]

    /// `nil` for a tree that was felled since its number was written down.
    static func find(_ id: Int) -> Tree? { all.first { $0.id == id } }
}

/// One tree, and the ways to the others.
struct TreeScreen: View {
    let tree: Tree

    var body: some View {
        List(Tree.all) { other in
            if other != tree { NavigationLink("To \(other.name)", value: other) }
        }
        .navigationTitle(tree.name)
    }
}

/// The first screen of a stack of trees.
struct TreeList: View {
    var body: some View {
        List(Tree.all) { NavigationLink($0.name, value: $0) }
            .navigationTitle("Wood")
            .navigationDestination(for: Tree.self) { TreeScreen(tree: $0) }
    }
}
