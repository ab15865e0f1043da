// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation

/// The objects of a `project.pbxproj` by their identifiers, as Xcode writes them.
struct XcodeObjects {
    /// One object: its kind and what it refers to.
    struct Object {
        fileprivate let values: [String: PropertyList]

        var kind: String { self["isa"] ?? "" }

        subscript(key: String) -> String? { values[key]?.text }

        func list(_ key: String) -> [String] { values[key]?.texts ?? [] }

        func table(_ key: String) -> [String: PropertyList] { values[key]?.table ?? [:] }

        /// The version of Xcode that last looked over the project, as `1620`; 0 when nobody
        /// says.
        var lastXcode: Int {
            let version = values["attributes"]?.table?["LastUpgradeCheck"]?.text
            return version.flatMap { Int($0) } ?? 0
        }

        /// Build settings; a list is joined by blanks, as Xcode does.
        var settings: [String: String] {
            let settings = values["buildSettings"]?.table ?? [:]
            return settings.compactMapValues { value in
                value.text ?? value.texts?.joined(separator: " ")
            }
        }
    }

    private let objects: [String: Object]
    private let rootID: String

    /// Reads the bytes of a project file; `nil` when they are not one.
    init?(_ data: Data) {
        guard let top = PropertyList(data)?.table, let root = top["rootObject"]?.text,
            let objects = top["objects"]?.table
        else { return nil }
        self.objects = objects.compactMapValues { $0.table.map(Object.init) }
        rootID = root
    }

    subscript(id: String) -> Object? { objects[id] }

    var root: Object? { objects[rootID] }

    /// The objects of a kind, by their identifiers.
    func all(ofKind kind: String) -> [String: Object] {
        objects.filter { $0.value.kind == kind }
    }

    func all(_ ids: [String]) -> [Object] { ids.compactMap { objects[$0] } }

    /// The configurations that a project or a target has, by name.
    func configurations(of object: Object) -> [String: Object] {
        let list = object["buildConfigurationList"].flatMap { objects[$0] }
        let found = all(list?.list("buildConfigurations") ?? [])
        return Dictionary(
            found.map { ($0["name"] ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    }
}
#endif
