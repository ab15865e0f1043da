// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import PackageDescription

let package = Package(
    name: "library",
    platforms: [.macOS(.v14), .iOS(.v17)],
    dependencies: [.package(name: "waymark", path: "../..", traits: [])],
    targets: [
        .executableTarget(
            name: "Library",
            dependencies: [
                .product(name: "SwiftUI", package: "waymark", condition: .when(platforms: [.linux]))
            ]),
        .testTarget(
            name: "LibraryTests",
            dependencies: [
                "Library",
                .product(
                    name: "WaymarkTesting", package: "waymark",
                    condition: .when(platforms: [.linux])),
            ]),
    ]
)
