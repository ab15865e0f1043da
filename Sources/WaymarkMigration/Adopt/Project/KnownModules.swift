// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The modules that an app on Linux can import.
enum KnownModules {
    /// True if a module comes with the toolchain or with Waymark.
    static func contains(_ name: String) -> Bool { all.contains(name) || shims.contains(name) }

    /// The modules of Apple's in whose place WaymarkModules has one.
    static let shims: Set = [
        "CoreGraphics", "CoreLocation", "CoreTransferable", "OSLog", "QuartzCore",
        "UniformTypeIdentifiers", "os",
    ]

    private static let all: Set = [
        "Combine", "Cxx", "Dispatch", "Distributed", "Foundation", "FoundationEssentials",
        "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Glibc",
        "Observation", "OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation",
        "RegexBuilder", "Swift", "SwiftUI", "Synchronization", "Testing", "WaymarkCombine",
        "WaymarkElements", "WaymarkTesting", "WaymarkUI", "XCTest", "_Concurrency",
        "_StringProcessing",
    ]
}

extension String {
    /// The name of a module for a target of this name: an identifier, and none that an import of
    /// something else means.
    var freeModuleName: String {
        let plain = moduleName
        if plain.isEmpty || KnownModules.contains(plain) { return plain + "App" }
        return plain.isIdentifier ? plain : "App" + plain
    }
}
#endif
