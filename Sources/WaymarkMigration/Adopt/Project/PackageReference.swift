// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// A package that a project takes products from.
struct PackageReference: Hashable, Sendable {
    /// The address, or the path from the folder of the project.
    let place: String
    let isLocal: Bool
    /// The versions that the project takes, as a manifest writes them: `from: "1.2.0"`.
    let versions: String

    /// The name by which products say that they come from it.
    var identity: String {
        let last = place.split(separator: "/").last.map(String.init) ?? place
        return (last.hasSuffix(".git") ? String(last.dropLast(4)) : last).lowercased()
    }

    /// True if it is known to be built on Linux.
    var isOnLinux: Bool { !isLocal && Self.onLinux.contains(identity) }

    private static let onLinux: Set = [
        "alamofire", "big-int", "bigint", "cryptoswift", "fuzi", "grdb.swift", "ink", "kanna",
        "splash", "sqlite.swift", "swift-algorithms", "swift-argument-parser",
        "swift-async-algorithms", "swift-atomics", "swift-case-paths", "swift-collections",
        "swift-crypto", "swift-custom-dump", "swift-identified-collections", "swift-log",
        "swift-markdown", "swift-numerics", "swift-parsing", "swift-system", "swiftsoup",
        "swiftyjson", "yams",
    ]
}
#endif
