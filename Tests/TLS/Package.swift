// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// An app that speaks https itself, as others write it, outside the package; `Scripts/check tls`
// builds it and looks at it in a browser.

import PackageDescription

let package = Package(
    name: "tls",
    platforms: [.macOS(.v14)],
    dependencies: [
        .package(name: "waymark", path: "../..", traits: ["TLS"]),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.0"),
    ],
    targets: [
        .executableTarget(
            name: "secure", dependencies: [.product(name: "SwiftUI", package: "waymark")]),
        .testTarget(
            name: "SecureTests",
            dependencies: [
                "secure",
                .product(name: "SwiftUI", package: "waymark"),
                .product(name: "WaymarkWeb", package: "waymark"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "NIOTLS", package: "swift-nio"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
