// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The places of the files and folders of an Xcode project: groups are walked from the top, because
/// most paths are relative to the group around them.
struct XcodePaths {
    private(set) var paths: [String: String] = [:]

    /// - Parameter folder: The folder that the `.xcodeproj` lies in.
    init(_ objects: XcodeObjects, folder: String) {
        guard let root = objects.root, let main = root["mainGroup"] else { return }
        let top = root["projectDirPath"].map { Self.join(folder, $0) } ?? folder
        walk(main, in: top, top: top, objects)
    }

    private mutating func walk(
        _ id: String, in parent: String, top: String, _ objects: XcodeObjects
    ) {
        guard paths[id] == nil, let object = objects[id] else { return }
        let base =
            switch object["sourceTree"] {
            case "SOURCE_ROOT": top
            case "<absolute>": "/"
            default: parent
            }
        let own = object["path"].map { Self.join(base, $0) } ?? base
        paths[id] = own
        for child in object.list("children") { walk(child, in: own, top: top, objects) }
    }

    private static func join(_ folder: String, _ path: String) -> String {
        if path.isEmpty { return folder }
        if path.hasPrefix("/") { return path }
        return folder.hasSuffix("/") ? folder + path : folder + "/" + path
    }
}
#endif
