// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// An app as others write it, outside the package; `Scripts/check clients` builds it in both
// language modes.

import PackageDescription

let mode: SwiftLanguageMode = Context.environment["WAYMARK_CLIENT_MODE"] == "5" ? .v5 : .v6

/// An app's own files see Combine by its own name, and those that import Foundation alone what
/// Foundation has on Apple's systems.
let combine: [SwiftSetting] = [
    .unsafeFlags([
        "-module-alias", "Combine=WaymarkCombine",
        "-Xfrontend", "-import-module", "-Xfrontend", "FoundationNetworking",
        "-Xfrontend", "-import-module", "-Xfrontend", "SwiftUI",
        "-Xfrontend", "-import-module", "-Xfrontend", "WaymarkCombine",
    ])
]

/// The names by which files import other modules of Apple's, and those that they get.
let modules: [SwiftSetting] = [
    .unsafeFlags(
        ["CoreGraphics", "CoreLocation", "CoreTransferable", "OSLog", "QuartzCore",
            "UniformTypeIdentifiers",
        ].flatMap { ["-module-alias", "\($0)=Waymark\($0)"] }
            + ["-module-alias", "os=WaymarkOS"])
]

let package = Package(
    name: "clients",
    defaultLocalization: "en",
    dependencies: [.package(name: "waymark", path: "../..", traits: [])],
    targets: [
        .executableTarget(
            name: "Kitchen", dependencies: [.product(name: "SwiftUI", package: "waymark")]),
        .target(
            name: "Overloads", dependencies: [.product(name: "SwiftUI", package: "waymark")]),
        .target(
            name: "Combined",
            dependencies: [
                .product(name: "SwiftUI", package: "waymark"),
                .product(name: "WaymarkCombine", package: "waymark"),
            ],
            swiftSettings: combine),
        .executableTarget(
            name: "Atlas", dependencies: [.product(name: "SwiftUI", package: "waymark")],
            exclude: ["Info.plist"],
            resources: [
                .copy("Assets.xcassets"), .process("Localizable.xcstrings"),
                .process("de.lproj"), .process("en.lproj"), .process("places.json"),
            ],
            plugins: [.plugin(name: "WaymarkAssets", package: "waymark")]),
        .testTarget(
            name: "AtlasTests",
            dependencies: ["Atlas", .product(name: "WaymarkTesting", package: "waymark")]),
        .testTarget(
            name: "CombinedTests",
            dependencies: [
                "Combined", .product(name: "WaymarkTesting", package: "waymark"),
                .product(name: "WaymarkCombine", package: "waymark"),
            ],
            swiftSettings: combine),
        .target(
            name: "Modular", dependencies: [.product(name: "WaymarkModules", package: "waymark")],
            swiftSettings: modules),
        .testTarget(
            name: "ModularTests",
            dependencies: ["Modular", .product(name: "WaymarkModules", package: "waymark")],
            swiftSettings: modules),
        .testTarget(
            name: "KitchenTests",
            dependencies: [
                "Kitchen", "Overloads", .product(name: "WaymarkTesting", package: "waymark"),
            ]),
    ],
    swiftLanguageModes: [mode]
)
