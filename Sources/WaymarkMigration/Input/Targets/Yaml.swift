// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Yams

/// A value of a YAML file, with its anchors and merged mappings resolved.
enum Yaml: Equatable {
    case scalar(String)
    case list([Yaml])
    case mapping([String: Yaml])

    /// Reads the first document of a text; `nil` where it is empty or cannot be read.
    init?(_ text: String) {
        guard let node = try? Yams.compose(yaml: text) else { return nil }
        self.init(node)
    }

    private init(_ node: Node) {
        if let mapping = node.mapping {
            self = Self.mapping(mapping)
        } else if let sequence = node.sequence {
            self = .list(sequence.map(Yaml.init))
        } else {
            self = .scalar(node.scalar?.string ?? "")
        }
    }

    /// A mapping with what its `<<` brings in, which its own members replace.
    private static func mapping(_ mapping: Node.Mapping) -> Yaml {
        var members: [String: Yaml] = [:]
        for (key, value) in mapping { members[key.scalar?.string ?? ""] = Yaml(value) }
        let merged = members.removeValue(forKey: "<<")?.elements ?? []
        for inherited in merged {
            members.merge(inherited.members) { own, _ in own }
        }
        return .mapping(members)
    }

    subscript(key: String) -> Yaml? {
        if case .mapping(let members) = self { members[key] } else { nil }
    }

    var text: String? { if case .scalar(let text) = self { text } else { nil } }

    var members: [String: Yaml] {
        if case .mapping(let members) = self { members } else { [:] }
    }

    /// Returns this with what another value adds: members are put together, lists joined, and
    /// anything else is replaced.
    func merging(_ other: Yaml) -> Yaml {
        switch (self, other) {
        case (.mapping(let own), .mapping(let added)):
            .mapping(own.merging(added) { $0.merging($1) })
        case (.list(let own), .list(let added)): .list(own + added)
        default: other
        }
    }

    /// The elements of a list; another value is a list of itself.
    var elements: [Yaml] { if case .list(let elements) = self { elements } else { [self] } }
}
#endif
