// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// A node of the map, which becomes a screen.
enum MapNode: Hashable {
    case view(MapType)
    case inline(path: String, offset: Int)
    case scene(path: String, offset: Int)
    case url
}

/// An exit, and where its names are looked up.
struct PlacedExit {
    let exit: MapExit
    let scope: MapScope
}

/// The place that an exit leads to.
struct MapTarget: Hashable {
    let node: MapNode
    /// The words for what decides among several targets.
    var label = ""
}

/// A way from node to node.
struct MapWay: Hashable {
    let from: MapNode
    let to: MapNode
    let kind: NavigationMap.Edge.Kind
    let label: String
    let path: String
    let offset: Int
}
#endif
