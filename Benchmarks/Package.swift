// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import PackageDescription

let package = Package(
    name: "benchmarks",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "waymark", path: "..", traits: ["Web"])],
    targets: [
        .systemLibrary(name: "Allocations"),
        .executableTarget(
            name: "benchmarks",
            dependencies: [
                "Allocations",
                .product(name: "SwiftUI", package: "waymark"),
                .product(name: "WaymarkTesting", package: "waymark"),
                .product(name: "WaymarkWeb", package: "waymark"),
            ]),
        .executableTarget(
            name: "page",
            dependencies: [
                .product(name: "SwiftUI", package: "waymark"),
                .product(name: "WaymarkWeb", package: "waymark"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
