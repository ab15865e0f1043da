// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation

/// All that the schema of SARIF 2.1.0 asks of the members that the tool writes: no others are
/// allowed here. `Scripts/Checks/sarif` asks the schema itself.
enum SarifSchema {
    private indirect enum Shape: Sendable {
        case text, uri, flag, number(from: Int)
        case oneOf([String])
        case list(Shape, atLeast: Int = 0, areDistinct: Bool = false)
        case object(String)
        /// Members of any name.
        case bag(Shape)
    }

    /// The members that an object may have; those with a `!` it must have.
    private static let objects: [String: [String: Shape]] = [
        "log": [
            "$schema": .uri, "version!": .oneOf(["2.1.0"]), "runs!": .list(.object("run")),
        ],
        "run": [
            "tool!": .object("tool"),
            "columnKind": .oneOf(["utf16CodeUnits", "unicodeCodePoints"]),
            "invocations": .list(.object("invocation")), "results": .list(.object("result")),
        ],
        "tool": ["driver!": .object("driver")],
        "driver": ["name!": .text, "rules": .list(.object("rule"), areDistinct: true)],
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
            "locations": .list(.object("location"), areDistinct: true),
        ],
        "result": [
            "message!": .object("message"), "ruleId": .text, "ruleIndex": .number(from: -1),
            "level": level, "locations": .list(.object("location")),
            "partialFingerprints": .bag(.text),
            "fixes": .list(.object("fix"), areDistinct: true),
            "properties": .bag(.text),
        ],
        "message": ["text!": .text], "content": ["text": .text],
        "location": ["physicalLocation": .object("physical")],
        "physical": ["artifactLocation!": .object("artifact"), "region": .object("region")],
        "artifact": ["uri": .uri, "uriBaseId": .text],
        "region": [
            "startLine": .number(from: 1), "startColumn": .number(from: 1),
            "endLine": .number(from: 1), "endColumn": .number(from: 1),
        ],
        "fix": [
            "artifactChanges!": .list(.object("change"), atLeast: 1, areDistinct: true)
        ],
        "change": [
            "artifactLocation!": .object("artifact"),
            "replacements!": .list(.object("replacement"), atLeast: 1),
        ],
        "replacement": [
            "deletedRegion!": .object("region"), "insertedContent": .object("content"),
        ],
    ]

    private static let level = Shape.oneOf(["none", "note", "warning", "error"])

    /// The places at which an object is not as the standard says, in order, each with its fault.
    static func faults(of value: Any, as object: String) -> [String] {
        faults(of: value, .object(object), at: "").sorted()
    }

    private static func faults(of value: Any, _ shape: Shape, at place: String) -> [String] {
        switch (shape, value) {
        case (.text, is String), (.flag, is Bool): []
        case (.uri, let text as String) where text.isReference: []
        case (.number(let least), let number as Int) where number >= least: []
        case (.oneOf(let allowed), let text as String) where allowed.contains(text): []
        case (.list(let shape, let least, let areDistinct), let list as [Any]):
            (list.count < least ? ["\(place): \(list.count) items"] : [])
                + (areDistinct && list.hasDoubles ? ["\(place): doubles"] : [])
                + list.enumerated().flatMap { faults(of: $1, shape, at: "\(place)/\($0)") }
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

extension String {
    /// True if this is a URI or part of one: nothing in it would have to be escaped.
    fileprivate var isReference: Bool {
        let marks = "-._~:/?#[]@!$&'()*+,;=%"
        return utf8.allSatisfy { $0 < 128 }
            && allSatisfy { $0.isLetter || $0.isNumber || marks.contains($0) }
            && !contains(/%(?![0-9A-Fa-f]{2})/)
    }
}

extension [Any] {
    /// True if two of the values are the same.
    fileprivate var hasDoubles: Bool {
        let texts = map {
            try? JSONSerialization.data(withJSONObject: [$0], options: .sortedKeys)
        }
        return Set(texts).count < count
    }
}
#endif
