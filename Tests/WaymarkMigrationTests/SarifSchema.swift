// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    import Foundation

    /// What SARIF 2.1.0 asks of the objects that the tool writes; `Scripts/check-sarif` asks the
    /// whole schema.
    enum SarifSchema {
        private indirect enum Shape: Sendable {
            case text, flag, number(from: Int)
            case oneOf([String])
            case list(Shape)
            case object(String)
            /// Members of any name.
            case bag(Shape)
        }

        /// The members that an object may have; those with a `!` it must have.
        private static let objects: [String: [String: Shape]] = [
            "log": [
                "$schema": .text, "version!": .oneOf(["2.1.0"]), "runs!": .list(.object("run")),
            ],
            "run": [
                "tool!": .object("tool"),
                "columnKind": .oneOf(["utf16CodeUnits", "unicodeCodePoints"]),
                "invocations": .list(.object("invocation")), "results": .list(.object("result")),
            ],
            "tool": ["driver!": .object("driver")],
            "driver": ["name!": .text, "rules": .list(.object("rule"))],
            "rule": [
                "id!": .text, "shortDescription": .object("message"), "help": .object("message"),
                "defaultConfiguration": .object("configuration"), "properties": .bag(.text),
            ],
            "configuration": ["level": level],
            "invocation": [
                "executionSuccessful!": .flag,
                "toolExecutionNotifications": .list(.object("notification")),
            ],
            "notification": [
                "message!": .object("message"), "level": level,
                "locations": .list(.object("location")),
            ],
            "result": [
                "message!": .object("message"), "ruleId": .text, "ruleIndex": .number(from: -1),
                "level": level, "locations": .list(.object("location")),
                "partialFingerprints": .bag(.text), "fixes": .list(.object("fix")),
                "properties": .bag(.text),
            ],
            "message": ["text": .text],
            "location": ["physicalLocation": .object("physical")],
            "physical": ["artifactLocation": .object("artifact"), "region": .object("region")],
            "artifact": ["uri": .text, "uriBaseId": .text],
            "region": [
                "startLine": .number(from: 1), "startColumn": .number(from: 1),
                "endLine": .number(from: 1), "endColumn": .number(from: 1),
            ],
            "fix": ["artifactChanges!": .list(.object("change"))],
            "change": [
                "artifactLocation!": .object("artifact"),
                "replacements!": .list(.object("replacement")),
            ],
            "replacement": [
                "deletedRegion!": .object("region"), "insertedContent": .object("message"),
            ],
        ]

        private static let level = Shape.oneOf(["none", "note", "warning", "error"])

        /// Where an object is not as the standard says, in the order of the places.
        static func faults(of value: Any, as object: String) -> [String] {
            faults(of: value, .object(object), at: "").sorted()
        }

        private static func faults(of value: Any, _ shape: Shape, at place: String) -> [String] {
            switch (shape, value) {
            case (.text, is String), (.flag, is Bool): []
            case (.number(let least), let number as Int) where number >= least: []
            case (.oneOf(let allowed), let text as String) where allowed.contains(text): []
            case (.list(let shape), let list as [Any]):
                list.enumerated().flatMap { faults(of: $1, shape, at: "\(place)/\($0)") }
            case (.bag(let shape), let object as [String: Any]):
                object.flatMap { faults(of: $1, shape, at: "\(place)/\($0)") }
            case (.object(let name), let object as [String: Any]):
                faults(of: object, objects[name, default: [:]], at: place)
            default: ["\(place): \(value)"]
            }
        }

        private static func faults(
            of object: [String: Any], _ members: [String: Shape], at place: String
        ) -> [String] {
            let missing = members.keys.filter { $0.hasSuffix("!") }.map { String($0.dropLast()) }
                .filter { object[$0] == nil }
            return missing.map { "\(place)/\($0): missing" }
                + object.flatMap { name, value -> [String] in
                    guard let shape = members[name] ?? members[name + "!"] else {
                        return ["\(place)/\(name): unknown"]
                    }
                    return faults(of: value, shape, at: "\(place)/\(name)")
                }
        }
    }
#endif
