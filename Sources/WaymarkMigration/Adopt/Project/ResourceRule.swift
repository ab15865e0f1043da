// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The rule by which a package takes a file that is no source.
enum ResourceRule: String {
    /// As it is: a catalogue keeps its folders, whose files have equal names.
    case copy
    /// By language.
    case process

    init(_ path: String) {
        let isByLanguage = path.hasSuffix(".lproj") || path.hasSuffix(".xcstrings")
        self = isByLanguage ? .process : .copy
    }

    /// True if an app can have the file here: nothing that Xcode compiles.
    static func takes(_ path: String) -> Bool {
        !compiled.contains(ending(of: path)) && !path.hasSuffix("Info.plist")
    }

    /// True if the file is for an app to read, in a folder where nobody says what belongs to it.
    static func isPlain(_ path: String) -> Bool {
        plain.contains(ending(of: path)) && !path.hasSuffix("Info.plist")
    }

    private static func ending(of path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        return name.contains(".") ? name.split(separator: ".").last?.lowercased() ?? "" : ""
    }

    private static let compiled: Set = [
        "entitlements", "h", "icon", "intentdefinition", "metal", "mlmodel", "mlpackage",
        "playground", "rcproject", "storyboard", "swift", "xcconfig", "xcdatamodeld",
        "xcmappingmodel",
        "xcodeproj", "xcstickers", "xcworkspace", "xib",
    ]
    private static let plain: Set = [
        "aiff", "bundle", "caf", "css", "csv", "db", "geojson", "gif", "heic", "html", "jpeg",
        "jpg",
        "js", "json", "lproj", "m4a", "m4v", "mov", "mp3", "mp4", "otf", "pdf", "plist", "png",
        "sqlite", "strings", "stringsdict", "svg", "ttf", "txt", "usdz", "wav", "webp", "xcassets",
        "xcstrings", "xml",
    ]
}
#endif
