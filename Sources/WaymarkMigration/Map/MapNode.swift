// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// What becomes a screen of the map.
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

/// Where an exit leads.
struct MapTarget: Hashable {
    let node: MapNode
    /// What decides among several targets.
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
