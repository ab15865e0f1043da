// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The names and ids of a map's nodes: a type's name, with its file where several have it.
struct MapNames {
    private var ids: [MapNode: String] = [:]
    private var names: [MapNode: String] = [:]

    init(_ builder: MapBuilder) {
        let views = builder.nodes.compactMap {
            if case .view(let type) = $0 { type } else { nil }
        }
        let count = Dictionary(views.map { ($0.name, 1) }, uniquingKeysWith: +)
        for node in builder.nodes {
            let name = Self.name(of: node, builder)
            names[node] = name
            var id = name
            if case .view(let type) = node, count[type.name, default: 0] > 1 {
                id = "\(name) in \(type.path)"
            }
            take(id, for: node)
        }
    }

    private mutating func take(_ id: String, for node: MapNode) {
        let taken = Set(ids.values)
        var free = id
        var number = 2
        while taken.contains(free) {
            free = "\(id) \(number)"
            number += 1
        }
        ids[node] = free
    }

    private static func name(of node: MapNode, _ builder: MapBuilder) -> String {
        switch node {
        case .view(let type): return type.name
        case .url: return "URL"
        case .scene:
            guard let scene = builder.screens.scenes[node] else { return "scene" }
            return scene.exit.label.isEmpty ? scene.scope.name : scene.exit.label
        case .inline:
            if let title = builder.folds[node]?.title { return title }
            guard let placed = builder.screens.inline[node] else { return "screen" }
            let owner = placed.scope.name
            let kind = placed.exit.kind == .scene ? "root" : placed.exit.kind.rawValue
            return owner.isEmpty ? kind : "\(kind) of \(owner)"
        }
    }

    /// The name made unique.
    func id(_ node: MapNode) -> String { ids[node] ?? "" }

    /// The name as a person reads it.
    func name(_ node: MapNode) -> String { names[node] ?? "" }
}
#endif
