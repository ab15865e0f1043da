// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation

/// The JSON Schema of configuration files, which editors read to complete and to check them.
public enum ConfigurationSchema {
    /// The schema, as it is published.
    ///
    /// - Parameter rules: The names of all rules.
    public static func text(rules: [String]) throws -> String {
        let data = try JSONSerialization.data(
            withJSONObject: root(rules),
            options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
        return String(decoding: data, as: UTF8.self) + "\n"
    }

    private static func root(_ rules: [String]) -> [String: Any] {
        object(
            ConfigurationKey.allCases.map { ($0.rawValue, property($0, rules)) },
            [
                "$schema": "http://json-schema.org/draft-07/schema#",
                "title": Configuration.fileName,
            ])
    }

    private static func property(_ key: ConfigurationKey, _ rules: [String]) -> [String: Any] {
        let more = ["description": key.summary]
        switch key {
        case .targets, .exclude: return texts(more)
        case .baseline: return ["type": "string"].merging(more) { $1 }
        case .floors:
            return object(
                DeploymentTargets.System.allCases.map {
                    ($0.rawValue, ["type": ["string", "number"]])
                }, more)
        case .rules:
            return object(
                RulesKey.allCases.map {
                    ($0.rawValue, list(of: ["enum": rules], ["description": $0.summary]))
                }, more)
        }
    }

    private static func object(
        _ properties: [(String, [String: Any])], _ more: [String: Any]
    ) -> [String: Any] {
        [
            "type": "object", "additionalProperties": false,
            "properties": Dictionary(uniqueKeysWithValues: properties),
        ].merging(more) { $1 }
    }

    private static func texts(_ more: [String: Any]) -> [String: Any] {
        list(of: ["type": "string"], more)
    }

    /// One of a kind, or a list of them.
    private static func list(of kind: [String: Any], _ more: [String: Any]) -> [String: Any] {
        ["anyOf": [kind, ["type": "array", "items": kind] as [String: Any]]].merging(more) { $1 }
    }
}
#endif
